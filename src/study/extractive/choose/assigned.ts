/** What a case adds to the law, in the court's words. */
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { isLeaning } from '../text/readable.ts';
import { isShowable } from './value.ts';

const adds =
  /\b(?:first (?:time|impression|case|occasion)|we have (?:never|not (?:yet|previously))|never (?:before )?(?:held|decided|addressed)|conflict (?:among|between the (?:\w+ )?(?:circuits|courts|Courts|Circuits)|in the (?:circuits|lower courts|Circuits))|courts? (?:are|have) divided|divided (?:on|over)|circuit split|split (?:among|of authority)|disagree(?:ment)? among|overrul(?:e|ed|ing) (?!(?:(?:the|his|her|its|their|an?|[A-Z]\w+['’]s|petitioner's|defendant's) )?(?:\w+ )?(?:objection|demurrer|motion|plea|exception)s?\b)|unsettled|novel (?:question|issue|theory|claim|argument)|open question|important question|revisit|reconsider|clarify|resolve (?:the|this|a) (?:conflict|disagreement|question|split)|new rule|today (?:we|the Court))\b/i;

/** What a party says too late. */
const saidLate =
  /\b(?:raise[ds]?|argue[ds]?|made?|advance[ds]?|present(?:s|ed)?|assert(?:s|ed)?)\b[^.;]{0,60}\bfirst time\b|\bfirst time (?:on appeal|(?:at|in|during) (?:(?:his|her|its|their|the|a|oral) )?(?:reply|opening|brief|argument|petition))/i;

/** What a party asks of a court changes no law. */
const asksFor =
  /\b(?:[Rr]equest(?:s|ed)?|[Pp]rayers?|[Mm]otion|[Mm]oved) [^.;]{0,160}\b(?:reconsider|revisit|overrul|clarify)/;

/** The road not taken: "it might have been possible to overrule Oakes". */
const supposed = /\b(?:might|could|would) (?:\w+ )?have (?:been|[a-z]+ed|made|done|held)\b/;

/** A first time in the story is none in the law. */
const inTime = /\bfirst (?:time|case|occasion)\b/;
const ofCourts = /\b(?:we|us|our|impression|[Cc]ourts?|[Cc]ircuits?)\b/i;

export function additionIn({ sentences }: Read, taken: ReadonlySet<ReadSentence>): ReadSentence | undefined {
  const value = ({ salience, place, text, alone }: ReadSentence) =>
    (salience * 2 + (place < 0.2 ? 1.5 : 0) + (we.test(text) ? 1 : 0)) * alone;
  return sentences
    .filter(
      (sentence) =>
        !taken.has(sentence) &&
        isShowable(sentence, 50) &&
        adds.test(sentence.text) &&
        (!inTime.test(sentence.text) || ofCourts.test(sentence.text)) &&
        !saidLate.test(sentence.text) &&
        !asksFor.test(sentence.text) &&
        !supposed.test(sentence.text) &&
        sentence.odds.argument < 0.25 &&
        sentence.voice !== 'separate' &&
        sentence.voice !== 'below' &&
        !isLeaning(sentence.shown),
    )
    .filter((sentence) => value(sentence) >= least)
    .toSorted((one, other) => value(other) - value(one))[0];
}

const least = 0.7;
const we = cueNamed('we');

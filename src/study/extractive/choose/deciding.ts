/** The facts of this case that the court itself ties to the outcome, strongest first. */
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read/read.ts';
import { namesOf } from '../read/reading.ts';
import { leavesOpen } from './hollow.ts';
import { isShowable, oddsOf } from './value.ts';

const most = 6;
const least = 0.2;
const mostOther = 0.4;
const mostDicta = 0.3;
/** A fact that is only told decides nothing yet. */
const leastLeanedOn = 0.2;
const past = /\b(?:was|were|had|did|kept|knew|took|made|gave|told|held|left|sold|bought|[a-z]{3,}ed)\b/;

export function decidingFactsIn(read: Read, taken: readonly ReadSentence[]): ReadSentence[] {
  const names = namesOf(read);
  const isOfCase = ({ text }: ReadSentence) => party.test(text) || names.some((name) => text.includes(name));
  const value = (sentence: ReadSentence) =>
    (oddsOf(sentence, ['reasoning']) + 0.5 * sentence.odds.fact) *
    sentence.couldServe *
    sentence.alone *
    (tied.some((cue) => cue.test(sentence.text)) ? 1.3 : 1);
  return read.sentences
    .filter(
      (sentence) =>
        sentence.index >= read.boundary &&
        !taken.includes(sentence) &&
        isShowable(sentence, 45) &&
        isOfCase(sentence) &&
        past.test(sentence.text) &&
        sentence.odds.argument < 0.25 &&
        oddsOf(sentence, ['reasoning', 'fact']) > 0.5 &&
        oddsOf(sentence, ['reasoning', 'holding']) > leastLeanedOn &&
        sentence.other < mostOther &&
        !cueNamed('norm').test(sentence.text) &&
        !showsNothing(sentence, read.sentences) &&
        !/^We\b/.test(sentence.shown) &&
        !leavesOpen(sentence) &&
        sentence.odds.dicta < mostDicta &&
        !/\?["”]?$/.test(sentence.text),
    )
    .filter((sentence) => value(sentence) > least)
    .toSorted((one, other) => value(other) - value(one))
    .slice(0, most);
}

const party = cueNamed('role of party');
const tied = [cueNamed('here'), cueNamed('because')];

const reach = 12;

/** One of a series that the court closes with "None of these facts shows …". */
export function showsNothing(
  { index, paragraphIndex }: Pick<ReadSentence, 'index' | 'paragraphIndex'>,
  sentences: readonly Pick<ReadSentence, 'text' | 'paragraphIndex'>[],
): boolean {
  return sentences
    .slice(index, index + reach)
    .some((each) => each.paragraphIndex <= paragraphIndex + 1 && closesSeries.test(each.text));
}

const closesSeries =
  /\b(?:[Nn]one|[Nn]either|[Nn]ot one|[Nn]othing) (?:of|in|about) (?:these|those|this|the (?:above|foregoing)) ?(?:\w+ ){0,2}(?:facts?|factors?|circumstances?|observations?|details?|conduct)\b|\b(?:[Tt]hese|[Tt]hose|[Ss]uch) (?:\w+ ){0,2}(?:facts?|factors?|circumstances?),?[^.;]{0,60}\b(?:do|does|did|are|were|is|was|cannot|could)(?:n[’']t| not)?,?[^.;]{0,30}\b(?:amount|suffice|sufficient|show|indicate|establish|support|enough|ordinary|innocent|unremarkable)\b(?<=\b(?:not|n[’']t|cannot|ordinary|innocent|unremarkable)\b.*)/;

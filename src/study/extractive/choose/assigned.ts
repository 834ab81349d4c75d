/** What a case adds to the law, in the court's words. */

import { anyCase, oneOf, pattern } from '../../language/grammar.ts';
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../reading.ts';
import { isLeaning } from '../text/readable.ts';
import { isShowable, isTheCourts } from './value.ts';

const notYet = oneOf`do not|does not|decline|will not|need not|cannot`;
const ofSide = oneOf`the|his|her|its|their|\w+['’]s`;
const plea = oneOf`objection|exception|demurrer|motion|plea`;
const before = oneOf`yet|previously|before|directly|squarely|ever`;
const addressed = oneOf`
  raised|decided|addressed|considered|resolved|passed (?:up)?on|presented|construed`;
const ofQuestion = oneOf`courts?|us|whether|question|issue|before|how|what`;
const changes = oneOf`revisit|reconsider|clarify|depart from|abandon|modify`;
const test = oneOf`rule|test|standard|approach|exception|doctrine`;

/** What is new with this decision. */
export const additions: Readonly<Record<string, RegExp>> = {
  overrules: pattern`
    \b(?:is|are|must be) (?:\w+ ){0,2}overruled\b
    |\b(?:[Ww]e|[Tt]his Court) (?!${notYet})(?:\w+ ){0,3}overrule\b(?! ${ofSide} (?:\w+ )?${plea}s?\b)
    |\b[Ww]e (?:\w+ )?confirm that [^.;]{0,80}\boverruled\b`,
  'first impression': anyCase`
    \bof first impression\b
    |\b(?:ha(?:s|ve)|had) (?:not|never) (?:${before} )*(?:been )?${addressed}\b(?! (?:on appeal|below|at trial))
    (?=[^.;]{0,60}\b${ofQuestion}\b|\.)
    |\b[Nn]o (?:[A-Z]\w+ ){0,3}(?:cases?|courts?|decisions?) (?:has|have) (?:yet |ever |previously |directly |squarely )*
    (?:considered|addressed|decided|resolved|construed)\b
    |\b(?:first (?:time|occasion)) (?:that )?(?:we|this [Cc]ourt)\b[^.;]{0,30}\b(?:have|has|are|is)\b
    |\b(?:[Oo]ur|the) first (?:occasion|opportunity) to\b`,
  'settles or changes the law': pattern`
    \b[Ww]e (?:\w+ ){0,2}${changes} (?!(?:its|his|her|their|the (?:trial|district|lower))\b)
    |\b[Ww]e (?:\w+ ){0,2}(?:adopt|announce|establish) (?:a|an|the|this) [^.;]{0,60}\b${test}\b|\bto clarify\b
    |\b[Tt]oday (?:we|the Court)\b
    |\b(?:unsettled|novel|open|important) (?:question|issue)\b
    (?=[^.;]*\b(?:we|us|this case|this appeal|presents?|here)\b)`,
};

const adds = (text: string) => Object.values(additions).some((each) => each.test(text));

export function additionIn({ sentences }: Read, taken: ReadonlySet<ReadSentence>): ReadSentence | undefined {
  const value = ({ salience, place, text, alone }: ReadSentence) =>
    (salience * 2 + (place < 0.2 ? 1.5 : 0) + (we.test(text) ? 1 : 0)) * alone;
  return sentences
    .filter(
      (sentence) =>
        !taken.has(sentence) &&
        isShowable(sentence, 50) &&
        adds(sentence.text) &&
        !(sentence.voice === 'precedent' && sentence.other > 0.5) &&
        isTheCourts(sentence) &&
        sentence.odds.proceedings < 0.5 &&
        sentence.voice !== 'below' &&
        !isLeaning(sentence.shown),
    )
    .filter((sentence) => value(sentence) >= least)
    .toSorted((one, other) => value(other) - value(one))[0];
}

const least = 0.7;
const we = cueNamed('we');

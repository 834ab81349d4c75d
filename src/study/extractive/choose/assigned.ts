/** What a case adds to the law, in the court's words. */

import type { Cue } from '../read/cues/cue.ts';
import { cueNamed } from '../read/cues.ts';
import type { Read, ReadSentence } from '../read.ts';
import { isLeaning } from '../text/readable.ts';
import { isShowable, isTheCourts } from './value.ts';

/** What is new with this decision. */
export const additions: readonly Cue[] = [
  {
    name: 'overrules',
    pattern:
      /\b(?:is|are|must be) (?:\w+ ){0,2}overruled\b|\b(?:[Ww]e|[Tt]his Court) (?!do not|does not|decline|will not|need not|cannot)(?:\w+ ){0,3}overrule\b(?! (?:the|his|her|its|their|\w+['’]s) (?:\w+ )?(?:objection|exception|demurrer|motion|plea)s?\b)|\b[Ww]e (?:\w+ )?confirm that [^.;]{0,80}\boverruled\b/,
    yes: 'To this extent Oakes and Lund are overruled.',
    no: 'In 1976 this Court, in Lund, overruled Oakes.',
  },
  {
    name: 'first impression',
    pattern:
      /\bof first impression\b|\b(?:ha(?:s|ve)|had) (?:not|never) (?:(?:yet|previously|before|directly|squarely|ever) )*(?:been )?(?:raised|decided|addressed|considered|resolved|passed (?:up)?on|presented|construed)\b(?! (?:on appeal|below|at trial))(?=[^.;]{0,60}\b(?:courts?|us|whether|question|issue|before|how|what)\b|\.)|\b[Nn]o (?:[A-Z]\w+ ){0,3}(?:cases?|courts?|decisions?) (?:has|have) (?:yet |ever |previously |directly |squarely )*(?:considered|addressed|decided|resolved|construed)\b|\b(?:first (?:time|occasion)) (?:that )?(?:we|this [Cc]ourt)\b[^.;]{0,30}\b(?:have|has|are|is)\b|\b(?:[Oo]ur|the) first (?:occasion|opportunity) to\b/i,
    yes: 'This question has not previously been raised in the courts of Sable.',
    no: 'In Oakes, the first case upon which the tenant relies, the court first construed the Act.',
  },
  {
    name: 'settles or changes the law',
    pattern:
      /\b[Ww]e (?:\w+ ){0,2}(?:revisit|reconsider|clarify|depart from|abandon|modify) (?!(?:its|his|her|their|the (?:trial|district|lower))\b)|\b[Ww]e (?:\w+ ){0,2}(?:adopt|announce|establish) (?:a|an|the|this) [^.;]{0,60}\b(?:rule|test|standard|approach|exception|doctrine)\b|\bto clarify\b|\b[Tt]oday (?:we|the Court)\b|\b(?:unsettled|novel|open|important) (?:question|issue)\b(?=[^.;]*\b(?:we|us|this case|this appeal|presents?|here)\b)/,
    yes: 'We take this case to clarify what a landlord must tell.',
    no: 'The judge declined to reconsider his earlier refusals.',
  },
];

const adds = (text: string) => additions.some(({ pattern }) => pattern.test(text));

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

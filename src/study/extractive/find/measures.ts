/** What is measured in a sentence before it is chosen: each between 0 and about 2, weighed in `weights.ts`. */
import { countOf, cue, dateCue } from '../reading/cues.ts';
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { citedShare } from '../text/citing.ts';
import { isDangling } from '../text/readable.ts';
import { has, withinTwo } from '../text/scale.ts';
import { overlapOf, termsOf } from '../text/words.ts';
import { type Posture, roleNames } from './posture.ts';
import { measuringStory } from './story-measures.ts';

export type Weights = Readonly<Record<keyof ReturnType<ReturnType<typeof measuring>>, number>>;

export function measuring(reading: Reading, posture: Posture, asked: ReadonlySet<string>) {
  const names = namesOf(reading);
  const caseTerms = new Set(termsOf(reading.opinion.caption.caseName ?? ''));
  const story = measuringStory(reading);
  const used = new Set([posture.ruling, posture.standard, ...posture.below]);
  return (sentence: Judged) => {
    const { text, shown, words, place, voice, salience, opening, announced } = sentence;
    const verdict = has(cue.verdict, text);
    const isEnd = place > 0.85 ? 1 : 0;
    return {
      salience,
      opening,
      parties: names.filter((name) => text.includes(name)).length,
      length: Math.log(1 + words),
      under12Words: words < 12 ? 1 : 0,
      from12Words: words >= 12 && words < 18 ? 1 : 0,
      asked: overlapOf(sentence.terms, asked),
      caseName: overlapOf(sentence.terms, caseTerms),
      court: voice === 'court' ? 1 : 0,
      party: voice === 'party' ? 1 : 0,
      below: voice === 'below' ? 1 : 0,
      precedent: voice === 'precedent' ? 1 : 0,
      dates: Math.min(2, countOf(text, dateCue)),
      place,
      isFirstOfThree: sentence.index < 3 ? 1 : 0,
      isFirstOfTen: sentence.index < 10 ? 1 : 0,
      isOpening: place < 0.02 ? 1 : 0,
      isEarly: place >= 0.02 && place < 0.06 ? 1 : 0,
      isLast: place > 0.9 ? 1 : 0,
      isVeryLast: place > 0.97 ? 1 : 0,
      roles: has(roleNames, text),
      underFacts: announced === 'facts' ? 1 : 0,
      underProcedure: announced === 'procedure' ? 1 : 0,
      dangling: isDangling(shown) ? 1 : 0,
      narrative: withinTwo(sentence.narrative),
      story: sentence.isStory ? 1 : 0,
      opensWithQuote: has(/^["“]/, text),
      cited: Math.min(1, citedShare(text) * 5),
      authority: sentence.authority.length > 15 ? 1 : 0,
      source: has(/§|U\. ?S\. ?C|\bAct\b|Amendment|Clause/, text),
      firstPerson: has(cue.firstPerson, text),
      holds: has(cue.holds, text),
      concludes: has(cue.concludes, text),
      verdict,
      decree: has(cue.decree, text),
      leavesOpen: has(cue.leavesOpen, text),
      dicta: has(cue.dicta, text),
      reason: has(cue.reason, text),
      norm: Math.min(3, (countOf(text, cue.norm) * 20) / Math.max(8, words)),
      review: has(/\bwe granted\b|certiorari/i, text),
      suit: has(/\b(?:sued|filed|brought|convicted|charged|indicted|appeal|petition)/, text),
      ruled: has(/\b(?:held|ruled|concluded|affirmed|reversed|dismissed|granted|denied)\b/, text),
      capitals: Math.min(1, (countOf(text, /(?<=[a-z,] )[A-Z][a-z]+/g) * 3) / Math.max(8, words)),
      numbers: Math.min(2, countOf(text, /\d+/g) / 3),
      people: has(/\b(?:he|she|his|her|him|they|their)\b/, text),
      seeksRelief: sentence === posture.seeksRelief ? 1 : 0,
      inPosture: used.has(sentence) ? 1 : 0,
      courtSalience: voice === 'court' ? salience : 0,
      endSalience: isEnd * salience,
      endVerdict: isEnd * verdict,
      ...story(sentence),
    };
  };
}

export function weigh<Name extends string>(
  measures: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let score = 0;
  for (const name in measures) score += measures[name] * weights[name];
  return score;
}

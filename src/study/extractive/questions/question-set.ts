/** The ladder: so many Easy, Medium and Hard, no two alike, fewer where the text holds fewer. */
import { ladders, type Question, type QuestionSetContent, type Tier } from '../../material.ts';
import type { Findings } from '../findings.ts';
import { numbered } from '../text/items.ts';
import { type Candidate, callsIn } from './candidate.ts';
import { easyQuestions } from './easy.ts';
import { hardQuestions } from './hard.ts';
import { areAlike } from './likeness.ts';
import { mediumQuestions } from './medium.ts';

export function questionSetFrom(findings: Findings, tier: Tier): QuestionSetContent {
  const { caseName } = callsIn(findings);
  const chosen: Candidate[] = [];
  const take = (candidates: readonly Candidate[], count: number) => {
    let left = count;
    for (const candidate of candidates) {
      if (left === 0) return;
      if (!isNextOfPair(candidate, chosen)) continue;
      if (chosen.some((other) => areAlike(candidate, other, caseName))) continue;
      chosen.push(candidate);
      left -= 1;
    }
  };
  take(easyQuestions(findings), ladders[tier].Easy);
  take(mediumQuestions(findings), ladders[tier].Medium);
  take(hardQuestions(findings), ladders[tier].Hard);
  return { questions: withPairs(chosen) };
}

/** One pair a set, its first before its second. */
function isNextOfPair({ inPair }: Candidate, chosen: readonly Candidate[]): boolean {
  const has = (place: 'first' | 'second') => chosen.some((other) => other.inPair === place);
  if (inPair === 'first') return !has('first');
  return inPair === undefined || (has('first') && !has('second'));
}

function withPairs(candidates: readonly Candidate[]): Question[] {
  const first = candidates.findIndex(({ inPair }) => inPair === 'first');
  return candidates.map(({ answer, rests: _, inPair, ...question }, index) => ({
    id: idAt(index),
    ...question,
    answer: numbered(`${idAt(index)}-a`, answer),
    ...(inPair === 'second' ? { hypotheticalPairOf: idAt(first) } : {}),
  }));
}

function idAt(index: number): string {
  return `q${index + 1}`;
}

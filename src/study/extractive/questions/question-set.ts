/** The ladder: so many Easy, Medium and Hard, no two with the same answer, fewer where the text holds fewer. */
import { ladders, type Question, type QuestionSetContent, type Tier } from '../../material.ts';
import type { Findings } from '../findings.ts';
import { numbered } from '../text/items.ts';
import type { Candidate } from './candidate.ts';
import { easyQuestions } from './easy.ts';
import { hardQuestions } from './hard.ts';
import { mediumQuestions } from './medium.ts';

export function questionSetFrom(findings: Findings, tier: Tier): QuestionSetContent {
  const taken = new Set<string>();
  const chosen = [
    ...take(easyQuestions(findings), ladders[tier].Easy, taken),
    ...take(mediumQuestions(findings), ladders[tier].Medium, taken),
    ...take(hardQuestions(findings), ladders[tier].Hard, taken),
  ];
  return { questions: withPairs(chosen) };
}

/** The first of the candidates, leaving out what would rest on a sentence that another question rests on. */
function take(candidates: readonly Candidate[], count: number, taken: Set<string>): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (chosen.length === count || taken.has(key)) continue;
    taken.add(key);
    chosen.push(candidate);
  }
  return chosen;
}

/** A supposition about a fact is another question than one that asks for the fact. */
function keyOf({ kind, rests }: Candidate): string {
  const asks = kind === 'hypothetical' ? 'suppose' : 'tell';
  return `${asks}:${rests.paragraph.id}:${rests.start}`;
}

function withPairs(candidates: readonly Candidate[]): Question[] {
  let firstOfPair: string | undefined;
  return candidates.map(({ answer, rests: _, isSecondOfPair, ...question }, index) => {
    const id = `q${index + 1}`;
    const pair = isSecondOfPair ? firstOfPair : undefined;
    if (question.kind === 'hypothetical' && !isSecondOfPair) firstOfPair = id;
    return {
      id,
      ...question,
      answer: numbered(`${id}-a`, answer),
      ...(pair ? { hypotheticalPairOf: pair } : {}),
    };
  });
}

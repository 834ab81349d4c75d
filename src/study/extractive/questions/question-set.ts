/** The ladder: so many Easy, Medium and Hard, no two with the same answer, fewer where the text holds fewer. */
import {
  type Difficulty,
  ladders,
  type Question,
  type QuestionSetContent,
  type Tier,
} from '../../material.ts';
import type { Findings } from '../findings.ts';
import { numbered } from '../text/items.ts';
import type { Candidate } from './candidate.ts';
import { easyQuestions } from './easy.ts';
import { hardQuestions } from './hard.ts';
import { mediumQuestions } from './medium.ts';

export function questionSetFrom(findings: Findings, tier: Tier): QuestionSetContent {
  const used = new Set<string>();
  const offered: Record<Difficulty, Candidate[]> = {
    Easy: easyQuestions(findings),
    Medium: mediumQuestions(findings),
    Hard: hardQuestions(findings),
  };
  const order: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];
  const chosen = order.flatMap((difficulty) =>
    distinct(offered[difficulty], used).slice(0, ladders[tier][difficulty]),
  );
  return { questions: withPairs(chosen) };
}

function distinct(candidates: readonly Candidate[], used: Set<string>): Candidate[] {
  return candidates.filter(({ rests }) => {
    const key = `${rests.paragraph.id}:${rests.start}`;
    if (used.has(key)) return false;
    used.add(key);
    return true;
  });
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

/** The ladder: so many Easy, Medium and Hard, no two alike, fewer where the text holds fewer. */

import type { ProfessorStyle } from '../../material/professor-style.ts';
import {
  type Difficulty,
  ladders,
  type Question,
  type QuestionSetContent,
  type Tier,
} from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import { numbered } from '../text/items.ts';
import { type Candidate, callsIn, rereadOf } from './candidate.ts';
import { easyQuestions } from './easy.ts';
import { hardQuestions } from './hard.ts';
import { areAlike } from './likeness.ts';
import { mediumQuestions } from './medium.ts';
import { isPreferred } from './style.ts';
import { trapOf } from './traps.ts';

type Leveled = Candidate & { difficulty: Difficulty };

export function questionSetFrom(
  findings: Findings,
  tier: Tier,
  style: ProfessorStyle | null = null,
): QuestionSetContent {
  const plain = climb(findings, tier, null);
  const finished = (candidates: readonly Leveled[]) => ({ questions: withPairs(candidates) });
  if (style === null) return finished(plain);
  // What a style prefers may leave less room for what is unalike: no wish is worth a question.
  const styled = climb(findings, tier, style);
  return finished(styled.length < plain.length ? plain : styled);
}

/** Places of a premium set that no style takes: one Medium for what every professor asks, two Hard for the pair. */
const reserved = (tier: Tier, difficulty: Difficulty) =>
  tier === 'standard' ? 0 : { Easy: 0, Medium: 1, Hard: 2 }[difficulty];

function climb(findings: Findings, tier: Tier, style: ProfessorStyle | null): Leveled[] {
  const { caseName } = callsIn(findings);
  const chosen: Leveled[] = [];
  const take = (candidates: readonly Leveled[], count: number): number => {
    let left = count;
    for (const candidate of candidates) {
      if (left === 0) break;
      if (!isNextOfPair(candidate, chosen)) continue;
      if (chosen.some((other) => other === candidate || areAlike(candidate, other, caseName))) continue;
      chosen.push(candidate);
      left -= 1;
    }
    return left;
  };
  const steps = {
    Easy: easyQuestions(findings),
    Medium: mediumQuestions(findings),
    Hard: hardQuestions(findings),
  };
  for (const [difficulty, found] of Object.entries(steps) as [Difficulty, Candidate[]][]) {
    const candidates = found.map((each) => ({ ...each, difficulty }));
    const count = ladders[tier][difficulty];
    const kept = reserved(tier, difficulty);
    const preferred = style ? candidates.filter((each) => isPreferred(each, style)) : [];
    const before = chosen.length;
    // The pair first: what a style prefers may be too like one of it.
    const pair = candidates.filter(({ inPair }) => inPair !== undefined);
    const open = difficulty === 'Hard' ? take(pair, kept) : kept;
    take(candidates, open + take(preferred, count - kept));
    // Asked in the order in which a professor would, whichever were taken first.
    const taken = chosen.splice(before);
    chosen.push(...taken.toSorted((one, other) => candidates.indexOf(one) - candidates.indexOf(other)));
  }
  return chosen;
}

/** One pair a set, its first before its second. */
function isNextOfPair({ inPair }: Candidate, chosen: readonly Candidate[]): boolean {
  const has = (place: 'first' | 'second') => chosen.some((other) => other.inPair === place);
  if (inPair === 'first') return !has('first');
  return inPair === undefined || (has('first') && !has('second'));
}

function withPairs(candidates: readonly Leveled[]): Question[] {
  const first = candidates.findIndex(({ inPair }) => inPair === 'first');
  const said = candidates.map(({ question }) => question);
  const answered = candidates.flatMap(({ answer }) => answer.map(({ text }) => text));
  return candidates.map(({ answer, rests, suits: _, inPair, temptations, ...question }, index) => {
    // What answers another question of the set gives that one away: rather something else.
    const tempting = { answer, ...(temptations && { temptations }) };
    const fresh = trapOf(tempting, [...said, ...answered]);
    const { trap, words } = fresh.trap ? fresh : trapOf(tempting, said);
    if (words) said.push(words);
    return {
      id: idAt(index),
      ...question,
      reread: question.reread ?? rereadOf(rests),
      answer: numbered(`${idAt(index)}-a`, answer),
      ...(trap && { trap }),
      ...(inPair === 'second' ? { hypotheticalPairOf: idAt(first) } : {}),
    };
  });
}

function idAt(index: number): string {
  return `q${index + 1}`;
}

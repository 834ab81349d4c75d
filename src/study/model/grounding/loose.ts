/** Strings without a passage of their own: questions, traps, follow-ups, terms, and what is missing. */
import { stringFaults } from './claims/check.ts';
import type { Ground } from './ground.ts';
import { outcomeProblem } from './outcome.ts';

type Loose = {
  /** A hypothetical may name persons and sums that the opinion does not. */
  isInvented?: boolean;
};

/** The first thing that the opinion does not bear out; undefined where code finds none. */
export function looseFault(
  text: string,
  { opinion, vocabulary }: Pick<Ground, 'opinion' | 'vocabulary'>,
  { isInvented = false }: Loose = {},
): string | undefined {
  const strangers = isInvented ? [] : vocabulary.strangersIn(text).slice(0, 5);
  if (strangers.length > 0) return `the opinion nowhere says ${strangers.join(', ')}`;
  const [fault] = stringFaults(text, opinion);
  return fault?.reason ?? outcomeProblem(text, opinion, undefined);
}

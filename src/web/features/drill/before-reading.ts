/** Which questions she guesses at before she reads a case: who tries first remembers more of what she then reads. */
import type { Question } from '../../../study/material/schema.ts';

type QuestionToGuess = Pick<Question, 'kind' | 'difficulty'>;

/** What to look for in an opinion, the best first. */
const kinds: readonly Question['kind'][] = ['issue', 'holding', 'rule', 'reasoning', 'rejected_argument'];

const placeOf = ({ kind }: QuestionToGuess) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);

/** Two of different kinds where a set has such, else what it has; none that presumes that the case is known. */
export function questionsBeforeReading<One extends QuestionToGuess>(questions: readonly One[]): One[] {
  const fit = questions.filter(({ difficulty }) => difficulty !== 'Hard');
  const [first, ...others] = fit.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (!first) return [];
  const second = others.find(({ kind }) => kind !== first.kind) ?? others[0];
  return second ? [first, second] : [first];
}

/** Which questions she guesses at before she reads a case: who tries first remembers more of what she then reads. */
import type { Question } from '../../../study/material/schema.ts';

type QuestionToGuess = Pick<Question, 'kind' | 'difficulty'>;

/** Those that say enough of the case to be guessed at, the best first. */
const kinds: readonly Question['kind'][] = ['rejected_argument', 'rule', 'issue', 'reasoning', 'story'];

const placeOf = ({ kind }: QuestionToGuess) => kinds.indexOf(kind);

/** Two of different kinds where a set has such, else what it has; none that presumes that the case is known. */
export function questionsBeforeReading<One extends QuestionToGuess>(questions: readonly One[]): One[] {
  const fit = questions.filter(({ difficulty, kind }) => difficulty !== 'Hard' && kinds.includes(kind));
  const [first, ...others] = fit.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (!first) return [];
  const second = others.find(({ kind }) => kind !== first.kind) ?? others[0];
  return second ? [first, second] : [first];
}

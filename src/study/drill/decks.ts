/** Which questions a student keeps for the exam, and which are done once class is over. */
import type { QuestionKind } from '../material/questions.ts';

/** Rule, holding, reasoning, limits and hypotheticals carry to other cases; facts and posture are for the class hour. */
const lasting: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'rule',
  'definition',
  'holding',
  'reasoning',
  'rejected_argument',
  'policy',
  'limit',
  'hypothetical',
]);

export const isLasting = (kind: QuestionKind): boolean => lasting.has(kind);

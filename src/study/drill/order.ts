/** The order in which questions are asked: never two of one case in a row where another can come between, categories mixed. */

type SpacedQuestion = { caseId: number; categoryId: number | null };

/** Those that come first in `questions` are asked as early as the mixing lets them. */
export function interleave<Question extends SpacedQuestion>(
  questions: readonly Question[],
  last?: SpacedQuestion,
): Question[] {
  const waiting = [...questions];
  const left = new Map<number, number>();
  for (const { caseId } of waiting) left.set(caseId, (left.get(caseId) ?? 0) + 1);
  const ordered: Question[] = [];
  let before = last;
  while (waiting.length > 0) {
    const next = choose(waiting, left, before);
    const [question] = waiting.splice(next, 1);
    if (!question) break;
    left.set(question.caseId, (left.get(question.caseId) ?? 1) - 1);
    ordered.push(question);
    before = question;
  }
  return ordered;
}

function choose<Question extends SpacedQuestion>(
  waiting: readonly Question[],
  left: ReadonlyMap<number, number>,
  before: SpacedQuestion | undefined,
): number {
  // A case with more than half of what is left has to be asked now, or two of it meet at the end.
  const crowded = waiting.findIndex(
    ({ caseId }) => caseId !== before?.caseId && (left.get(caseId) ?? 0) * 2 > waiting.length,
  );
  if (crowded >= 0) return crowded;
  const otherCase = (question: Question) => question.caseId !== before?.caseId;
  const mixed = waiting.findIndex(
    (question) => otherCase(question) && (before === undefined || question.categoryId !== before.categoryId),
  );
  if (mixed >= 0) return mixed;
  return Math.max(0, waiting.findIndex(otherCase));
}

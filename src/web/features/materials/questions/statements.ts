import type { Question } from '../../../../study/material/schema.ts';
import { type Statement, statementsOf } from '../../../desk/statements/statements.ts';

export const rereadId = (question: Question) => `${question.id}:reread`;

/** Only of the answers that are open: the text must not give away one that is hidden. */
export function statementsOfQuestions(
  questions: readonly Question[],
  revealed: ReadonlySet<string>,
): Statement[] {
  return questions.flatMap((question, index) => {
    if (!revealed.has(question.id)) return [];
    const place = `Question ${index + 1}`;
    return [
      ...statementsOf(question.answer, place),
      {
        id: rereadId(question),
        place: `${place}, to reread`,
        text: question.question,
        pinpoints: question.reread,
        isReference: true,
      },
    ];
  });
}

import type { QuestionSet } from '../../../../shared/materials.ts';
import { Answer } from './answer.tsx';

/** The set on paper: the questions first, the answers on pages of their own. */
export function QuestionSheet({ questions }: { questions: QuestionSet['questions'] }) {
  return (
    <div>
      <ol className="mt-6 grid list-decimal gap-4 pl-6">
        {questions.map(({ id, question, difficulty }) => (
          <li key={id} className="break-inside-avoid">
            {question} <em>({difficulty})</em>
          </li>
        ))}
      </ol>
      <div className="break-before-page">
        <h2 className="font-semibold text-xl">Answers</h2>
        {questions.map((question, index) => (
          <div key={question.id} className="mt-6">
            <p className="break-inside-avoid break-after-avoid font-semibold">
              {index + 1}. {question.question}
            </p>
            <Answer question={question} number={index + 1} />
          </div>
        ))}
      </div>
    </div>
  );
}

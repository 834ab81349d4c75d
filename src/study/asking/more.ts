/** One more question of the embedded engine: the next that it would ask and has not asked. */
import type { Opinion } from '../../opinion/opinion.ts';
import { composeQuestions } from '../extractive/engine.ts';
import { professorStyleSchema } from '../material/professor-style.ts';
import { difficultySchema, type Question } from '../material/schema.ts';

export type QuestionCriteria = {
  kind?: Question['kind'] | undefined;
  difficulty?: Question['difficulty'] | undefined;
};

const answerOf = ({ answer }: Question) => answer.map(({ text }) => text).join(' ');

/** Undefined where the opinion holds no further one of that sort. */
export function nextQuestion(
  opinion: Opinion,
  present: readonly Question[],
  { kind, difficulty }: QuestionCriteria,
): Question | undefined {
  const asked = new Set(present.flatMap((each) => [each.question, answerOf(each)]));
  const styles = [null, ...professorStyleSchema.options];
  const made = styles.flatMap((style) => [
    ...composeQuestions(opinion, 'premium', style).questions,
    ...composeQuestions(opinion, 'standard', style).questions,
  ]);
  const fresh = made.filter((each) => !asked.has(each.question) && !asked.has(answerOf(each)));
  const found = fresh.find(
    (each) => (!kind || each.kind === kind) && (!difficulty || each.difficulty === difficulty),
  );
  if (!found) return undefined;
  const { hypotheticalPairOf: _, ...question } = found;
  return renamed(question, present);
}

/** An id that no question of the set has had: attempts are kept by it. */
export function renamed(question: Question, present: readonly Question[]): Question {
  const used = present.map(({ id }) => Number(/^more-(\d+)/.exec(id)?.[1] ?? 0));
  const id = `more-${Math.max(0, ...used) + 1}`;
  return {
    ...question,
    id,
    answer: question.answer.map((item, index) => ({ ...item, id: `${id}-a-${index + 1}` })),
  };
}

/** Behind the last one that is no harder: a set goes from Easy to Hard. */
export function withQuestion(present: readonly Question[], question: Question): Question[] {
  const rank = ({ difficulty }: Question) => difficultySchema.options.indexOf(difficulty);
  const at = present.findLastIndex((each) => rank(each) <= rank(question)) + 1;
  return [...present.slice(0, at), question, ...present.slice(at)];
}

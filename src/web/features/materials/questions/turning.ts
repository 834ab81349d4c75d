/** Which question is on the screen: the address says it, counted from 1 or by its id. */
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { Question } from '../../../../study/material/schema.ts';
import { nowhere, writePlace } from '../../../desk/desk-place.ts';

const parameter = 'question';

/** The question that the address names, else the first. */
export function readNumber(value: string | null, count: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : 1;
}

const holds = (question: Question, statementId: string): boolean =>
  statementId.startsWith(`${question.id}:`) || question.answer.some((item) => holdsItem(item, statementId));

const holdsItem = (item: Question['answer'][number], id: string): boolean =>
  item.id === id || (item.children ?? []).some((child) => holdsItem(child, id));

/** Number of the question whose answer holds this statement; 0 where none does. */
export const numberHolding = (questions: readonly Question[], statementId: string) =>
  questions.findIndex((question) => holds(question, statementId)) + 1;

export function useTurning(questions: readonly Question[]) {
  const [query, setQuery] = useSearchParams();
  const named = query.get(parameter);
  const number = questions.findIndex(({ id }) => id === named) + 1 || readNumber(named, questions.length);
  // A passage that the last question led to says nothing of the next one.
  const turnToNamed = (name: string) =>
    setQuery(
      (now) => {
        const left = new URLSearchParams(writePlace(now.toString(), nowhere));
        left.set(parameter, name);
        return left;
      },
      { replace: true },
    );
  const queryFor = useCallback(
    (statementId: string): Record<string, string> => {
      const holding = numberHolding(questions, statementId);
      return holding > 0 ? { [parameter]: String(holding) } : {};
    },
    [questions],
  );
  const turnTo = (next: number) => turnToNamed(String(next));
  return { number, turnTo, turnToId: turnToNamed, queryFor };
}

/** What is said of a casebook on the shelf. */
import type { Book } from '../../../../shared/shelf.ts';
import { count } from '../../../format/count.ts';

/** "36 of 38 cases left" */
export function leftWords({ cases }: Pick<Book, 'cases'>): string {
  const left = cases.filter(({ caseId }) => caseId === null).length;
  return left === 0
    ? `All ${count(cases.length, 'case')} are in this class`
    : `${left} of ${count(cases.length, 'case')} left`;
}

/** Where every word that was typed stands in the title, in any order. */
export function isNamed(title: string, typed: string): boolean {
  const plain = title.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

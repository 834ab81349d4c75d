import { expect, it } from 'vitest';
import { isNamed, leftWords } from './words.ts';

const shelved = (caseIds: (number | null)[]) => ({
  cases: caseIds.map((caseId) => ({ title: 'A v. B', firstPage: 1, lastPage: 2, caseId })),
});

it('says how many cases of a book are left', () => {
  expect(leftWords(shelved([1, null, null]))).toBe('2 of 3 cases left');
  expect(leftWords(shelved([1, 2]))).toBe('All 2 cases are in this class');
});

it('finds a case by words of its name, in any order', () => {
  expect(isNamed('Palsgraf v. Long Island R.R. Co.', 'island pals')).toBe(true);
  expect(isNamed('Palsgraf v. Long Island R.R. Co.', '')).toBe(true);
  expect(isNamed('Palsgraf v. Long Island R.R. Co.', 'vosburg')).toBe(false);
});

import { expect, test } from 'vitest';
import { undoesCase } from './hypotheticals.ts';

test.each([
  ['In 1992 the harbor city enacted an ordinance that limits the toll of newcomers.', true],
  ['Marlow County is located in Orrin, a covered jurisdiction.', true],
  ['The pilot passed the landing without a light.', false],
  ['The keeper adopted a dog that bit the tenant.', false],
])('to turn “%s” leaves no case: %s', (text, isUndone) => {
  expect(undoesCase(text)).toBe(isUndone);
});

import { expect, test } from 'vitest';
import { partyName } from './party.ts';

test.each([
  ['Torvald Grumet', 'Lantern Company', 'Grumet'],
  ['Harbor Lantern', 'Burwell', 'Harbor Lantern'],
  ['Clara Lake', 'Burwell', 'Lake'],
  ['Torvald Grumet', 'STATE', 'Grumet'],
])('“%s” beside “%s” is called %s', (words, other, name) => {
  expect(partyName(words, undefined, other)).toBe(name);
});

import { expect, test } from 'vitest';
import { showsNothing } from './deciding.ts';

const told = (...texts: string[]) => texts.map((text) => ({ text, paragraphIndex: 3 }));
const first = { index: 0, paragraphIndex: 3 };

test('a fact that the court closes its series upon decides nothing', () => {
  const fact = 'The keeper drove a truck that belonged to a friend.';
  const close = 'None of these facts, alone or together, indicates a sinister motive.';
  expect(showsNothing(first, told(fact, 'He carried a map.', close))).toBe(true);
  expect(showsNothing(first, told(fact, 'Such circumstances do not amount to suspicion.'))).toBe(true);
  expect(showsNothing(first, told(fact, 'These facts show that he knew of the crates.'))).toBe(false);
});

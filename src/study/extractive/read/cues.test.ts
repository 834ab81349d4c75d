import { expect, test } from 'vitest';
import { cues } from './cues.ts';

test.each(cues)('“$name” is seen in its one example and not in the other', ({ pattern, yes, no }) => {
  expect([pattern.test(yes), pattern.test(no)]).toEqual([true, false]);
});

test('no two cues have one name', () => {
  expect(new Set(cues.map(({ name }) => name)).size).toBe(cues.length);
});

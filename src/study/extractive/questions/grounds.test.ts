import { expect, test } from 'vitest';
import { termsOf } from '../../language/words.ts';
import { givesReason, noReasons } from './grounds.ts';

test.each(noReasons)('“$name” is seen in its one example and not in the other', ({ pattern, yes, no }) => {
  expect([pattern.test(yes), pattern.test(no)]).toEqual([true, false]);
});

test.each([
  ['I would reverse the judgment of the Court of Appeals.', false],
  ['The opinion of the court proceeds upon somewhat narrow lines.', false],
  ['I think it important, however, to point out that a majority here agree with the pilot.', false],
  ['A pilot who never looked for the landing cannot blame the fog for what the barge did.', true],
])('“%s” gives a reason: %s', (shown, gives) => {
  expect(givesReason({ shown, terms: termsOf(shown) })).toBe(gives);
});

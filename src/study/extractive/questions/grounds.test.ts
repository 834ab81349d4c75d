import { expect, test } from 'vitest';
import { termsOf } from '../../language/words.ts';
import { givesReason, noReasons } from './grounds.ts';

/** Of each row a sentence that has it and one that has not. */
const examples: Readonly<Record<string, readonly [has: string, hasNot: string]>> = {
  'tells what the court decides': [
    'The Court holds that a jury is responsible for the lights of a barge.',
    'The Court holds a jury responsible although nobody lit the barge.',
  ],
  'speaks of the writing': [
    'I cannot take time to review the cases.',
    'A pilot takes time to review his charts.',
  ],
};

test.each(Object.entries(noReasons))(
  '“%s” is seen in its one example and not in the other',
  (name, pattern) => {
    expect(examples[name]?.map((sentence) => pattern.test(sentence))).toEqual([true, false]);
  },
);

test.each([
  ['I would reverse the judgment of the Court of Appeals.', false],
  ['The opinion of the court proceeds upon somewhat narrow lines.', false],
  ['I think it important, however, to point out that a majority here agree with the pilot.', false],
  ['A pilot who never looked for the landing cannot blame the fog for what the barge did.', true],
])('“%s” gives a reason: %s', (shown, gives) => {
  expect(givesReason({ shown, terms: termsOf(shown) })).toBe(gives);
});

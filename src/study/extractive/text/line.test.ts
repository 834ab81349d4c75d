import { expect, test } from 'vitest';
import { lineOf } from './line.ts';
import type { Sentence } from './sentence.ts';

test('what only leads up to the holding is no line', () => {
  const shown =
    'As, therefore, the section of the law under consideration is directed exclusively against the acts of private keepers of piers, without reference to the laws of the county or to how its officers carry them out, we are clear in the opinion that it is not warranted by any clause of the charter of the harbor.';
  expect(lineOf({ shown } as Sentence)?.text ?? '').not.toMatch(/^As, therefore, .*keepers of piers\.$/);
});

test('what is not held stands before what is', () => {
  const line = lineOf({
    shown:
      'We emphasize that we do not hold that these harbor taxes are void; we hold only that those who claim the privilege may not be punished.',
  } as Sentence);
  expect(line?.text).toBe('We hold only that those who claim the privilege may not be punished.');
});

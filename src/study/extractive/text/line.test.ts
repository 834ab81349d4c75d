import { expect, test } from 'vitest';
import { lineOf } from './line.ts';
import type { Sentence } from './sentence.ts';

test('what only leads up to the holding is no line', () => {
  const shown =
    'As, therefore, the section of the law under consideration is directed exclusively against the acts of private keepers of piers, without reference to the laws of the county or to how its officers carry them out, we are clear in the opinion that it is not warranted by any clause of the charter of the harbor.';
  expect(lineOf({ shown } as Sentence)).not.toMatch(/^As, therefore, .*keepers of piers\.$/);
});

import { expect, test } from 'vitest';
import { noLimit } from './no-limit.ts';

test.each(noLimit)('“$name” limits no rule, in its one example and not in the other', (row) => {
  expect([row.pattern.test(row.yes), row.pattern.test(row.no)]).toEqual([true, false]);
});

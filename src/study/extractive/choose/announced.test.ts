import { expect, test } from 'vitest';
import { announcesRule, announcing } from './announced.ts';

test.each(announcing)('“$name” announces a rule, in its one example and not in the other', (row) => {
  expect([row.pattern.test(row.yes), row.pattern.test(row.no)]).toEqual([true, false]);
});

test('what is settled by a court is announced wherever its paragraph is counted', () => {
  expect(announcesRule('{44} In sum, the test is whether the landlord knew.')).toBe(true);
  expect(announcesRule('The test was hard.')).toBe(false);
});

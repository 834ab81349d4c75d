import { expect, test } from 'vitest';
import { noLaw, saysNoLaw } from './no-law.ts';

test.each(noLaw)('“$name” states no law, in its one example and not in the other', (row) => {
  expect([row.pattern.test(row.yes), row.pattern.test(row.no)]).toEqual([true, false]);
});

test.each([
  ['Later the Court overruled Lund and upheld a toll on the salary of a keeper.', true],
  ['Cases of harbor leases freely cited what was established of pier leases.', true],
  ['A landlord owed its tenant a warning unless the tenant knew.', false],
  ['The Court held that a keeper was entitled to his toll.', false],
  ['The Constitution “protected no keeper.”', false],
])('“%s” tells only what was done: %s', (shown, is) => {
  expect(saysNoLaw(shown)).toBe(is);
});

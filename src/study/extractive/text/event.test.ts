import { expect, test } from 'vitest';
import { tellsEvent } from './event.ts';

test.each([
  ['In 2017 the company refused to let the tenant in.', true],
  ['The tenant was struck by a beam.', true],
  ['Marlow leased a warehouse from the company.', true],
  ['Appellant owns a motel, which has 216 rooms, located on the pier.', false],
  ['The motel is located on Pier Street, two blocks from the harbor.', false],
  ['The refusal is alleged to have been because of her trade.', false],
  ['Her acts are said to break the Harbor Act in that the tenant was deprived of a right.', false],
  ['Keepers are named by the harbor board.', false],
  ['The provisions in issue here are part of an interrelated system for taxing piers.', false],
  ['Section 12 of the Harbor Act taxed those engaged in the trade.', false],
  ['The tax is laid upon persons licensed under the Act.', false],
  ['In 1913, the Legislature transferred the pier to the county.', false],
  ['The 1933 Act created the harbor board.', false],
  ['The federally insured pier is a carrier of liquefied gas, as then amended.', false],
  ['The claims submitted by the keepers are many.', false],
  ['The keeper closed the gate on her. The statute forbids it.', true],
  ['The keeper paid the claims submitted by the tenants.', true],
  ['The lease was later assigned.', true],
  ['In May the keeper was involved in an automobile accident on the pier.', true],
  ['The keeper was involved in the trade.', false],
])('“%s” tells that something happened: %s', (shown, is) => {
  expect(tellsEvent(shown)).toBe(is);
});

import { expect, test } from 'vitest';
import { tellsEvent } from './event.ts';

test.each([
  ['In 2017 the company refused to let the tenant in.', true],
  ['The tenant was struck by a beam.', true],
  ['Marlow leased a warehouse from the company.', true],
  ['Appellant owns a motel, which has 216 rooms, located on the pier.', false],
  ['The motel is located on Pier Street, two blocks from the harbor.', false],
  ['The refusal is alleged to have been because of her trade.', false],
  ['Keepers are named by the harbor board.', false],
  ['The provisions in issue here are part of an interrelated system for taxing piers.', false],
  ['The tax is laid upon persons licensed under the Act.', false],
  ['The claims submitted by the keepers are many.', false],
  ['The keeper closed the gate on her. The statute forbids it.', true],
  ['The keeper paid the claims submitted by the tenants.', true],
  ['The lease was later assigned.', true],
  ['The keeper was involved in the trade.', false],
])('“%s” tells that something happened: %s', (shown, is) => {
  expect(tellsEvent(shown)).toBe(is);
});

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
])('“%s” tells that something happened: %s', (shown, is) => {
  expect(tellsEvent(shown)).toBe(is);
});

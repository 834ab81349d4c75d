import { expect, it } from 'vitest';
import { listedInOrder } from './shortcut-order.ts';

const group = (place: string, ...keys: string[]) => ({
  place,
  shortcuts: keys.map((key) => ({ keys: [key], words: `${place} ${key}` })),
});

const parts = [
  group('Everywhere', 'mod+k', '/', '?', 'F8', 'Escape'),
  group('Outline', 'e', 'Enter'),
  group('Opinion', 'Escape'),
  group('Brief'),
  group('Outline', 'ArrowUp', '*'),
  group('Cases of this class session', '[', ']'),
];

it('lists the shortcuts of each place in one order, whichever part of the screen came first', () => {
  const listed = listedInOrder(parts);
  expect(listed.map(({ place }) => place)).toEqual([
    'Outline',
    'Opinion',
    'Cases of this class session',
    'Everywhere',
  ]);
  expect(listed[0]?.shortcuts.map(({ keys }) => keys[0])).toEqual(['ArrowUp', '*', 'e', 'Enter']);
  expect(listed[3]?.shortcuts.map(({ keys }) => keys[0])).toEqual(['?', 'mod+k', '/', 'F8', 'Escape']);
  expect(listedInOrder(parts.toReversed())).toEqual(listed);
});

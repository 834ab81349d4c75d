/** In which order the list of shortcuts names them: not that in which the parts of a screen happened to arrive. */
import type { ShortcutGroup } from '../browser/shortcuts.ts';

const places = [
  'Questions',
  'Brief',
  'Outline',
  'Opinion',
  'Cases of this class session',
  'Search',
  'Moving a case',
  'Everywhere',
];

/** By the first of its keys: to find and to step, to act, to leave. */
const keys = [
  ...['?', 'mod+k', '/'],
  ...['j', 'k', ' ', 'ArrowUp', 'ArrowLeft', 'Home', '*'],
  ...['e', 'h', 'Enter', '[', ']'],
  ...['F8', 'Escape'],
];

/** What is not named here comes last. */
const rankIn = (order: readonly string[], name: string | undefined) => {
  const at = order.indexOf(name ?? '');
  return at < 0 ? order.length : at;
};

/** One group a place: parts of a screen name theirs apart, and some have none at the moment. */
export function listedInOrder(groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] {
  return [...Map.groupBy(groups, ({ place }) => place)]
    .map(([place, parts]) => ({
      place,
      shortcuts: parts
        .flatMap(({ shortcuts }) => shortcuts)
        .toSorted((one, other) => rankIn(keys, one.keys[0]) - rankIn(keys, other.keys[0])),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
    .toSorted((one, other) => rankIn(places, one.place) - rankIn(places, other.place));
}

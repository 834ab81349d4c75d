import type { Item } from './schema.ts';

/** Best first; as they stand where they are not weighed. */
export const byWorth = (items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (other.worth ?? 0) - (one.worth ?? 0));

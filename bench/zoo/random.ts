/** Draws that a seed repeats: the same seed gives the same zoo. */
export type Random = {
  /** 0 up to 1, 1 excluded. */
  share(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** All items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
};

/** Mulberry32: small, and good enough for choosing words. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    whole,
    chance: (each) => share() < each,
    pick: (items) => items[whole(0, items.length - 1)]!,
    shuffled(items) {
      const left = [...items];
      return items.map(() => left.splice(whole(0, left.length - 1), 1)[0]!);
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Sizes measured line by line waver; type is set in few. */
import type { PdfPage, Run } from '../../page.ts';

/** Measures closer than this share of a size are the same size. */
const sameSize = 0.09;
const step = 0.1;

/** Gives all runs of recognised pages the sizes that the file is set in, in place. */
export function settleSizes(pages: PdfPage[]): void {
  const runs = pages.filter(({ confidence }) => confidence !== undefined).flatMap((page) => page.runs);
  const letters = new Map<number, number>();
  for (const { size, text } of runs) {
    const key = Math.round(size / step);
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  const levels = levelsOf(letters);
  for (const run of runs) run.size = nearest(run, levels);
}

/** The size with the most letters around it, then the next that is another, and so on. */
function levelsOf(letters: Map<number, number>): number[] {
  const left = new Map(letters);
  const levels: number[] = [];
  while (left.size > 0 && levels.length < 12) {
    const level = heaviest(left);
    levels.push(level * step);
    for (const key of [...left.keys()]) if (Math.abs(key - level) <= sameSize * level) left.delete(key);
  }
  return levels;
}

function heaviest(letters: Map<number, number>): number {
  let best = 0;
  let most = -1;
  for (const key of letters.keys()) {
    let weight = 0;
    for (let near = key - 3; near <= key + 3; near++) weight += letters.get(near) ?? 0;
    if (weight > most) {
      most = weight;
      best = key;
    }
  }
  return best;
}

/** The first level that is the same size: the commonest, not the nearest. */
function nearest({ size }: Run, levels: number[]): number {
  return levels.find((level) => Math.abs(size - level) <= sameSize * level + step) ?? size;
}

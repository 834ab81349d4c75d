/** Small trees of one depth, added up: each asks a few measures in turn and says how much likelier its answers make a sentence. */

/** `splits`: of each tree its questions level by level, a measure's number and the bound below which one goes left; then its leaves. */
export type Trees = { depth: number; names: string[]; splits: number[][]; leaves: number[][] };

export function scoreOf(
  { depth, names, splits, leaves }: Trees,
  measures: ReadonlyMap<string, number>,
): number {
  const values = rowOf(names, measures);
  let score = 0;
  for (let tree = 0; tree < splits.length; tree += 1) {
    const asked = splits[tree]!;
    let node = 0;
    for (let level = 0; level < depth; level += 1)
      node = 2 * node + (values[asked[2 * node]!]! < asked[2 * node + 1]! ? 1 : 2);
    score += leaves[tree]![node - (asked.length >> 1)]!;
  }
  return score;
}

/** 0 for what has no value. */
export const rowOf = (names: readonly string[], measures: ReadonlyMap<string, number>) =>
  Float64Array.from(names, (name) => measures.get(name) ?? 0);

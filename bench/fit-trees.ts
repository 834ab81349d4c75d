/**
 * Fits small trees by gradient boosting: every opinion at once, on measures cut into bins, so that neither the order of the
 * opinions nor chance has a part in it.
 */
import { rowOf, type Trees } from '../src/study/extractive/weights/trees.ts';

export type TreeRow = {
  measures: ReadonlyMap<string, number>;
  /** How much the part rests on it. */
  rest: number;
  /** Log-odds known beforehand. */
  before?: number;
};
export type TreeOptions = {
  rounds: number;
  depth: number;
  step: number;
  /** Added to the curvature of each leaf. */
  penalty: number;
  /** So much curvature a leaf must hold. */
  least: number;
};

const bins = 32;

/** `choices`: the rows of one opinion each, of which those on which it rests are to be likeliest. */
export function fitTrees(choices: readonly (readonly TreeRow[])[], options: TreeOptions): Trees {
  const { rounds, depth, step, penalty, least } = options;
  const used = choices.filter((rows) => rows.some(({ rest }) => rest > 0));
  const rows = used.flat();
  const names = [...new Set(rows.flatMap(({ measures }) => [...measures.keys()]))].sort();
  const columns = names.map(() => new Float64Array(rows.length));
  rows.forEach(({ measures }, row) => {
    const values = rowOf(names, measures);
    for (let name = 0; name < names.length; name += 1) columns[name]![row] = values[name]!;
  });
  const bounds = columns.map(boundsOf);
  const binned = columns.map((column, name) =>
    Uint8Array.from(column, (value) => binOf(value, bounds[name]!)),
  );
  const scores = Float64Array.from(rows, ({ before = 0 }) => before);
  const rests = Float64Array.from(rows, ({ rest }) => rest);
  const slopes = new Float64Array(rows.length);
  const curves = new Float64Array(rows.length);
  const trees: Trees = { depth, names, splits: [], leaves: [] };
  const nodes = 2 ** depth - 1;
  for (let round = 0; round < rounds; round += 1) {
    choiceSlopes(used, scores, rests, slopes, curves);
    const at = new Uint16Array(rows.length);
    const split: number[] = [];
    for (let level = 0; level < depth; level += 1) {
      const first = 2 ** level - 1;
      const found = bestSplits(binned, at, first, 2 ** level, slopes, curves, { penalty, least });
      for (let node = 0; node < found.length; node += 1) {
        const { name, bin } = found[node]!;
        split.push(name, name < 0 ? 0 : bounds[name]![bin]!);
      }
      for (let row = 0; row < at.length; row += 1) {
        const { name, bin } = found[at[row]! - first]!;
        at[row] = 2 * at[row]! + (name < 0 || binned[name]![row]! <= bin ? 1 : 2);
      }
    }
    const slope = new Float64Array(2 ** depth);
    const curve = new Float64Array(2 ** depth);
    for (let row = 0; row < at.length; row += 1) {
      slope[at[row]! - nodes]! += slopes[row]!;
      curve[at[row]! - nodes]! += curves[row]!;
    }
    const leaves = Array.from(
      slope,
      (each, leaf) => Math.round(((-step * each) / (curve[leaf]! + penalty)) * 1e5) / 1e5,
    );
    for (let row = 0; row < at.length; row += 1) scores[row]! += leaves[at[row]! - nodes]!;
    for (let node = 0; node < split.length; node += 2)
      if (split[node]! < 0) {
        split[node] = 0;
        split[node + 1] = 1e9;
      }
    trees.splits.push(split);
    trees.leaves.push(leaves);
  }
  return onlyUsed(trees);
}

/** Measures that no tree asks are left out. */
function onlyUsed({ depth, names, splits, leaves }: Trees): Trees {
  const used = [...new Set(splits.flatMap((split) => split.filter((_, at) => at % 2 === 0)))].sort(
    (a, b) => a - b,
  );
  const places = new Map(used.map((name, place) => [name, place]));
  return {
    depth,
    names: used.map((name) => names[name]!),
    splits: splits.map((split) => split.map((each, at) => (at % 2 === 0 ? places.get(each)! : each))),
    leaves,
  };
}

/** At most 31 bounds; a value belongs to the first bin whose bound is above it. Rounded, so that what is written is what was fitted. */
function boundsOf(column: Float64Array): number[] {
  const sorted = Float64Array.from(column).sort();
  const bounds = new Set<number>();
  for (let bin = 1; bin < bins; bin += 1) {
    const value = sorted[Math.floor((bin * sorted.length) / bins)]!;
    if (value > sorted[0]!) bounds.add(Math.round(value * 1e4) / 1e4);
  }
  const most = sorted.at(-1)!;
  // What is rare has a bin all the same.
  if (bounds.size === 0 && most > sorted[0]!) bounds.add(Math.round(((most + sorted[0]!) / 2) * 1e4) / 1e4);
  return [...bounds].sort((a, b) => a - b);
}

function binOf(value: number, bounds: readonly number[]): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < bounds[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

function choiceSlopes(
  choices: readonly (readonly TreeRow[])[],
  scores: Float64Array,
  rests: Float64Array,
  slopes: Float64Array,
  curves: Float64Array,
): void {
  let from = 0;
  for (const { length } of choices) {
    let most = Number.NEGATIVE_INFINITY;
    for (let row = from; row < from + length; row += 1) most = Math.max(most, scores[row]!);
    let total = 0;
    let marked = 0;
    for (let row = from; row < from + length; row += 1) {
      slopes[row] = Math.exp(scores[row]! - most);
      total += slopes[row]!;
      marked += slopes[row]! * rests[row]!;
    }
    for (let row = from; row < from + length; row += 1) {
      const odds = slopes[row]! / total;
      slopes[row] = odds - (slopes[row]! * rests[row]!) / Math.max(1e-12, marked);
      curves[row] = Math.max(1e-3, odds * (1 - odds));
    }
    from += length;
  }
}

type Split = { name: number; bin: number };

function bestSplits(
  binned: readonly Uint8Array[],
  at: Uint16Array,
  first: number,
  count: number,
  slopes: Float64Array,
  curves: Float64Array,
  { penalty, least }: Pick<TreeOptions, 'penalty' | 'least'>,
): Split[] {
  const best: (Split & { gain: number })[] = Array.from({ length: count }, () => ({
    name: -1,
    bin: 0,
    gain: 1e-9,
  }));
  const slope = new Float64Array(count * bins);
  const curve = new Float64Array(count * bins);
  for (let name = 0; name < binned.length; name += 1) {
    slope.fill(0);
    curve.fill(0);
    const column = binned[name]!;
    for (let row = 0; row < column.length; row += 1) {
      const cell = (at[row]! - first) * bins + column[row]!;
      slope[cell]! += slopes[row]!;
      curve[cell]! += curves[row]!;
    }
    for (let node = 0; node < count; node += 1) {
      let allSlope = 0;
      let allCurve = 0;
      for (let bin = 0; bin < bins; bin += 1) {
        allSlope += slope[node * bins + bin]!;
        allCurve += curve[node * bins + bin]!;
      }
      const whole = allSlope ** 2 / (allCurve + penalty);
      let left = 0;
      let leftCurve = 0;
      for (let bin = 0; bin < bins - 1; bin += 1) {
        left += slope[node * bins + bin]!;
        leftCurve += curve[node * bins + bin]!;
        const rightCurve = allCurve - leftCurve;
        if (leftCurve < least || rightCurve < least) continue;
        const gain =
          left ** 2 / (leftCurve + penalty) + (allSlope - left) ** 2 / (rightCurve + penalty) - whole;
        if (gain > best[node]!.gain) best[node] = { name, bin, gain };
      }
    }
  }
  return best;
}

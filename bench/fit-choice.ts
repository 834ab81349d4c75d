/** Fits what makes one of many likely: all opinions at once, by Adam, so that the order of the opinions changes nothing. */

export type Measures = ReadonlyMap<string, number>;
/** The sentences of one opinion: `rest` is how much it rests on each, `before` what is known of each beforehand. */
export type Choice = { measures: Measures; rest: number; before?: number }[];
export type ChoiceOptions = { rounds: number; step: number; penalty: number };

/** Rows of measures behind each other: where each choice and each of its rows begins. */
type Packed = {
  choices: number[];
  rows: Int32Array;
  at: Uint16Array;
  values: Float32Array;
  rests: Float64Array;
  before: Float64Array;
};

/** Below this the others of a choice change nothing. */
const leastSlope = 1e-4;

export function fitChoice(
  all: readonly Choice[],
  { rounds, step, penalty }: ChoiceOptions,
): Record<string, number> {
  const choices = all.filter((choice) => choice.some(({ rest }) => rest > 0));
  const names = [
    ...new Set(choices.flatMap((choice) => choice.flatMap(({ measures }) => [...measures.keys()]))),
  ].sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const packed = packedFrom(choices, places);
  const weights = new Float64Array(names.length);
  const momentum = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = weights.map((weight) => penalty * weight);
    addSlopes(packed, weights, gradient);
    // The last third settles.
    const pace = round > rounds * 0.66 ? step * 0.3 : step;
    for (let name = 0; name < names.length; name += 1) {
      momentum[name] = 0.9 * momentum[name]! + 0.1 * gradient[name]!;
      squares[name] = 0.99 * squares[name]! + 0.01 * gradient[name]! ** 2;
      const push = momentum[name]! / (1 - 0.9 ** round);
      weights[name]! -= (pace * push) / (Math.sqrt(squares[name]! / (1 - 0.99 ** round)) + 1e-7);
    }
  }
  const rounded = names.map((name, at): [string, number] => [name, Math.round(weights[at]! * 1000) / 1000]);
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0));
}

function packedFrom(choices: readonly Choice[], places: ReadonlyMap<string, number>): Packed {
  const all = choices.flat();
  const size = all.reduce((sum, { measures }) => sum + measures.size, 0);
  const rows = new Int32Array(all.length + 1);
  const at = new Uint16Array(size);
  const values = new Float32Array(size);
  let end = 0;
  all.forEach(({ measures }, row) => {
    for (const [name, value] of measures) {
      at[end] = places.get(name)!;
      values[end] = value;
      end += 1;
    }
    rows[row + 1] = end;
  });
  return {
    choices: choices.map(({ length }) => length),
    rows,
    at,
    values,
    rests: Float64Array.from(all, ({ rest }) => rest),
    before: Float64Array.from(all, ({ before = 0 }) => before),
  };
}

/** So that the sentences on which it rests together are most probable of all. */
function addSlopes(
  { choices, rows, at, values, rests, before }: Packed,
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const scores = new Float64Array(Math.max(...choices, 0));
  const share = 1 / choices.length;
  let from = 0;
  for (const length of choices) {
    let most = Number.NEGATIVE_INFINITY;
    for (let row = 0; row < length; row += 1) {
      let score = before[from + row]!;
      for (let each = rows[from + row]!; each < rows[from + row + 1]!; each += 1)
        score += weights[at[each]!]! * values[each]!;
      scores[row] = score;
      if (score > most) most = score;
    }
    let total = 0;
    let marked = 0;
    for (let row = 0; row < length; row += 1) {
      const odds = Math.exp(scores[row]! - most);
      scores[row] = odds;
      total += odds;
      marked += odds * rests[from + row]!;
    }
    for (let row = 0; row < length; row += 1) {
      const odds = scores[row]!;
      const slope = odds / total - (odds * rests[from + row]!) / Math.max(1e-12, marked);
      if (Math.abs(slope) < leastSlope) continue;
      for (let each = rows[from + row]!; each < rows[from + row + 1]!; each += 1)
        gradient[at[each]!]! += slope * share * values[each]!;
    }
    from += length;
  }
}

/** Fits what makes one of many likely: all opinions at once, by Adam, so that the order of the opinions changes nothing. */

export type Measured = ReadonlyMap<string, number>;
/** The sentences of one opinion: `rest` is how much it rests on each, `before` what is known of each beforehand. */
export type Choice = { measures: Measured; rest: number; before?: number }[];
export type ChoiceOptions = { rounds: number; step: number; penalty: number };

type Row = { at: Int32Array; values: Float32Array; rest: number; before: number };

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
  const rows = choices.map((choice) =>
    choice.map(
      ({ measures, rest, before = 0 }): Row => ({
        at: Int32Array.from(measures.keys(), (name) => places.get(name)!),
        values: Float32Array.from(measures.values()),
        rest,
        before,
      }),
    ),
  );
  const weights = new Float64Array(names.length);
  const momentum = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = weights.map((weight) => penalty * weight);
    for (const choice of rows) addSlopes(choice, weights, gradient, 1 / rows.length);
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

/** So that the sentences on which it rests together are most probable of all. */
function addSlopes(
  choice: readonly Row[],
  weights: Float64Array,
  gradient: Float64Array,
  share: number,
): void {
  const scores = choice.map(({ at, values, before }) => {
    let score = before;
    for (let each = 0; each < at.length; each += 1) score += weights[at[each]!]! * values[each]!;
    return score;
  });
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  const marked = odds.reduce((sum, each, at) => sum + each * choice[at]!.rest, 0);
  choice.forEach(({ at, values, rest }, index) => {
    const slope = odds[index]! / total - (odds[index]! * rest) / Math.max(1e-12, marked);
    if (Math.abs(slope) < leastSlope) return;
    for (let each = 0; each < at.length; each += 1) gradient[at[each]!]! += slope * share * values[each]!;
  });
}

/** A linear chain of labels: how probable each is at each place, given what each sentence shows and which labels follow which. */

export type Chain = {
  labels: number;
  /** One number a sentence and label. */
  emissions: Float64Array;
  /** Of the label before (row) and the label after (column): within a paragraph, then between two. */
  transitions: readonly Float64Array[];
  /** Which of the transitions leads to each sentence from the one before. */
  links: Uint8Array;
  /** The labels that each place may have: a place without a known label may have any. */
  given?: Int8Array;
};

export type Marginals = {
  /** One probability a sentence and label. */
  labels: Float64Array;
  logTotal: number;
  /** Summed over the chain, where asked for. */
  pairs: Float64Array[];
};

/** Sums over all labellings by going forward and backward once. */
export function marginalsOf(chain: Chain, withPairs = false): Marginals {
  const { labels: count, emissions, transitions, links } = chain;
  const length = emissions.length / count;
  const forward = new Float64Array(length * count);
  const backward = new Float64Array(length * count);
  const scale = new Float64Array(length);
  const shown = shownOf(chain);
  const steps = transitions.map((each) => each.map(Math.exp));
  let logTotal = 0;
  for (let at = 0; at < length; at += 1) {
    const row = at * count;
    const step = steps[links[at]!]!;
    let sum = 0;
    for (let label = 0; label < count; label += 1) {
      let reach = at === 0 ? 1 : 0;
      if (at > 0)
        for (let before = 0; before < count; before += 1)
          reach += forward[row - count + before]! * step[before * count + label]!;
      const value = reach * shown.values[row + label]!;
      forward[row + label] = value;
      sum += value;
    }
    scale[at] = sum || 1e-300;
    for (let label = 0; label < count; label += 1) forward[row + label]! /= scale[at]!;
    logTotal += Math.log(scale[at]!) + shown.shifts[at]!;
  }
  for (let at = length - 1; at >= 0; at -= 1) {
    const row = at * count;
    for (let label = 0; label < count; label += 1) {
      if (at === length - 1) {
        backward[row + label] = 1;
        continue;
      }
      const step = steps[links[at + 1]!]!;
      let sum = 0;
      for (let after = 0; after < count; after += 1)
        sum +=
          step[label * count + after]! * shown.values[row + count + after]! * backward[row + count + after]!;
      backward[row + label] = sum / scale[at + 1]!;
    }
  }
  const labels = forward.map((value, at) => value * backward[at]!);
  const pairs = withPairs ? pairsOf(chain, { forward, backward, scale, steps, shown: shown.values }) : [];
  return { labels, logTotal, pairs };
}

/** Each row less its greatest, so that no exponential overflows. */
function shownOf({ labels: count, emissions, given }: Chain): { values: Float64Array; shifts: Float64Array } {
  const length = emissions.length / count;
  const values = new Float64Array(emissions.length);
  const shifts = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    const row = at * count;
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < count; label += 1) most = Math.max(most, emissions[row + label]!);
    shifts[at] = most;
    const only = given?.[at] ?? -1;
    for (let label = 0; label < count; label += 1)
      values[row + label] = only >= 0 && only !== label ? 0 : Math.exp(emissions[row + label]! - most);
  }
  return { values, shifts };
}

type Sweep = {
  forward: Float64Array;
  backward: Float64Array;
  scale: Float64Array;
  steps: readonly Float64Array[];
  shown: Float64Array;
};

function pairsOf(
  { labels: count, links }: Chain,
  { forward, backward, scale, steps, shown }: Sweep,
): Float64Array[] {
  const pairs = steps.map(() => new Float64Array(count * count));
  for (let at = 1; at < scale.length; at += 1) {
    const row = at * count;
    const step = steps[links[at]!]!;
    const sums = pairs[links[at]!]!;
    for (let before = 0; before < count; before += 1) {
      const reach = forward[row - count + before]! / scale[at]!;
      if (reach === 0) continue;
      for (let label = 0; label < count; label += 1)
        sums[before * count + label]! +=
          reach * step[before * count + label]! * shown[row + label]! * backward[row + label]!;
    }
  }
  return pairs;
}

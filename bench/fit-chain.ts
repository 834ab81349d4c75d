/** Fits the chain of roles by AdaGrad over opinions, one at a time, and averages the weights of the later rounds. */
import { type Chain, marginalsOf } from '../src/study/extractive/weights/chain.ts';

/** A sentence's features by index, with their values. */
export type Sparse = { at: Int32Array; values: Float32Array };

export type Sequence = {
  sentences: Sparse[];
  links: Uint8Array;
  /** -1 where no label is known. */
  given: Int8Array;
};

export type ChainWeights = { emissions: Float32Array; transitions: Float64Array[] };

export type FitOptions = {
  features: number;
  labels: number;
  rounds: number;
  step: number;
  penalty: number;
  seed: number;
};

export function fitChain(sequences: readonly Sequence[], options: FitOptions): ChainWeights {
  const { features, labels, rounds, step, penalty, seed } = options;
  const weights = new Float32Array(features * labels);
  const squares = new Float32Array(features * labels).fill(1e-2);
  const transitions = [new Float64Array(labels * labels), new Float64Array(labels * labels)];
  const transitionSquares = transitions.map((each) => each.map(() => 1e-2));
  const mean = new Float32Array(features * labels);
  const meanTransitions = transitions.map((each) => each.map(() => 0));
  const random = randomFrom(seed);
  let averaged = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const sequence of shuffled(sequences, random)) {
      const chain = chainOf(sequence, { emissions: weights, transitions }, labels);
      const free = marginalsOf(chain, true);
      const bound = marginalsOf({ ...chain, given: sequence.given }, true);
      sequence.sentences.forEach(({ at, values }, index) => {
        const row = index * labels;
        for (let each = 0; each < at.length; each += 1) {
          const from = at[each]! * labels;
          const value = values[each]!;
          for (let label = 0; label < labels; label += 1) {
            const slope = free.labels[row + label]! - bound.labels[row + label]!;
            const place = from + label;
            const gradient = slope * value + penalty * weights[place]!;
            squares[place]! += gradient * gradient;
            weights[place]! -= (step * gradient) / Math.sqrt(squares[place]!);
          }
        }
      });
      transitions.forEach((matrix, kind) => {
        for (let place = 0; place < matrix.length; place += 1) {
          const gradient = free.pairs[kind]![place]! - bound.pairs[kind]![place]! + penalty * matrix[place]!;
          transitionSquares[kind]![place]! += gradient * gradient;
          matrix[place]! -= (step * gradient) / Math.sqrt(transitionSquares[kind]![place]!);
        }
      });
    }
    if (round >= rounds / 2) {
      averaged += 1;
      for (let place = 0; place < weights.length; place += 1) mean[place]! += weights[place]!;
      transitions.forEach((matrix, kind) => {
        for (let place = 0; place < matrix.length; place += 1)
          meanTransitions[kind]![place]! += matrix[place]!;
      });
    }
  }
  return {
    emissions: mean.map((sum) => sum / averaged),
    transitions: meanTransitions.map((matrix) => matrix.map((sum) => sum / averaged)),
  };
}

export function chainOf(
  { sentences, links }: Sequence,
  { emissions, transitions }: ChainWeights,
  labels: number,
): Chain {
  const shown = new Float64Array(sentences.length * labels);
  sentences.forEach(({ at, values }, index) => {
    const row = index * labels;
    for (let each = 0; each < at.length; each += 1) {
      const from = at[each]! * labels;
      const value = values[each]!;
      for (let label = 0; label < labels; label += 1) shown[row + label]! += emissions[from + label]! * value;
    }
  });
  return { labels, emissions: shown, transitions, links };
}

/** Mulberry32: the same seed gives the same weights. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffled<Each>(list: readonly Each[], random: () => number): Each[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

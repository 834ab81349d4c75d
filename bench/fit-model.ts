/** Fits the whole reading to labelled opinions: the three chains, then what places the holding, the question and the rule. */

import { bucketCount, type SentenceFeatures } from '../src/study/extractive/read/features.ts';
import { bucketValue, linksOf, weigh } from '../src/study/extractive/reading.ts';
import type { Weighed } from '../src/study/extractive/weights/roles.ts';
import {
  type ChainName,
  chainNames,
  labelsOf,
  type Packed,
  type PackedModel,
  unpackedChains,
} from '../src/study/extractive/weights/sentence-model.ts';
import { type HonestReadings, labelIn } from './annotations.ts';
import { type ChainWeights, fitChain, type Sequence } from './fit-chain.ts';
import type { Example } from './fit-example.ts';
import { fitRankers, fitShares, standingsOutside } from './fit-rankers.ts';

const chainOptions = { rounds: 8, step: 0.05, penalty: 0.001, seed: 7 };
/** A name that fewer sentences have is left out. */
const fewestUses = 5;

/** What chains that were not fitted to its fold say of each opinion. */
export function weighedOutside(
  examples: readonly Example[],
  chainsFor: (fold: number) => Pick<PackedModel, 'names' | 'chains'>,
): Weighed[][] {
  const models = new Map<number, ReturnType<typeof unpackedChains>>();
  return examples.map(({ reading, features, fold }) => {
    const model = models.get(fold) ?? unpackedChains(chainsFor(fold));
    models.set(fold, model);
    return weigh(reading, features, model);
  });
}

/** Chains to all, rankers to what chains say of opinions left out, and how much either counts to what both say of them. */
export function fitModel(
  examples: readonly Example[],
  recipe: string,
  readings: HonestReadings = new Map(),
): PackedModel {
  const weighed = weighedOutside(examples, (fold) =>
    fitChains(examples.filter((each) => each.fold !== fold)),
  );
  const standings = readings.size > 0 ? standingsOutside(examples, weighed) : [];
  return {
    recipe,
    ...fitChains(examples),
    rankers: fitRankers(examples, weighed),
    both: fitShares(examples, weighed, standings, readings),
  };
}

export function fitChains(examples: readonly Example[]): Pick<PackedModel, 'names' | 'chains'> {
  const names = namesIn(examples);
  const rows = new Map(names.map((name, row) => [name, row]));
  const inputs = examples.map((example) => sparseOf(example, rows, names.length));
  const chains = Object.fromEntries(
    chainNames.map((name) => {
      const sequences = examples.map((example, at) => sequenceOf(example, inputs[at]!, name));
      const options = { ...chainOptions, features: names.length + bucketCount, labels: labelsOf[name] };
      return [name, packedChain(fitChain(sequences, options), names.length, labelsOf[name])];
    }),
  ) as PackedModel['chains']; // one of each name
  return { names, chains };
}

function packedChain({ emissions, transitions }: ChainWeights, named: number, labels: number) {
  const names = emissions.slice(0, named * labels);
  const buckets = emissions.slice(named * labels);
  const most = names.reduce((greatest, weight) => Math.max(greatest, Math.abs(weight)), 0);
  return {
    named: packedNumbers(names, 16, most),
    buckets: packedNumbers(buckets, 8, 1),
    transitions: transitions.map((matrix) => [...matrix].map((weight) => Math.round(weight * 1000) / 1000)),
  };
}

/** What lies beyond the scale is cut to it. */
function packedNumbers(numbers: Float32Array, bits: 8 | 16, most: number): Packed {
  const limit = 2 ** (bits - 1) - 1;
  const scale = Math.floor(limit / most);
  const rounded = Array.from(numbers, (number) =>
    Math.round(Math.max(-limit, Math.min(limit, number * scale))),
  );
  const whole = bits === 8 ? Int8Array.from(rounded) : Int16Array.from(rounded);
  return { scale, packed: Buffer.from(whole.buffer).toString('base64') };
}

function namesIn(examples: readonly Example[]): string[] {
  const uses = new Map<string, number>();
  for (const { features } of examples)
    for (const { named } of features)
      for (const name of named.keys()) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses]
    .filter(([, count]) => count >= fewestUses)
    .map(([name]) => name)
    .sort();
}

/** Named features with their values, then words, which count as much as the chain has it. */
type Inputs = Sequence['sentences'];

function sparseOf({ features }: Example, rows: ReadonlyMap<string, number>, offset: number): Inputs {
  return features.map(({ named, buckets }) => {
    const at: number[] = [];
    const values: number[] = [];
    for (const [name, value] of named) {
      const row = rows.get(name);
      if (row === undefined || value === 0) continue;
      at.push(row);
      values.push(value);
    }
    for (const bucket of buckets) {
      at.push(offset + bucket);
      values.push(1);
    }
    return { at: Int32Array.from(at), values: Float32Array.from(values) };
  });
}

function weighedFor(name: ChainName, { at, values }: Inputs[number], { buckets }: SentenceFeatures) {
  const words = bucketValue(name, buckets.length);
  const firstWord = values.length - buckets.length;
  return { at, values: values.map((value, place) => (place < firstWord ? value : words)) };
}

function sequenceOf({ reading, labels, features }: Example, sentences: Inputs, name: ChainName): Sequence {
  const given = Int8Array.from(labels, (labelled) => (labelled ? labelIn[name](labelled) : -1));
  return {
    sentences: sentences.map((each, at) => weighedFor(name, each, features[at]!)),
    links: linksOf(reading),
    given,
  };
}

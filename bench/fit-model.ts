/** Fits the whole reading to labelled opinions: the three chains, then what places the holding, the question and the rule. */

import { measuresOf } from '../src/study/extractive/choose/measures.ts';
import { marginalsOf } from '../src/study/extractive/model/chain.ts';
import {
  type ChainName,
  chainNames,
  labelsOf,
  type Packed,
  type PackedModel,
  type Place,
  places,
} from '../src/study/extractive/model/weights.ts';
import { bucketCount, featuresOf, type SentenceFeatures } from '../src/study/extractive/read/features.ts';
import { bucketValue, linksOf, namedShare, weighedFrom } from '../src/study/extractive/read/read.ts';
import { type Reading, readLead } from '../src/study/extractive/read/reading.ts';
import { type AnnotatedOpinion, alignerOf, type Labelled } from './annotations.ts';
import { type ChainWeights, chainOf, fitChain, randomFrom, type Sequence, shuffled } from './fit-chain.ts';

const readerRoles = 'FPSQALERKHCDX';
const chainOptions = { rounds: 8, step: 0.05, penalty: 0.001, seed: 7 };
const placeOptions = { rounds: 12, step: 0.1, penalty: 2e-3, seed: 3 };
/** A name that fewer sentences have is left out. */
const fewestUses = 5;
const innerFolds = 4;

/** An opinion with what is seen in each of its sentences and what its reader marked. */
export type Example = {
  id: string;
  fold: number;
  court: string;
  reading: Reading;
  features: SentenceFeatures[];
  labels: (Labelled | undefined)[];
  /** 2 for the sentences that the place rests on first, 1 for the others, 0 for the rest. */
  rests: Record<Place, number[]>;
  /** Texts of its sentences, by which the same opinion is known from another source. */
  texts: ReadonlySet<string>;
};

export function exampleOf({ annotation, opinion, fold, court }: AnnotatedOpinion): Example {
  const reading = readLead(opinion);
  const align = alignerOf(annotation.sentences);
  const aligned = reading.sentences.map(({ text }) => align(text));
  const { rests } = annotation.brief;
  const restsOn = (on: readonly number[]) =>
    aligned.map((at) => (at === undefined || !on.includes(at) ? 0 : at === on[0] ? 2 : 1));
  return {
    id: annotation.id,
    fold,
    court,
    reading,
    features: featuresOf(reading),
    labels: aligned.map((at) => (at === undefined ? undefined : annotation.sentences[at])),
    rests: { holding: restsOn(rests.holding), issue: restsOn(rests.issues), rule: restsOn(rests.rule) },
    texts: new Set(reading.sentences.filter(({ words }) => words > 8).map(({ text }) => text)),
  };
}

/** Some opinions are there twice, from two sources: neither is fitted to where the other is measured. */
export function isSameOpinion(one: Example, other: Example): boolean {
  let shared = 0;
  for (const text of one.texts) if (other.texts.has(text)) shared += 1;
  return shared > 0.3 * Math.min(one.texts.size, other.texts.size);
}

const labelIn: Record<ChainName, (labelled: Labelled) => number> = {
  role: ({ role }) => readerRoles.indexOf(role),
  worth: ({ worth }) => worth,
  alone: ({ alone }) => alone,
};

export function fitModel(examples: readonly Example[], recipe: string): PackedModel {
  const names = namesIn(examples);
  const rows = new Map(names.map((name, row) => [name, row]));
  const inputs = examples.map((example) => sparseOf(example, rows, names.length));
  const fitted = (name: ChainName, of: readonly number[]) => {
    const sequences = of.map((at): Sequence => sequenceOf(examples[at]!, inputs[at]!, name));
    return fitChain(sequences, {
      ...chainOptions,
      features: names.length + bucketCount,
      labels: labelsOf[name],
    });
  };
  const every = [...examples.keys()];
  const whole = chainNames.map((name) => fitted(name, every));
  const outside = oddsOutside(examples, inputs, fitted);
  const placed = fitPlaces(examples, outside);
  const chains = Object.fromEntries(
    chainNames.map((name, at) => [name, packedChain(whole[at]!, names.length, labelsOf[name])]),
  ) as PackedModel['chains']; // one of each name
  return { recipe, names, chains, places: placed };
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

type Odds = Record<ChainName, Float64Array>;

/** What chains say that were not fitted to the opinion: what places the holding must not trust what was learned by heart. */
function oddsOutside(
  examples: readonly Example[],
  inputs: readonly Inputs[],
  fitted: (name: ChainName, of: readonly number[]) => ChainWeights,
): Odds[] {
  const order = shuffled([...examples.keys()], randomFrom(11));
  const groups = Array.from({ length: innerFolds }, (_, group) =>
    order.filter((_at, index) => index % innerFolds === group),
  );
  const outside: Odds[] = [];
  for (const group of groups) {
    const others = order.filter((at) => !group.includes(at));
    for (const name of chainNames) {
      const weights = fitted(name, others);
      for (const at of group) {
        const chain = chainOf(sequenceOf(examples[at]!, inputs[at]!, name), weights, labelsOf[name]);
        outside[at] = { ...outside[at]!, [name]: marginalsOf(chain).labels };
      }
    }
  }
  return outside;
}

type Scored = { names: string[]; values: number[] };

function fitPlaces(examples: readonly Example[], outside: readonly Odds[]): PackedModel['places'] {
  const scored = examples.map(({ reading, features }, at) => {
    const { role, worth, alone } = outside[at]!;
    const candidates = reading.sentences.map((sentence, index) => ({
      ...sentence,
      ...weighedFrom(role, worth, alone, index),
    }));
    const measures = measuresOf(reading, candidates);
    return features.map(({ named }, index): Scored => {
      const all = [
        ...[...named].map(([name, value]) => [name, value * namedShare] as const),
        ...[...measures[index]!].map(([name, value]) => [`= ${name}`, value] as const),
      ];
      return { names: all.map(([name]) => name), values: all.map(([, value]) => value) };
    });
  });
  return Object.fromEntries(
    places.map((place) => {
      const marked = examples.flatMap(({ rests }, at) =>
        rests[place].some((rest) => rest > 0) ? [{ sentences: scored[at]!, rests: rests[place] }] : [],
      );
      return [place, fitPlace(marked)];
    }),
  ) as PackedModel['places']; // one of each place
}

/** So that the sentences on which it rests, the first of them twice as much, together are most probable of all. */
function fitPlace(opinions: readonly { sentences: Scored[]; rests: number[] }[]): Record<string, number> {
  const { rounds, step, penalty, seed } = placeOptions;
  const weights = new Map<string, { now: number; square: number; sum: number }>();
  const of = (name: string) => {
    const known = weights.get(name);
    if (known) return known;
    const fresh = { now: 0, square: 1e-2, sum: 0 };
    weights.set(name, fresh);
    return fresh;
  };
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round += 1) {
    for (const { sentences, rests } of shuffled(opinions, random)) {
      const scores = sentences.map(({ names, values }) =>
        names.reduce((sum, name, at) => sum + of(name).now * values[at]!, 0),
      );
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const total = odds.reduce((sum, each) => sum + each, 0);
      const marked = odds.reduce((sum, each, at) => sum + each * rests[at]!, 0);
      sentences.forEach(({ names, values }, at) => {
        const slope = odds[at]! / total - (odds[at]! * rests[at]!) / Math.max(1e-12, marked);
        if (Math.abs(slope) < 1e-4) return;
        names.forEach((name, index) => {
          const weight = of(name);
          const gradient = slope * values[index]! + penalty * weight.now;
          weight.square += gradient * gradient;
          weight.now -= (step * gradient) / Math.sqrt(weight.square);
        });
      });
    }
    if (round >= rounds / 2) for (const weight of weights.values()) weight.sum += weight.now;
  }
  const rounded = [...weights].map(([name, { sum }]): [string, number] => [
    name,
    Math.round((sum / Math.ceil(rounds / 2)) * 1000) / 1000,
  ]);
  return Object.fromEntries(
    rounded.filter(([, weight]) => weight !== 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

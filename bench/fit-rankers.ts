/** Fits the rankers of holding, question and rule: to what models say of opinions that they were not fitted to. */

import { comparedIn } from '../src/study/extractive/rank/compared.ts';
import { knownOf, linedUp, standingsOf, tiny } from '../src/study/extractive/rank/rank.ts';
import { chainOdds, logOf } from '../src/study/extractive/read/with-encoder.ts';
import { candidatesIn } from '../src/study/extractive/reading.ts';
import type { Weighed } from '../src/study/extractive/weights/roles.ts';
import {
  type ChainName,
  chainNames,
  type Place,
  type PlaceOdds,
  places,
  type Ranker,
  type Rankers,
  type Share,
  type Shares,
} from '../src/study/extractive/weights/sentence-model.ts';
import { type HonestReadings, labelIn } from './annotations.ts';
import { type Choice, fitChoice } from './fit-choice.ts';
import type { Example } from './fit-example.ts';
import { fitTrees } from './fit-trees.ts';

const lineOptions = { rounds: 150, step: 0.03, penalty: 0.03 };
const treeOptions = { rounds: 60, depth: 3, step: 0.1, penalty: 3, least: 2 };

export function fitRankers(examples: readonly Example[], weighed: readonly (readonly Weighed[])[]): Rankers {
  const candidates = examples.map(({ reading }, at) => candidatesIn(reading, weighed[at]!));
  const known = examples.map(({ reading, features }, at) => knownOf(reading, features, candidates[at]!));
  const linesFor = (of: readonly number[]) =>
    byPlace((place) => ({
      line: fitChoice(
        of.map((at) =>
          known[at]!.map((measures, index) => ({ measures, rest: examples[at]!.rests[place][index]! })),
        ),
        lineOptions,
      ),
    }));
  // The trees see what a line says of opinions that it was not fitted to.
  const compared = new Map<number, ReturnType<typeof rowsOf>>();
  for (const fold of new Set(examples.map((example) => example.fold))) {
    const [others, own] = [
      [...examples.keys()].filter((at) => examples[at]!.fold !== fold),
      [...examples.keys()].filter((at) => examples[at]!.fold === fold),
    ];
    const lines = linesFor(others);
    for (const at of own) compared.set(at, rowsOf(examples[at]!, candidates[at]!, known[at]!, lines));
  }
  const rows = [...examples.keys()].map((at) => compared.get(at)!);
  const lines = linesFor([...examples.keys()]);
  return byPlace(
    (place): Ranker => ({
      ...lines[place],
      trees: fitTrees(
        rows.map((each) => each[place]),
        treeOptions,
      ),
    }),
  );
}

function rowsOf(
  { reading, rests }: Example,
  candidates: ReturnType<typeof candidatesIn>,
  known: ReturnType<typeof knownOf>,
  lines: Parameters<typeof linedUp>[1],
) {
  const standings = linedUp(known, lines);
  const compared = comparedIn(reading, candidates, standings, known);
  return byPlace((place) =>
    compared[place].map(({ index, measures }) => ({
      measures,
      rest: rests[place][index]!,
      before: Math.log(standings[index]![place] + tiny),
    })),
  );
}

const byPlace = <Each>(of: (place: Place) => Each) =>
  Object.fromEntries(places.map((place) => [place, of(place)])) as Record<Place, Each>; // one of each

const shareOptions = { rounds: 300, step: 0.03, penalty: 0.001 };
/** Until the encoder has read opinions that it was not fitted to. */
const plainShare = { encoder: 0.6, own: 0.5 };

/** How much either counts: two numbers each, by what the engine and the encoder say of opinions that neither was fitted to. */
export function fitShares(
  examples: readonly Example[],
  weighed: readonly (readonly Weighed[])[],
  standings: readonly (readonly PlaceOdds[])[],
  readings: HonestReadings,
): Shares {
  const read = examples.flatMap((example, at) => {
    const encoded = readings.get(example.id);
    return encoded ? [{ example, encoded, weighed: weighed[at]!, standings: standings[at]! }] : [];
  });
  const fitted = (choices: Choice[]): Share =>
    choices.length === 0 ? plainShare : { ...plainShare, ...fitChoice(choices, shareOptions) };
  const ofPlace = (place: Place) =>
    read.map(({ example, encoded, standings: own }) =>
      encoded.map(({ places: odds }, index) => ({
        measures: measured(odds[place], Math.log((own[index]?.[place] ?? 0) + tiny)),
        rest: example.rests[place][index] ?? 0,
      })),
    );
  // Of each sentence one label is right.
  const ofChain = (name: ChainName) =>
    read.flatMap(({ example, encoded, weighed: own }) =>
      example.labels.flatMap((labelled, index) => {
        const odds = encoded[index];
        if (!labelled || !odds) return [];
        const said = chainOdds[name](own[index]!);
        return [
          odds[encodedAs[name]].map((each, label) => ({
            measures: measured(each, logOf(said[label]!)),
            rest: Number(label === labelIn[name](labelled)),
          })),
        ];
      }),
    );
  return {
    ...byPlace((place) => fitted(ofPlace(place))),
    ...(Object.fromEntries(chainNames.map((name) => [name, fitted(ofChain(name))])) as Record<
      ChainName,
      Share
    >), // one of each
  };
}

const measured = (encoder: number, own: number) => new Map(Object.entries({ encoder, own }));
const encodedAs = { role: 'roles', worth: 'worth', alone: 'alone' } as const;

/** What rankers that were not fitted to its fold say of each opinion. */
export function standingsOutside(
  examples: readonly Example[],
  weighed: readonly (readonly Weighed[])[],
): PlaceOdds[][] {
  const every = [...examples.keys()];
  const all: PlaceOdds[][] = [];
  for (const fold of new Set(examples.map((example) => example.fold))) {
    const others = every.filter((at) => examples[at]!.fold !== fold);
    const rankers = fitRankers(
      others.map((at) => examples[at]!),
      others.map((at) => weighed[at]!),
    );
    for (const at of every) {
      const { reading, features, fold: own } = examples[at]!;
      if (own === fold)
        all[at] = standingsOf(reading, features, candidatesIn(reading, weighed[at]!), rankers);
    }
  }
  return all;
}

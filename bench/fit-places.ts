/** Fits what places the holding, the question and the rule, and what compares the likeliest places with each other. */
import { comparisonsIn } from '../src/study/extractive/choose/compared.ts';
import { measuresOf } from '../src/study/extractive/rank/measures.ts';
import {
  type ComparedPlace,
  comparedPlaces,
  type PackedModel,
  places,
  worthByName,
} from '../src/study/extractive/model/weights.ts';
import { namedShare, standingsOf } from '../src/study/extractive/read/read.ts';
import type { Weighed } from '../src/study/extractive/read/roles.ts';
import { type Choice, fitChoice, type Measured } from './fit-choice.ts';
import type { Example } from './fit-model.ts';

const placeOptions = { rounds: 200, step: 0.03, penalty: 0.03 };
const comparedOptions = { rounds: 300, step: 0.03, penalty: 0.1 };

type Fitted = Pick<PackedModel, 'places' | 'compared'>;

/** From what chains say that were not fitted to the opinion; what compares sees standings that were not fitted to it either. */
export function fitPlaces(
  examples: readonly Example[],
  weighed: readonly Weighed[][],
  groups: readonly number[][],
): Fitted {
  const candidates = examples.map(({ reading }, at) =>
    reading.sentences.map((sentence, index) => ({ ...sentence, ...weighed[at]![index]! })),
  );
  const scored = examples.map(({ reading, features }, at) => {
    const measures = measuresOf(reading, candidates[at]!);
    return features.map(
      ({ named }, index): Measured =>
        new Map([
          ...[...named].map(([name, value]) => [name, value * namedShare] as const),
          ...measures[index]!,
        ]),
    );
  });
  const fittedTo = (of: readonly number[]) =>
    Object.fromEntries(
      places.map((place) => [
        place,
        fitChoice(
          of.map((at) =>
            scored[at]!.map((measures, index) => ({ measures, rest: examples[at]!.rests[place][index]! })),
          ),
          placeOptions,
        ),
      ]),
    ) as PackedModel['places']; // one of each place
  const compared: Record<ComparedPlace, Choice[]> = { holding: [], issue: [] };
  for (const group of groups) {
    const fitted = fittedTo(groups.filter((each) => each !== group).flat());
    const weights = worthByName(fitted);
    for (const at of group) {
      const { reading, features, rests } = examples[at]!;
      const standings = standingsOf(reading, features, candidates[at]!, { places: weights });
      const placed = candidates[at]!.map((each, index) => ({ ...each, standing: standings[index]! }));
      const comparisons = comparisonsIn(reading, placed);
      for (const place of comparedPlaces)
        compared[place].push(
          comparisons[place].map(({ index, measures }) => ({
            measures,
            before: Math.log(standings[index]![place] + 1e-6),
            rest: rests[place][index]!,
          })),
        );
    }
  }
  return {
    places: fittedTo([...examples.keys()]),
    compared: { holding: fitCompared(compared.holding), issue: fitCompared(compared.issue) },
  };
}

/** Each measure counts as much as it differs. */
function fitCompared(all: readonly Choice[]): Record<string, number> {
  const every = all.flat().map(({ measures }) => measures);
  const names = new Set(every.flatMap((measures) => [...measures.keys()]));
  const spread = new Map(
    Array.from(names, (name) => {
      const values = every.map((measures) => measures.get(name) ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return [
        name,
        Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1,
      ];
    }),
  );
  const scaled = all.map((choice) =>
    choice.map((each) => ({
      ...each,
      measures: new Map([...each.measures].map(([name, value]) => [name, value / spread.get(name)!])),
    })),
  );
  const weights = fitChoice(scaled, comparedOptions);
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      Math.round((weight / spread.get(name)!) * 1000) / 1000,
    ]),
  );
}

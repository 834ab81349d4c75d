/**
 * Which sentence of all is likeliest to state the holding, the question or the rule: a line of everything that is known of each,
 * then small trees that see the likeliest of each part beside those of the others.
 */

import type { SentenceReading } from '../encoder/readings.ts';
import type { SentenceFeatures } from '../read/features.ts';
import type { Reading } from '../read/lead.ts';
import {
  type Place,
  type PlaceOdds,
  places,
  type Ranker,
  type Rankers,
  type Shares,
} from '../weights/sentence-model.ts';
import { softmax } from '../weights/softmax.ts';
import { scoreOf } from '../weights/trees.ts';
import { comparedIn } from './compared.ts';
import { type Candidate, type Measures, measuresOf } from './measures.ts';

/** What is known of each sentence by name: what it shows, what the models say of it, and what stands beside it. */
export function knownOf(
  reading: Reading,
  features: readonly SentenceFeatures[],
  sentences: readonly Candidate[],
): Measures[] {
  const measures = measuresOf(reading, sentences);
  return features.map(
    ({ named }, index) =>
      new Map([
        ...Array.from(named, ([name, value]) => [name, value * namedShare] as const),
        ...measures[index]!,
      ]),
  );
}

/** Named features count a quarter beside what the models tell of them. */
const namedShare = 0.25;

export function standingsOf(
  reading: Reading,
  features: readonly SentenceFeatures[],
  sentences: readonly Candidate[],
  rankers: Rankers,
): PlaceOdds[] {
  const known = knownOf(reading, features, sentences);
  const standings = linedUp(known, rankers);
  const compared = comparedIn(reading, sentences, standings, known);
  const after = standings.map((standing) => ({ ...standing }));
  for (const place of places) {
    const { trees } = rankers[place];
    const before = compared[place].map(({ index }) => standings[index]![place]);
    const odds = softmax(
      compared[place].map(({ measures }, at) => Math.log(before[at]! + tiny) + scoreOf(trees, measures)),
    );
    // What the likeliest have together is shared among them anew.
    const all = before.reduce((sum, each) => sum + each, 0);
    compared[place].forEach(({ index }, at) => {
      after[index]![place] = odds[at]! * all;
    });
  }
  return after;
}

/** So that nothing is impossible. */
export const tiny = 1e-6;

/** The rankers see what the chains say; the encoder knows of each place by itself, and errs elsewhere. */
export function withEncoded(
  standings: readonly PlaceOdds[],
  readings: readonly (SentenceReading | undefined)[],
  shares: Shares,
): PlaceOdds[] {
  if (readings.every((reading) => reading === undefined)) return [...standings];
  const odds = places.map((place) =>
    softmax(
      standings.map(
        (standing, index) =>
          shares[place].encoder * (readings[index]?.places[place] ?? Math.log(tiny)) +
          shares[place].own * Math.log(standing[place] + tiny),
      ),
    ),
  );
  return standings.map(
    (_, index) => Object.fromEntries(places.map((place, at) => [place, odds[at]![index]!])) as PlaceOdds, // one of each
  );
}

/** By the line alone. */
export function linedUp(
  known: readonly Measures[],
  rankers: Readonly<Record<Place, Pick<Ranker, 'line'>>>,
): Record<Place, number>[] {
  const scores = places.map((place) => {
    const { line } = rankers[place];
    return softmax(
      known.map((measures) => {
        let score = 0;
        for (const [name, value] of measures) score += value * (line[name] ?? 0);
        return score;
      }),
    );
  });
  return known.map(
    (_, index) =>
      Object.fromEntries(places.map((place, at) => [place, scores[at]![index]!])) as Record<Place, number>, // one of each
  );
}

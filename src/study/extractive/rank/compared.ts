/** What is measured of the likeliest places of holding, question and rule beside each other: the parts are chosen together. */

import { weightOf } from '../../language/ordinary-words.ts';
import { overlapOf } from '../../language/words.ts';
import { stemsOf } from '../../outcome.ts';
import type { Reading } from '../read/lead.ts';
import { ofAnyCase } from '../text/any-case.ts';
import { isQuotable } from '../text/readable.ts';
import { type Place, type PlaceOdds, places } from '../weights/sentence-model.ts';
import type { Candidate, Measures } from './measures.ts';

/** So many of each place are looked at again; what is less likely stays as it is. */
export const mostCompared = 40;
/** So many of the likeliest of a place stand for it. */
const mostStanding = 6;

export type Compared = { index: number; measures: Measures };

/** Of each place its likeliest sentences, best first, with how they stand to the likeliest of the other places. */
export function comparedIn(
  reading: Reading,
  sentences: readonly Candidate[],
  standings: readonly PlaceOdds[],
  known: readonly Measures[],
): Record<Place, Compared[]> {
  const sets = sentences.map(({ terms }) => new Set(terms));
  const ranked = (place: Place) =>
    sentences
      .map(({ index }) => index)
      .sort((one, other) => standings[other]![place] - standings[one]![place]);
  const order = Object.fromEntries(places.map((place) => [place, ranked(place)])) as Record<Place, number[]>; // one of each
  const outcome = stemsOf(reading.opinion.disposition);
  const measured = (index: number): Measures => {
    const { shown, terms } = sentences[index]!;
    const own = sets[index]!;
    const measures: Measures = new Map(known[index]);
    for (const place of places) {
      const near = order[place].slice(0, mostStanding);
      const best = standings[near[0]!]![place];
      measures.set(`~ rank ${place}`, Math.log((standings[index]![place] + 1e-6) / (best + 1e-6)));
      measures.set(`~ odds ${place}`, standings[index]![place]);
      measures.set(`~ behind ${place}`, Math.max(-20, Math.min(20, index - near[0]!)));
      let like = 0;
      let likest = 0;
      for (const other of near) {
        if (other === index) continue;
        const shared = overlapOf(own, sets[other]!);
        like += shared * standings[other]![place];
        likest = Math.max(likest, shared);
      }
      measures.set(`~ like ${place}`, like);
      measures.set(`~ likest ${place}`, likest);
    }
    let rare = 0;
    for (const term of own) rare += ofAnyCase.has(term) ? 0 : weightOf(term);
    measures.set('~ matter', rare);
    measures.set('~ terms', terms.length);
    if (!isQuotable(shown, 5, 90)) measures.set('~ not quotable', 1);
    for (const way of ['affirm', 'revers']) if (outcome.includes(way)) measures.set(`~ outcome ${way}`, 1);
    return measures;
  };
  const seen = new Map<number, Measures>();
  const once = (index: number) => {
    const measures = seen.get(index) ?? measured(index);
    seen.set(index, measures);
    return measures;
  };
  return Object.fromEntries(
    places.map((place) => [
      place,
      order[place].slice(0, mostCompared).map((index) => ({ index, measures: once(index) })),
    ]),
  ) as Record<Place, Compared[]>; // one of each place
}

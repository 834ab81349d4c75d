/**
 * What a careful reader would mark in an opinion: of each sentence the probabilities of its roles, its worth to a brief,
 * whether it can be read alone, whose word it carries and whether it tells of another case; and how probable each
 * sentence is as the place that states the holding, the question or the rule. All else chooses from this.
 */
import { ownWords } from '../../../opinion/own-words.ts';
import { comparedStandings } from '../choose/compared.ts';
import { measuresOf } from '../choose/measures.ts';
import { standingsOfBoth, weighedByBoth } from '../encoder/both.ts';
import { type Encoded, readingsFor, type SentenceReading } from '../encoder/readings.ts';
import { marginalsOf } from '../model/chain.ts';
import { type ChainName, labelsOf, type Model, places, type Standing } from '../model/weights.ts';
import { featuresOf, type SentenceFeatures } from './features.ts';
import { type Mended, mendsOf } from './mend.ts';
import { type Judged, type Reading, readLead } from './reading.ts';
import { type Role, roles, type Weighed } from './roles.ts';

export type ReadSentence = Judged &
  Weighed & {
    standing: Standing;
    /** What the encoder says of it by itself, where it was asked. */
    encoded?: SentenceReading;
    /** Of two sentences that are shown as one, both. */
    parts?: readonly ReadSentence[];
  };
export type Read = Omit<Reading, 'sentences'> & { sentences: ReadSentence[] };

export function readWith(opinion: Encoded, model: Model): Read {
  const reading = readLead(ownWords(opinion));
  const features = featuresOf(reading);
  const weighed = weigh(reading, features, model);
  const mends = mendsOf(reading.sentences);
  const sentences = reading.sentences.map((sentence, index) =>
    mendedBy(mends[index], { ...sentence, ...weighed[index]! }),
  );
  const standings = standingsOf(reading, features, sentences, model);
  const placed = sentences.map((sentence, index) => ({ ...sentence, standing: standings[index]! }));
  const compared = comparedStandings(reading, placed, model);
  const encoded = readingsFor(opinion, reading.sentences);
  const both = standingsOfBoth(compared, encoded);
  return {
    ...reading,
    sentences: placed.map((sentence, index) => {
      const standing = both[index]!;
      const said = encoded[index];
      if (!said) return { ...sentence, standing };
      const judged = { ...reading.sentences[index]!, ...weighedByBoth(weighed[index]!, said) };
      return { ...mendedBy(mends[index], judged), standing, encoded: said };
    }),
  };
}

/** Each by itself, by its own features and what is measured of it, before the likeliest are compared. */
export function standingsOf(
  reading: Reading,
  features: readonly SentenceFeatures[],
  sentences: readonly (Judged & Weighed)[],
  { places: weights }: Pick<Model, 'places'>,
): Standing[] {
  const measures = measuresOf(reading, sentences);
  const scores = features.map(({ named }, index) => scoresOf(weights, named, measures[index]!));
  const [holding, issue, rule] = places.map((_, place) => softmax(scores.map((each) => each[place]!)));
  return sentences.map((_, index) => ({
    holding: holding?.[index] ?? 0,
    issue: issue?.[index] ?? 0,
    rule: rule?.[index] ?? 0,
  }));
}

/** What leans is shown mended, and then can be read alone; what can be read as it is stays as it is. */
function mendedBy<Each extends Judged & Weighed>(mended: Mended | undefined, sentence: Each): Each {
  if (!mended || sentence.alone > readsAlone) return sentence;
  return { ...sentence, ...mended, alone: readsAlone };
}

const readsAlone = 0.85;

/** The probabilities of the three chains, sentence by sentence. */
export function weigh(reading: Reading, features: readonly SentenceFeatures[], model: Model): Weighed[] {
  const links = linksOf(reading);
  const known = features.map((each) => knownIn(each, model));
  const [role, worth, alone] = (['role', 'worth', 'alone'] as const).map((name) =>
    oddsIn(known, links, model, name),
  );
  return features.map((_, index) => weighedFrom(role!, worth!, alone!, index));
}

export function weighedFrom(
  role: Float64Array,
  worth: Float64Array,
  alone: Float64Array,
  index: number,
): Weighed {
  const odds = {} as Record<Role, number>; // filled below
  let likeliest: Role = roles[0];
  for (let label = 0; label < roles.length; label += 1) {
    const name = roles[label]!;
    odds[name] = role[index * roles.length + label] ?? 0;
    if (odds[name] > odds[likeliest]) likeliest = name;
  }
  return {
    odds,
    role: likeliest,
    worth: worth[index * 3 + 2] ?? 0,
    couldServe: 1 - (worth[index * 3] ?? 0),
    alone: alone[index * 2 + 1] ?? 0,
  };
}

/** 0 within a paragraph, 1 where another begins. */
export function linksOf({ sentences }: Reading): Uint8Array {
  return Uint8Array.from(sentences, ({ paragraphIndex }, index) =>
    sentences[index - 1]?.paragraphIndex === paragraphIndex ? 0 : 1,
  );
}

/** How much a sentence's words count beside its named features: the same however many there are. */
export const bucketValue = (name: ChainName, count: number) =>
  shareOfWords[name] / Math.sqrt(Math.max(6, count));

/** What a sentence does shows in its words more than what it is worth. */
const shareOfWords: Readonly<Record<ChainName, number>> = { role: 1.6, worth: 0.8, alone: 0.8 };

/** The features that have weights, by their rows. */
type Known = { rows: number[]; values: number[]; buckets: Int32Array };

function knownIn({ named, buckets }: SentenceFeatures, model: Model): Known {
  const known: Known = { rows: [], values: [], buckets };
  for (const [name, value] of named) {
    const row = model.rows.get(name);
    if (row === undefined) continue;
    known.rows.push(row);
    known.values.push(value);
  }
  return known;
}

function oddsIn(features: readonly Known[], links: Uint8Array, model: Model, name: ChainName): Float64Array {
  const { named: namedWeights, buckets: bucketWeights, transitions } = model.chains[name];
  const labels = labelsOf[name];
  const emissions = new Float64Array(features.length * labels);
  features.forEach(({ rows, values, buckets }, index) => {
    const at = index * labels;
    for (let each = 0; each < rows.length; each += 1) {
      const value = values[each]!;
      const from = rows[each]! * labels;
      for (let label = 0; label < labels; label += 1)
        emissions[at + label]! += value * namedWeights[from + label]!;
    }
    const value = bucketValue(name, buckets.length);
    for (const bucket of buckets)
      for (let label = 0; label < labels; label += 1)
        emissions[at + label]! += value * bucketWeights[bucket * labels + label]!;
  });
  return marginalsOf({ labels, emissions, transitions, links }).labels;
}

/** One number a place, in the order of the places. */
function scoresOf(
  weights: Model['places'],
  named: ReadonlyMap<string, number>,
  measures: ReadonlyMap<string, number>,
): Float64Array {
  const scores = new Float64Array(places.length);
  const add = (name: string, value: number) => {
    const worth = weights.get(name);
    if (worth) for (let place = 0; place < worth.length; place += 1) scores[place]! += value * worth[place]!;
  };
  for (const [name, value] of named) add(name, value * namedShare);
  for (const [name, value] of measures) add(name, value);
  return scores;
}

/** Named features count a quarter beside what the chains tell of them. */
export const namedShare = 0.25;

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores, Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

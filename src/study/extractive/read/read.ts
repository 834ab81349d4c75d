/**
 * What a careful reader would mark in an opinion: of each sentence the probabilities of its roles, its worth to a brief,
 * whether it can be read alone, whose word it carries and whether it tells of another case; and how probable each
 * sentence is as the place that states the holding, the question or the rule. All else chooses from this.
 */
import type { Opinion } from '../../../opinion/opinion.ts';
import { comparedStandings } from '../choose/compared.ts';
import { measuresOf } from '../choose/measures.ts';
import { marginalsOf } from '../model/chain.ts';
import { type ChainName, labelsOf, type Model, places, type Standing } from '../model/weights.ts';
import { featuresOf, type SentenceFeatures } from './features.ts';
import { type Mended, mendsOf } from './mend.ts';
import { type Judged, type Reading, readLead } from './reading.ts';
import { type RoleOdds, roles, type Weighed } from './roles.ts';

export type ReadSentence = Judged &
  Weighed & {
    standing: Standing;
    /** Of two sentences that are shown as one, both. */
    parts?: readonly ReadSentence[];
  };
export type Read = Omit<Reading, 'sentences'> & { sentences: ReadSentence[] };

export function readWith(opinion: Opinion, model: Model): Read {
  const reading = readLead(opinion);
  const features = featuresOf(reading);
  const weighed = weigh(reading, features, model);
  const mends = mendsOf(reading.sentences);
  const sentences = reading.sentences.map((sentence, index) =>
    mendedBy(mends[index], { ...sentence, ...weighed[index]! }),
  );
  const standings = standingsOf(reading, features, sentences, model);
  const placed = sentences.map((sentence, index) => ({ ...sentence, standing: standings[index]! }));
  const compared = comparedStandings(reading, placed, model);
  return {
    ...reading,
    sentences: placed.map((sentence, index) => ({ ...sentence, standing: compared[index]! })),
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
  const [holding, issue, rule] = places.map((place) =>
    softmax(features.map(({ named }, index) => scoreOf(weights[place], named, measures[index]!))),
  );
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
  const [role, worth, alone] = (['role', 'worth', 'alone'] as const).map((name) =>
    oddsIn(features, links, model, name),
  );
  return features.map((_, index) => weighedFrom(role!, worth!, alone!, index));
}

export function weighedFrom(
  role: Float64Array,
  worth: Float64Array,
  alone: Float64Array,
  index: number,
): Weighed {
  const odds = Object.fromEntries(
    roles.map((name, label) => [name, role[index * roles.length + label] ?? 0]),
  ) as RoleOdds;
  const likeliest = roles.reduce((best, name) => (odds[name] > odds[best] ? name : best));
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

function oddsIn(
  features: readonly SentenceFeatures[],
  links: Uint8Array,
  model: Model,
  name: ChainName,
): Float64Array {
  const { named: namedWeights, buckets: bucketWeights, transitions } = model.chains[name];
  const labels = labelsOf[name];
  const emissions = new Float64Array(features.length * labels);
  features.forEach(({ named, buckets }, index) => {
    const at = index * labels;
    for (const [feature, value] of named) {
      const row = model.rows.get(feature);
      if (row === undefined) continue;
      for (let label = 0; label < labels; label += 1)
        emissions[at + label]! += value * namedWeights[row * labels + label]!;
    }
    const value = bucketValue(name, buckets.length);
    for (const bucket of buckets)
      for (let label = 0; label < labels; label += 1)
        emissions[at + label]! += value * bucketWeights[bucket * labels + label]!;
  });
  return marginalsOf({ labels, emissions, transitions, links }).labels;
}

function scoreOf(
  weights: ReadonlyMap<string, number>,
  named: ReadonlyMap<string, number>,
  measures: ReadonlyMap<string, number>,
): number {
  let score = 0;
  for (const [name, value] of named) score += value * namedShare * (weights.get(name) ?? 0);
  for (const [name, value] of measures) score += value * (weights.get(`= ${name}`) ?? 0);
  return score;
}

/** Named features count a quarter beside what the chains tell of them. */
export const namedShare = 0.25;

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores, Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

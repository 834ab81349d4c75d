/**
 * What a careful reader would mark in an opinion: of each sentence the probabilities of its roles, its worth to a brief,
 * whether it can be read alone, whose word it carries and whether it tells of another case; and how probable each
 * sentence is as the place that states the holding, the question or the rule. All else chooses from this.
 */
import { ownWords } from '../../opinion/own-words.ts';
import { type Encoded, readingsFor } from './encoder/readings.ts';
import type { Candidate } from './rank/measures.ts';
import { standingsOf, withEncoded } from './rank/rank.ts';
import { featuresOf, type SentenceFeatures } from './read/features.ts';
import { type Judged, type Reading, readLead } from './read/lead.ts';
import { type Mended, mendsOf } from './read/mend.ts';
import { withEncoder } from './read/with-encoder.ts';
import { marginalsOf } from './weights/chain.ts';
import { type Role, roles, type Weighed } from './weights/roles.ts';
import { type ChainName, labelsOf, type Model, type PlaceOdds } from './weights/sentence-model.ts';

export type ReadSentence = Judged &
  Weighed & {
    standing: PlaceOdds;
    /** Of two sentences that are shown as one, both. */
    parts?: readonly ReadSentence[];
  };
export type Read = Omit<Reading, 'sentences'> & { sentences: ReadSentence[] };

export function readWith(opinion: Encoded, model: Model): Read {
  const reading = readLead(ownWords(opinion));
  const features = featuresOf(reading);
  const readings = readingsFor(opinion, reading.sentences);
  const weighed = weigh(reading, features, model);
  const standings = standingsOf(reading, features, candidatesIn(reading, weighed), model.rankers);
  const both = weighed.map((each, index) => withEncoder(each, readings[index], model.both));
  return placed(reading, both, withEncoded(standings, readings, model.both));
}

/** Each sentence with the place that its opinion gives it. */
export function placed(reading: Reading, weighed: readonly Weighed[], standings: readonly PlaceOdds[]): Read {
  const sentences = candidatesIn(reading, weighed);
  return {
    ...reading,
    sentences: sentences.map((sentence, index) => ({ ...sentence, standing: standings[index]! })),
  };
}

export function candidatesIn(reading: Reading, weighed: readonly Weighed[]): Candidate[] {
  const mends = mendsOf(reading.sentences);
  return reading.sentences.map((sentence, index) =>
    mendedBy(mends[index], { ...sentence, ...weighed[index]! }),
  );
}

/** What leans is shown mended, and then can be read alone; what can be read as it is stays as it is. */
function mendedBy<Each extends Judged & Weighed>(mended: Mended | undefined, sentence: Each): Each {
  if (!mended || sentence.alone > readsAlone) return sentence;
  return { ...sentence, ...mended, alone: readsAlone };
}

const readsAlone = 0.85;

/** The probabilities of the three chains, sentence by sentence. */
export function weigh(reading: Reading, features: readonly SentenceFeatures[], model: Chains): Weighed[] {
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

type Chains = Pick<Model, 'rows' | 'chains'>;

/** The features that have weights, by their rows. */
type Known = { rows: number[]; values: number[]; buckets: Int32Array };

function knownIn({ named, buckets }: SentenceFeatures, model: Chains): Known {
  const known: Known = { rows: [], values: [], buckets };
  for (const [name, value] of named) {
    const row = model.rows.get(name);
    if (row === undefined) continue;
    known.rows.push(row);
    known.values.push(value);
  }
  return known;
}

function oddsIn(features: readonly Known[], links: Uint8Array, model: Chains, name: ChainName): Float64Array {
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

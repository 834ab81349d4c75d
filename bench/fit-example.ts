import { featuresOf, type SentenceFeatures } from '../src/study/extractive/read/features.ts';
import { type Reading, readLead } from '../src/study/extractive/read/lead.ts';
import type { Place } from '../src/study/extractive/weights/sentence-model.ts';
import { type AnnotatedOpinion, alignerOf, type Labelled } from './annotations.ts';

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

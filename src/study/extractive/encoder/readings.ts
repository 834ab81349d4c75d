/**
 * What the pretrained encoder says of an opinion's sentences. The engine is pure and does not run it: whoever asks for material
 * has it run first (`encoder/child`) and hands the opinion over `withReadings`; without them the engine's own chain answers alone.
 */
import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import { ownWords } from '../../../opinion/own-words.ts';
import { readPart } from '../text/sentence.ts';
import type { Place } from '../weights/sentence-model.ts';

export type SentenceReading = {
  /** Of each role its log-odds, in the order of `roles` (FPSQALERKHCDX). */
  roles: readonly number[];
  /** Log-odds of being of no worth to a brief, of some, of being surely worth it. */
  worth: readonly number[];
  /** Log-odds of not being understood alone, and of being understood. */
  alone: readonly number[];
  /** Of each place the log-odds, over the whole opinion, that it rests on this sentence. */
  places: Readonly<Record<Place, number>>;
};

/** As the encoder is asked: the sentences of the lead part in order. */
export type EncoderInput = { text: string; isFirstInParagraph: boolean };

export type Readings = {
  /** What was asked, and of each the answer. */
  asked: readonly EncoderInput[];
  sentences: readonly SentenceReading[];
  /** 384 numbers a sentence, in order: near each other where sentences do alike in an opinion. */
  vectors: Float32Array;
};

/** An opinion that may carry what the encoder says of it. */
export type Encoded = Opinion & { readings?: Readings };

export function withReadings(opinion: Opinion, readings: Readings | undefined): Encoded {
  return readings ? { ...opinion, readings } : opinion;
}

export const vectorWidth = 384;

/** About 170 pages. What is longer would hold the encoder from everybody else for a minute: the chain alone answers. */
export const mostSentences = 5_000;

/** What the encoder is to read of an opinion. */
export function toAsk(opinion: Opinion): EncoderInput[] {
  const own = ownWords(opinion);
  const lead = leadPart(own);
  if (!lead) return [];
  return readPart(own, lead).sentences.map(({ text, isFirstInParagraph }) => ({
    text,
    isFirstInParagraph,
  }));
}

/**
 * Of each sentence its reading. Where the opinion was changed after it was read, sentences are known by their words; one that
 * was not read has none.
 */
export function readingsFor(
  { readings }: Encoded,
  sentences: readonly { text: string }[],
): (SentenceReading | undefined)[] {
  if (!readings) return sentences.map(() => undefined);
  const { asked, sentences: read } = readings;
  if (sentences.length === asked.length && sentences.every(({ text }, at) => text === asked[at]!.text))
    return [...read];
  const byText = new Map<string, SentenceReading[]>();
  asked.forEach(({ text }, at) => {
    byText.set(text, [...(byText.get(text) ?? []), read[at]!]);
  });
  return sentences.map(({ text }) => byText.get(text)?.shift());
}

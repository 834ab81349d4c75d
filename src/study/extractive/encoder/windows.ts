/**
 * How the encoder is given sentences: consecutive ones share a window, each with a separator behind it, and the mean of its
 * states is its vector. As `fit/opinions.py` does it: what the encoder was fitted to is what it is asked.
 */
import { type EncoderInput, vectorWidth } from './readings.ts';

/** A longer sentence is cut. */
export const sentenceTokens = 110;
export const windowTokens = 224;
/** More at once are no faster, and take more memory. */
const tokensAtOnce = 2 * windowTokens;

export type SpecialTokens = { opening: number; separator: number; padding: number };

/** Ids and mask of windows padded to the longest of them, row by row, and where each sentence lies. */
export type Batch = {
  rows: number;
  length: number;
  ids: BigInt64Array;
  mask: BigInt64Array;
  /** `from` to `to` in its row: the tokens of the sentence and its separator. */
  spans: { sentence: number; row: number; from: number; to: number }[];
};

/** Of each window the sentences, in order; what does not fit whole begins the next one. */
export function windowsOf(sentences: readonly (readonly number[])[]): number[][] {
  const windows: number[][] = [];
  let size = windowTokens;
  sentences.forEach((tokens, at) => {
    const isFull = size + tokens.length + 1 > windowTokens;
    if (isFull) windows.push([]);
    size = (isFull ? 1 : size) + tokens.length + 1;
    windows.at(-1)!.push(at);
  });
  return windows;
}

/**
 * Windows of like length stand in a batch: padding is work for nothing. With `isWhole` each window holds one sentence, whose
 * vector is of all its states, as the published encoder has it.
 */
export function batchesOf(
  windows: readonly (readonly number[])[],
  sentences: readonly (readonly number[])[],
  special: SpecialTokens,
  { isWhole = false } = {},
): Batch[] {
  const lengthOf = (window: readonly number[]) =>
    window.reduce((sum, at) => sum + sentences[at]!.length + 1, 1);
  const groups: { length: number; windows: (readonly number[])[] }[] = [];
  for (const window of windows.toSorted((one, other) => lengthOf(one) - lengthOf(other))) {
    const length = lengthOf(window);
    const last = groups.at(-1);
    if (last && (last.windows.length + 1) * length <= tokensAtOnce) {
      last.windows.push(window);
      last.length = length;
    } else groups.push({ length, windows: [window] });
  }
  return groups.map((group) => batchOf(group, sentences, special, isWhole));
}

function batchOf(
  { windows, length }: { windows: readonly (readonly number[])[]; length: number },
  sentences: readonly (readonly number[])[],
  { opening, separator, padding }: SpecialTokens,
  isWhole: boolean,
): Batch {
  const rows = windows.length;
  const ids = new BigInt64Array(rows * length).fill(BigInt(padding));
  const mask = new BigInt64Array(rows * length);
  const spans: Batch['spans'] = [];
  windows.forEach((window, row) => {
    const line = [opening];
    for (const sentence of window) {
      const from = isWhole ? 0 : line.length;
      line.push(...sentences[sentence]!, separator);
      spans.push({ sentence, row, from, to: line.length });
    }
    ids.set(line.map(BigInt), row * length);
    mask.fill(1n, row * length, row * length + line.length);
  });
  return { rows, length, ids, mask, spans };
}

/** Adds each sentence's mean of its states, [rows, length, width], at its place in `vectors`. */
export function pool(
  { spans, length }: Pick<Batch, 'spans' | 'length'>,
  states: Float32Array,
  vectors: Float32Array,
): void {
  for (const { sentence, row, from, to } of spans) {
    const vector = vectors.subarray(sentence * vectorWidth, (sentence + 1) * vectorWidth);
    for (let token = from; token < to; token += 1) {
      const state = (row * length + token) * vectorWidth;
      for (let at = 0; at < vectorWidth; at += 1) vector[at]! += states[state + at]!;
    }
    for (let at = 0; at < vectorWidth; at += 1) vector[at]! /= to - from;
  }
}

/** What the reader of the vectors is told of a sentence's place, beside its vector. */
export const placeWidth = 12;

export function placeFeatures(sentences: readonly EncoderInput[]): Float32Array {
  const last = sentences.length - 1;
  return Float32Array.from(
    sentences.flatMap(({ text, isFirstInParagraph }, at) => {
      const share = at / Math.max(1, last);
      const turns = [1, 2, 4].map((times) => share * Math.PI * times);
      return [
        share,
        1 - share,
        Math.min(at, 10) / 10,
        Math.min(last - at, 10) / 10,
        isFirstInParagraph ? 1 : 0,
        Math.min(text.length, 600) / 300,
        ...turns.map(Math.sin),
        ...turns.map(Math.cos),
      ];
    }),
  );
}

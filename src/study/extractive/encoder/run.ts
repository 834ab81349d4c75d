/** Runs the weights of a folder: only the encoder's own process imports this. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { roles } from '../weights/roles.ts';
import { type EncoderInput, type SentenceReading, vectorWidth } from './readings.ts';
import {
  type Batch,
  batchesOf,
  placeFeatures,
  placeWidth,
  pool,
  type SpecialTokens,
  sentenceTokens,
  windowsOf,
} from './windows.ts';

export type OnProgress = (done: number, of: number) => void;

/** Two are nearly twice as fast as one; more would be taken from those who read and write. */
const threads = Math.min(2, availableParallelism());

/** The reader compares every sentence with every other: more than this are read in parts, for memory's sake. */
const sentencesAtOnce = 1_000;

const open = (path: string) =>
  InferenceSession.create(path, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  });

type Tokens = { tokensOf: (text: string) => number[]; special: SpecialTokens };

export function loadTokens(folder: string): Tokens {
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')), {});
  const id = (token: string) => tokenizer.token_to_id(token) ?? 0;
  return {
    tokensOf: (text) => {
      const { ids } = tokenizer.encode(text, { add_special_tokens: false });
      return ids.length > 0 ? ids.slice(0, sentenceTokens) : [id('[UNK]')];
    },
    special: { opening: id('[CLS]'), separator: id('[SEP]'), padding: id('[PAD]') },
  };
}

/** A vector a sentence, one behind the other. */
async function vectorsOf(
  encoder: InferenceSession,
  batches: readonly Batch[],
  count: number,
  onProgress: OnProgress,
): Promise<Float32Array> {
  const vectors = new Float32Array(count * vectorWidth);
  const of = batches.reduce((sum, { ids }) => sum + ids.length, 0);
  let done = 0;
  onProgress(0, of);
  for (const { ids, mask, rows, length, ...batch } of batches) {
    const shape = [rows, length];
    const out = await encoder.run({
      ids: new Tensor('int64', ids, shape),
      mask: new Tensor('int64', mask, shape),
    });
    pool({ ...batch, length }, numbersIn(Object.values(out)[0]), vectors);
    done += ids.length;
    onProgress(done, of);
  }
  return vectors;
}

function numbersIn(tensor: { data: unknown } | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('The weights answer no numbers');
  return tensor.data;
}

export async function openReader(folder: string) {
  const encoder = await open(join(folder, 'roles/encoder.onnx'));
  const reader = await open(join(folder, 'roles/reader.onnx'));
  const { tokensOf, special } = loadTokens(folder);
  return async (sentences: readonly EncoderInput[], onProgress: OnProgress) => {
    const tokens = sentences.map(({ text }) => tokensOf(text));
    const batches = batchesOf(windowsOf(tokens), tokens, special);
    const vectors = await vectorsOf(encoder, batches, sentences.length, onProgress);
    return { sentences: await readingsOf(reader, sentences, vectors), vectors };
  };
}

async function readingsOf(
  reader: InferenceSession,
  sentences: readonly EncoderInput[],
  vectors: Float32Array,
): Promise<SentenceReading[]> {
  const parts = Math.ceil(sentences.length / sentencesAtOnce);
  const input = readerInput(sentences, vectors);
  const read: (Omit<SentenceReading, 'places'> & { places: number[] })[] = [];
  for (let part = 0; part < parts; part += 1) {
    const from = Math.round((part * sentences.length) / parts);
    const to = Math.round(((part + 1) * sentences.length) / parts);
    const x = new Tensor('float32', input.slice(from * readerWidth, to * readerWidth), [
      to - from,
      readerWidth,
    ]);
    const out = await reader.run({ x });
    const row = (name: string, columns: number, at: number) =>
      Array.from(numbersIn(out[name]).subarray(at * columns, (at + 1) * columns));
    for (let at = 0; at < to - from; at += 1)
      read.push({
        roles: row('roles', roles.length, at),
        worth: row('worth', 3, at).map(logOf),
        alone: row('alone', 2, at).map(logOf),
        places: row('places', 3, at),
      });
  }
  const [holding = 0, issue = 0, rule = 0] = [0, 1, 2].map((place) =>
    logSum(read.map(({ places }) => places[place] ?? 0)),
  );
  return read.map(({ places: [h = 0, i = 0, r = 0], ...rest }) => ({
    ...rest,
    places: { holding: h - holding, issue: i - issue, rule: r - rule },
  }));
}

const readerWidth = vectorWidth + placeWidth;

/** Of each sentence its vector and its place. */
function readerInput(sentences: readonly EncoderInput[], vectors: Float32Array): Float32Array {
  const places = placeFeatures(sentences);
  const input = new Float32Array(sentences.length * readerWidth);
  for (let at = 0; at < sentences.length; at += 1) {
    input.set(vectors.subarray(at * vectorWidth, (at + 1) * vectorWidth), at * readerWidth);
    input.set(places.subarray(at * placeWidth, (at + 1) * placeWidth), at * readerWidth + vectorWidth);
  }
  return input;
}

const logOf = (odds: number) => Math.log(Math.max(1e-6, odds));

function logSum(numbers: readonly number[]): number {
  const most = numbers.reduce((greatest, each) => Math.max(greatest, each), Number.NEGATIVE_INFINITY);
  return most + Math.log(numbers.reduce((sum, each) => sum + Math.exp(each - most), 0));
}

export async function openEmbedder(folder: string) {
  const encoder = await open(join(folder, 'sentences/encoder.onnx'));
  const { tokensOf, special } = loadTokens(folder);
  return async (texts: readonly string[], onProgress: OnProgress): Promise<Float32Array> => {
    const tokens = texts.map(tokensOf);
    const alone = tokens.map((_, at) => [at]);
    const batches = batchesOf(alone, tokens, special, { isWhole: true });
    const vectors = await vectorsOf(encoder, batches, texts.length, onProgress);
    for (let at = 0; at < vectors.length; at += vectorWidth) {
      const vector = vectors.subarray(at, at + vectorWidth);
      const length = Math.hypot(...vector) || 1;
      for (let place = 0; place < vectorWidth; place += 1) vector[place]! /= length;
    }
    return vectors;
  };
}

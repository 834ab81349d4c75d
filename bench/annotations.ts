/** Opinions whose sentences careful readers labelled, read as the product reads them, with each sentence beside its label. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Opinion } from '../src/opinion/opinion.ts';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { root } from '../src/server/base/root.ts';
import {
  type Encoded,
  type SentenceReading,
  toAsk,
  withReadings,
} from '../src/study/extractive/encoder/readings.ts';
import type { ChainName } from '../src/study/extractive/weights/sentence-model.ts';
import { plainWordsOf } from '../src/study/language/words.ts';
import { opinionFromText } from './plain-text/opinion-from-text.ts';

export type ReaderRole = 'F' | 'P' | 'S' | 'Q' | 'A' | 'L' | 'E' | 'R' | 'K' | 'H' | 'C' | 'D' | 'X';
/** In the order of the product's roles. */
export const readerRoles: readonly ReaderRole[] = [
  'F',
  'P',
  'S',
  'Q',
  'A',
  'L',
  'E',
  'R',
  'K',
  'H',
  'C',
  'D',
  'X',
];
export type Labelled = { text: string; role: ReaderRole; worth: 0 | 1 | 2; alone: 0 | 1 };
/** What a chain calls it. */
export const labelIn: Record<ChainName, (labelled: Labelled) => number> = {
  role: ({ role }) => readerRoles.indexOf(role),
  worth: ({ worth }) => worth,
  alone: ({ alone }) => alone,
};
/** Of each opinion, by its name, what the encoder says of its sentences. */
export type HonestReadings = ReadonlyMap<string, readonly SentenceReading[]>;
export type Rests = Record<'holding' | 'issues' | 'rule' | 'facts', number[]>;

export type Annotation = {
  id: string;
  opinionFile: string;
  sentences: Labelled[];
  brief: {
    caseName: string | null;
    rests: Rests;
    reasons: { rests: number[] }[];
    questions: { level: string; question: string; answer: string }[];
  };
};

export type AnnotatedOpinion = {
  annotation: Annotation;
  opinion: Opinion;
  fold: number;
  court: string;
  isPdf: boolean;
};

export const hasAnnotations = (folder: string) => existsSync(join(folder, 'annotations/folds.json'));

/** Where `fit/readings.py` writes what the encoder says of opinions that it was not fitted to. */
export const honestFolder = join(root, 'fit/work/readings');

export function readingsIn(folder: string): HonestReadings {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names.sort().map((name) => {
      const { id, sentences } = read<{ id: string; sentences: SentenceReading[] }>(join(folder, name));
      return [id, sentences];
    }),
  );
}

/** In the order of their files. */
export async function annotatedOpinions(folder: string): Promise<AnnotatedOpinion[]> {
  const from = join(folder, 'annotations');
  const folds = read<Record<string, number>>(join(from, 'folds.json'));
  const pool = openReadingPool();
  try {
    const all: AnnotatedOpinion[] = [];
    const names = readdirSync(from).filter((name) => name.endsWith('.json') && name !== 'folds.json');
    for (const name of names.sort()) {
      const annotation = read<Annotation>(join(from, name));
      const path = [join(from, annotation.opinionFile), join(folder, annotation.opinionFile)].find(
        existsSync,
      );
      const fold = folds[annotation.id];
      if (!path || fold === undefined) throw new Error(`${name} names no opinion or stands in no fold`);
      const isPdf = path.endsWith('.pdf');
      const opinion = isPdf ? await pool.read(path) : opinionFromText(textOf(path));
      all.push({ annotation, opinion, fold, court: courtOf(annotation.id), isPdf });
    }
    return all;
  } finally {
    await pool.close();
  }
}

/** The opinion with what the encoder says of it, where that is known. */
export function encodedBy(readings: HonestReadings, { annotation, opinion }: AnnotatedOpinion): Encoded {
  const sentences = readings.get(annotation.id);
  return withReadings(
    opinion,
    sentences && { asked: toAsk(opinion), sentences, vectors: new Float32Array() },
  );
}

const read = <Shape>(path: string): Shape => JSON.parse(readFileSync(path, 'utf8')); // The evaluation's own files.

function textOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.json') ? (JSON.parse(text) as { content: string }).content : text; // The evaluation's own files.
}

/** The four sources of which one may be left out at a time. */
export function courtOf(id: string): string {
  const name = basename(id);
  if (/^nm-/.test(name)) return 'New Mexico';
  if (/^(?:civpro|con|emp|pr)-/.test(name)) return 'casebooks';
  return /^(?:cl-|gowder|mackelly|reading|scotus|cranch)/.test(name) ? 'Supreme Court' : 'other courts';
}

/** Finds the labelled sentence with which any words share the most, by the share of the words of both. */
export function alignerOf(labelled: readonly { text: string }[]): (text: string) => number | undefined {
  const bags = labelled.map(({ text }) => countsOf(text));
  const exact = new Map(labelled.map(({ text }, index) => [squashed(text), index]));
  const holding = new Map<string, number[]>();
  bags.forEach(({ counts }, index) => {
    for (const word of counts.keys()) holding.set(word, [...(holding.get(word) ?? []), index]);
  });
  return (text) => {
    const known = exact.get(squashed(text));
    if (known !== undefined) return known;
    const { counts, total } = countsOf(text);
    const shared = new Map<number, number>();
    for (const [word, count] of counts) {
      for (const index of holding.get(word) ?? []) {
        const both = Math.min(count, bags[index]?.counts.get(word) ?? 0);
        shared.set(index, (shared.get(index) ?? 0) + both);
      }
    }
    let best: { index: number; share: number } | undefined;
    for (const [index, both] of shared) {
      const other = bags[index]?.total ?? 0;
      // Most words of the one are in the other, and it is of like length.
      const share = both / Math.max(1, Math.min(total, other)) + (2 * both) / Math.max(1, total + other);
      if (both >= 3 || both === total) if (!best || share > best.share) best = { index, share };
    }
    return best && best.share >= leastShare ? best.index : undefined;
  };
}

const leastShare = 0.9;
const squashed = (text: string) => plainWordsOf(text).join(' ');

function countsOf(text: string): { counts: Map<string, number>; total: number } {
  const counts = new Map<string, number>();
  const words = plainWordsOf(text);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/**
 * `node bench/fit-asking.ts DIR`: fits what makes a sentence the answer to a question, and when nothing answers, to the questions
 * of the labeled opinions, and writes `src/study/asking/weights.json`. Which sentences answer is told by their likeness to the
 * written answer, which is not seen by what is fitted; a question of another opinion is one that nothing answers.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelFolder, root } from '../src/server/base/root.ts';
import { candidatesFor, sentenceTextsOf } from '../src/study/asking/passages.ts';
import { type Choosing, type Measures, weighed } from '../src/study/asking/weights.ts';
import { openEncoder } from '../src/study/extractive/encoder/encoder.ts';
import { likeness } from '../src/study/extractive/encoder/likeness.ts';
import { annotatedOpinions } from './annotations.ts';
import { fitChoice } from './fit-choice.ts';

/** One question put to one opinion. */
type Put = {
  fold: number;
  isGeneral: boolean;
  /** Of each candidate its measures, and how alike it is to the written answer: none where the question is another opinion's. */
  candidates: { measures: Measures; right: number }[];
  isOwn: boolean;
};

/** A sentence about as like the answer as the likest is right too. */
const rightShare = 0.9;
const leastRight = 0.45;
/** So many of the questions that nothing answers may get passages: others, about the case itself, are harder to tell. */
const mostAnswered = 0.06;
const shown = 4;

const puts = await putAll(process.argv[2] ?? '../shared/data');
const names: Record<'byWords' | 'byMeaning', (keyof Measures)[]> = {
  byWords: ['own', 'around', 'fit', 'worth', 'separate'],
  byMeaning: ['own', 'around', 'fit', 'worth', 'separate', 'like', 'likeBefore', 'behind'],
};
const fitted = Object.fromEntries(
  Object.entries(names).map(([name, measures]) => {
    for (const fold of [0, 1, 2, 3, 4]) {
      const choosing = fitTo(
        puts.filter((put) => put.fold !== fold),
        measures,
      );
      report(
        `${name}, fold ${fold}`,
        choosing,
        puts.filter((put) => put.fold === fold),
      );
    }
    const choosing = fitTo(puts, measures);
    report(`${name}, all`, choosing, puts);
    return [name, choosing];
  }),
);
writeFileSync(join(root, 'src/study/asking/weights.json'), `${JSON.stringify(fitted, null, 2)}\n`);

function fitTo(given: readonly Put[], measures: readonly (keyof Measures)[]): Choosing {
  const own = given.filter(({ isOwn, isGeneral }) => isOwn && !isGeneral);
  const ranks = fitChoice(
    own.map(({ candidates }) => {
      const top = Math.max(...candidates.map(({ right }) => right));
      return candidates.map((each) => ({
        measures: new Map(measures.map((name) => [name, each.measures[name]])),
        rest: each.right >= leastRight && each.right >= rightShare * top ? 1 : 0,
      }));
    }),
    { rounds: 300, step: 0.05, penalty: 0.001 },
  );
  const best = (put: Put) => ranked(put, ranks)[0]?.measures;
  const rows = given
    .filter(({ isGeneral }) => !isGeneral)
    .flatMap((put) => {
      const found = best(put);
      return found ? [{ measures: found, isOwn: put.isOwn }] : [];
    });
  const silence = fitSilence(rows, measures);
  return { ranks, silence, leastOfBest: 1 };
}

function ranked({ candidates }: Put, ranks: Choosing['ranks']) {
  return candidates
    .map((each) => ({ ...each, score: weighed(each.measures, ranks) }))
    .toSorted((one, other) => other.score - one.score);
}

/** Logistic; its bias then moves to where as many of the unanswerable are answered as may be. */
function fitSilence(
  rows: readonly { measures: Measures; isOwn: boolean }[],
  measures: readonly (keyof Measures)[],
): Choosing['silence'] {
  const weights: Record<string, number> = Object.fromEntries(measures.map((name) => [name, 0]));
  let bias = 0;
  const share = rows.filter(({ isOwn }) => isOwn).length / rows.length;
  for (let round = 0; round < 2_000; round += 1) {
    const slopes: Record<string, number> = Object.fromEntries(measures.map((name) => [name, 0]));
    let slope = 0;
    for (const { measures: its, isOwn } of rows) {
      const odds = measures.reduce((sum, name) => sum + weights[name]! * its[name], bias);
      const weight = isOwn ? 0.5 / share : 0.5 / (1 - share);
      const miss = weight * (1 / (1 + Math.exp(-odds)) - Number(isOwn));
      slope += miss / rows.length;
      for (const name of measures) slopes[name]! += (miss * its[name]) / rows.length;
    }
    bias -= 2 * slope;
    for (const name of measures) weights[name]! -= 2 * (slopes[name]! + 0.0005 * weights[name]!);
  }
  const scores = rows
    .filter(({ isOwn }) => !isOwn)
    .map(({ measures: its }) => measures.reduce((sum, name) => sum + weights[name]! * its[name], 0))
    .sort((one, other) => other - one);
  const bound = scores[Math.floor(mostAnswered * scores.length)] ?? 0;
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return {
    ...Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, rounded(weight)])),
    bias: rounded(-bound),
  };
}

function report(name: string, { ranks, silence }: Choosing, on: readonly Put[]): void {
  const particular = on.filter(({ isGeneral }) => !isGeneral);
  const own = particular.filter(({ isOwn }) => isOwn);
  const others = particular.filter(({ isOwn }) => !isOwn);
  const isAnswered = (put: Put) => {
    const [best] = ranked(put, ranks);
    return best !== undefined && weighed(best.measures, silence) > 0;
  };
  const hits = (most: number) =>
    own.filter((put) => {
      const top = Math.max(...put.candidates.map(({ right }) => right));
      return ranked(put, ranks)
        .slice(0, most)
        .some(({ right }) => right >= rightShare * top);
    });
  const rightAndSaid = hits(shown).filter(isAnswered);
  const share = (part: number, of: number) => (part / Math.max(1, of)).toFixed(3);
  console.log(
    `${name}: first ${share(hits(1).length, own.length)}, of ${shown} ${share(hits(shown).length, own.length)} of ${own.length};`,
    `answered ${share(own.filter(isAnswered).length, own.length)}, rightly ${share(rightAndSaid.length, own.length)};`,
    `of others’ answered ${share(others.filter(isAnswered).length, others.length)} of ${others.length}`,
  );
}

async function putAll(folder: string): Promise<Put[]> {
  const every = await annotatedOpinions(folder);
  const opinions = every.filter((_, at) => at % 9 === 0);
  const encoder = openEncoder({ folder: modelFolder });
  const cache = join(tmpdir(), 'hotseat-asking');
  const vectorsOf = async (id: string, texts: readonly string[]): Promise<Float32Array[]> => {
    const path = `${cache}-${createHash('sha256')
      .update(JSON.stringify([id, texts]))
      .digest('hex')
      .slice(0, 16)}.bin`;
    if (existsSync(path)) {
      const { buffer, byteOffset, byteLength } = readFileSync(path);
      const all = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
      return texts.map((_, at) => all.subarray(at * 384, (at + 1) * 384));
    }
    const made = await encoder.embed(texts);
    if (!made) throw new Error('The encoder cannot be run here');
    writeFileSync(
      path,
      Buffer.concat(made.map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength))),
    );
    return made;
  };
  const read: {
    fold: number;
    opinion: (typeof opinions)[number]['opinion'];
    vectors: Float32Array[];
    questions: { question: string; own: Float32Array; answer: Float32Array }[];
  }[] = [];
  for (const { annotation, opinion, fold } of opinions) {
    const texts = sentenceTextsOf(opinion);
    if (texts.length > 900) continue;
    const { questions } = annotation.brief;
    const [vectors, asked] = [
      await vectorsOf(annotation.id, texts),
      await vectorsOf(
        `${annotation.id}?`,
        questions.flatMap(({ question, answer }) => [question, answer]),
      ),
    ];
    read.push({
      fold,
      opinion,
      vectors,
      questions: questions.map(({ question }, at) => ({
        question,
        own: asked[2 * at]!,
        answer: asked[2 * at + 1]!,
      })),
    });
    if (read.length % 20 === 0) console.log(read.length);
  }
  await encoder.close();
  return read.flatMap(({ fold, opinion, vectors, questions }, at) => {
    const foreign = read[(at + 7) % read.length]!;
    const texts = sentenceTextsOf(opinion);
    return [
      ...questions.map((each) => ({ ...each, isOwn: true })),
      ...foreign.questions.map((each) => ({ ...each, isOwn: false })),
    ].map(({ question, own, answer, isOwn }): Put => {
      const asked = { question, likeness: vectors.map((each) => likeness(own, each)) };
      const { candidates, isGeneral } = candidatesFor(opinion, asked);
      const rightOf = new Map(texts.map((text, index) => [text, likeness(answer, vectors[index]!)]));
      return {
        ...{ fold, isGeneral, isOwn },
        candidates: candidates.map(({ sentence, measures }) => ({
          measures,
          right: isOwn ? (rightOf.get(sentence.text) ?? 0) : 0,
        })),
      };
    });
  });
}

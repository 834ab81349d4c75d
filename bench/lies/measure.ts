/** What of the library's falsehoods reaches a student without a mark, by who reads again, and what becomes of honest lines. */
import { readFileSync } from 'node:fs';
import type { Opinion } from '../../src/opinion/opinion.ts';
import { openReadingPool } from '../../src/opinion/pdf/pool.ts';
import { answerFrom } from '../../src/study/model/asking/answer.ts';
import { gradeAnswer } from '../../src/study/model/asking/grade.ts';
import { marlowBrief } from '../../src/study/model/fixtures/marlow-brief.ts';
import { marlowOutline } from '../../src/study/model/fixtures/marlow-outline.ts';
import { marlowQuestions } from '../../src/study/model/fixtures/marlow-questions.ts';
import { playedModel } from '../../src/study/model/fixtures/played-model.ts';
import { areAlike } from '../../src/study/model/grounding/alike.ts';
import { structureFault } from '../../src/study/model/grounding/structure.ts';
import { ModelError } from '../../src/study/model/model.ts';
import { type OpinionSources, openSources } from '../../src/study/model/sources/opinion-sources.ts';
import { statementsIn } from '../../src/study/model/wire/places.ts';
import type { Wires } from '../../src/study/model/wire/wire.ts';
import { writeMaterial } from '../../src/study/model/write.ts';
import { goodWires } from '../../test/fakes/provider/answers.ts';
import { injectionPdf, secondOpinionPdf, teachingOpinionPdf } from '../../test/fixtures/fixtures.ts';
import { opinionFromText } from '../plain-text/opinion-from-text.ts';
import { type AnalysisCost, costOfAnalysis } from './cost.ts';
import { honest, lies, type OpinionName, type Sample } from './library.ts';
import { newerHonest, newerLies } from './newer.ts';
import { type Planted, plant } from './places.ts';
import { imperfect, lazy, type Reader, type ReaderName, seeds, truthful } from './readers.ts';
import { readStranger, strangersLies } from './strangers.ts';

const kinds = ['brief', 'outline', 'questions'] as const;

export type LiesFigures = {
  /** Planted, each at every place of its kind. */
  lies: number;
  readers: Record<ReaderName, { unmarked: number }>;
  honest: { statements: number; notVerified: number; notChecked: number; needlessRepairs: number };
  /** "kind: text (place)", for who looks for what to mend. */
  told: { unmarked: Record<ReaderName, string[]>; honest: string[] };
};

export type Ground = { opinion: Opinion; base: Wires; sources: OpinionSources };

const files: Record<'marlow' | 'pruitt' | 'dunmore', string> = {
  marlow: teachingOpinionPdf,
  pruitt: injectionPdf,
  dunmore: secondOpinionPdf,
};

export function groundOf(opinion: Opinion, base = wholeWires(opinion)): Ground {
  return { opinion, base, sources: openSources(opinion, { signal: new AbortController().signal }) };
}

async function readGrounds(): Promise<Record<OpinionName, Ground>> {
  const pool = openReadingPool({ size: 1, idleMs: 1 });
  try {
    const grounds: [string, Ground][] = [];
    for (const [name, path] of Object.entries(files)) {
      const opinion = await pool.read(path);
      const own = { brief: marlowBrief(), outline: marlowOutline(), questions: marlowQuestions() };
      grounds.push([name, name === 'marlow' ? groundOf(opinion, own) : groundOf(opinion)]);
    }
    for (const name of ['halloran', 'okonjo']) {
      const text = readFileSync(new URL(`opinions/${name}.txt`, import.meta.url), 'utf8');
      grounds.push([name, groundOf(opinionFromText(text))]);
    }
    return Object.fromEntries(grounds) as Record<OpinionName, Ground>; // One for each name.
  } finally {
    await pool.close();
  }
}

/** An answer that is refused would mark all that is planted in it. */
function wholeWires(opinion: Opinion): Wires {
  const wires = goodWires(opinion, 'standard');
  // Quoting, the embedded engine may answer two questions with the same sentence; a model may not.
  const { questions } = wires.questions;
  for (const [index, question] of questions.entries()) {
    if (!questions.slice(0, index).some((other) => areAlike(other, question))) continue;
    question.question = 'Which facts does the court tell before it turns to the law?';
    question.answer = wires.brief.facts;
  }
  const { disposition, paragraphs } = opinion;
  const decree = paragraphs.find(({ id }) => id === disposition?.paragraphId);
  if (disposition && decree) {
    const support = [{ paragraph: decree.id, words: decree.text }];
    wires.brief.conclusion.disposition = { text: decree.text, support, mark: 'none' };
  }
  for (const kind of kinds) {
    const fault = structureFault(kind, wires[kind], opinion, 'standard');
    if (fault) throw new Error(`An answer without lies would be refused: ${kind}, ${fault}`);
  }
  return wires;
}

type Case = { sample: Sample; place: string; show: (reader: Reader | undefined) => Promise<PlantedOutcome> };
/** What a student sees of a planted text. */
type PlantedOutcome = { isThere: boolean; isMarked: boolean; isVerified: boolean; isSentBack: boolean };

const unseen = (isSentBack: boolean): PlantedOutcome => ({
  isThere: false,
  isMarked: false,
  isVerified: false,
  isSentBack,
});

/** None for an opinion that was not asked for. */
function casesOf(sample: Sample, isLie: boolean, ground: Ground | undefined): Case[] {
  if (!ground) return [];
  const cases = plant(sample, ground.base).map(
    (planted): Case => ({
      sample,
      place: `${planted.kind}, ${planted.place}`,
      show: (reader) => showMaterial(planted, sample, isLie, ground, reader),
    }),
  );
  if (sample.rooms.includes('ask'))
    cases.push({
      sample,
      place: 'an answer',
      show: (reader) => showAnswer(sample, isLie, ground, reader),
    });
  if (sample.rooms.includes('grading'))
    cases.push({ sample, place: 'grading', show: () => showGrading(sample, ground) });
  return cases;
}

const verdictBy = (reader: Reader | undefined, text: string, isLie: boolean) => (statement: string) =>
  reader?.(statement, isLie && statement.includes(text)) ?? 'bears out';

/** The repair changes nothing, as with a model that insists. */
async function showMaterial(
  { kind, wire }: Planted,
  { text }: Sample,
  isLie: boolean,
  { sources }: Ground,
  reader: Reader | undefined,
): Promise<PlantedOutcome> {
  const { model, calls } = playedModel(
    ({ schemaName }) => (schemaName === 'repair' ? { statements: [], questions: [] } : wire),
    { verdict: verdictBy(reader, text, isLie) },
  );
  const { signal } = new AbortController();
  const isSentBack = () =>
    calls.some(
      ({ schemaName, prompt }) =>
        schemaName === 'repair' && prompt.includes(JSON.stringify(text).slice(1, -1)),
    );
  try {
    const made = await writeMaterial({
      kind,
      tier: 'standard',
      model,
      signal,
      sources,
      isReadAgain: reader !== undefined,
    });
    return { ...shownIn(made.content, text), isSentBack: isSentBack() };
  } catch (error) {
    // An analysis that fails shows nothing.
    if (error instanceof ModelError) return unseen(isSentBack());
    throw error;
  }
}

/** The first place in which the text stands; unmarked before marked. */
function shownIn(value: unknown, text: string): Omit<PlantedOutcome, 'isSentBack'> {
  const found = placesIn(value, text);
  const worst = found.find(({ isMarked }) => !isMarked) ?? found[0];
  return worst ?? { isThere: false, isMarked: false, isVerified: false };
}

function placesIn(value: unknown, text: string): Omit<PlantedOutcome, 'isSentBack'>[] {
  if (value === text) return [{ isThere: true, isMarked: false, isVerified: true }];
  if (Array.isArray(value)) return value.flatMap((each) => placesIn(each, text));
  if (typeof value !== 'object' || value === null) return [];
  const { checks = {}, check, verified, ...fields } = value as Record<string, unknown>; // Any object's fields may be looked at.
  const marks = checks as Record<string, unknown>;
  const marked = { trap: marks.trap, question: marks.question, followUps: marks.followUp } as Record<
    string,
    unknown
  >;
  return Object.entries(fields).flatMap(([key, field]) => {
    const its = key in marked ? marked[key] : key === 'text' || key === 'meaning' ? check : undefined;
    const isOwn = key === 'text' || key === 'meaning' || key in marked;
    return placesIn(field, text).map((each) =>
      isOwn && (field === text || key === 'followUps')
        ? { ...each, isMarked: its === 'not_checked' || verified === false, isVerified: verified !== false }
        : each,
    );
  });
}

const question = { question: 'What did the court decide, and why?' };

async function showAnswer(
  { text, rests }: Sample,
  isLie: boolean,
  { sources }: Ground,
  reader: Reader | undefined,
): Promise<PlantedOutcome> {
  const support = rests.map(([paragraph, words]) => ({ paragraph, words }));
  const { model, calls } = playedModel(
    ({ schemaName }) =>
      schemaName === 'repair'
        ? { statements: [], questions: [] }
        : { statements: [{ text, support, mark: 'none' }], isInText: true },
    { verdict: verdictBy(reader, text, isLie) },
  );
  const { signal } = new AbortController();
  const isReadAgain = reader !== undefined;
  const { items } = await answerFrom({ sources, asked: question, model, signal, isReadAgain });
  return { ...shownIn(items, text), isSentBack: calls.some(({ schemaName }) => schemaName === 'repair') };
}

/** The grader takes the whole answer for the point. */
async function showGrading({ text, rests }: Sample, { opinion }: Ground): Promise<PlantedOutcome> {
  const point = rests[0]?.[1] ?? '';
  const { model } = playedModel([
    { points: [{ number: 1, verdict: 'covered', words: text }], followUp: 'Why?' },
  ]);
  const item = { id: 'a', text: point, pinpoints: [], verified: true, marks: [] };
  const { points } = await gradeAnswer({
    question: { ...question, answer: [item], followUps: [] },
    answer: text,
    opinion,
    model,
    signal: new AbortController().signal,
  });
  const isCovered = points[0]?.verdict === 'covered';
  return { isThere: isCovered, isMarked: false, isVerified: isCovered, isSentBack: false };
}

/** Of the opinion whose answers are written as a model writes them. */
export async function measureCost(): Promise<Record<'once' | 'again', AnalysisCost>> {
  const { marlow } = await readGrounds();
  return {
    once: await costOfAnalysis(marlow.opinion, marlow.base, false),
    again: await costOfAnalysis(marlow.opinion, marlow.base, true),
  };
}

type Only = (opinion: string) => boolean;

export async function measureLies(isChosen: Only): Promise<LiesFigures> {
  const grounds = Object.entries(await readGrounds()).filter(([name]) => isChosen(name));
  return measureOn(Object.fromEntries(grounds), [...lies, ...newerLies], [...honest, ...newerHonest]);
}

/** On opinions of the evaluation data. */
export async function measureStrangers(folder: string, isChosen: Only): Promise<LiesFigures> {
  const ids = Object.keys(strangersLies).filter(isChosen);
  const strangers = ids.map((id) => [id, readStranger(folder, id)] as const);
  const grounds = Object.fromEntries(strangers.map(([id, { opinion }]) => [id, groundOf(opinion)]));
  const all = strangers.map(([, each]) => each);
  return measureOn(
    grounds,
    all.flatMap((each) => each.lies),
    all.flatMap((each) => each.honest),
  );
}

async function measureOn(
  grounds: Readonly<Record<string, Ground>>,
  planted: readonly Sample[],
  borne: readonly Sample[],
): Promise<LiesFigures> {
  const cases = planted.flatMap((sample) => casesOf(sample, true, grounds[sample.on]));
  const unmarked: Record<ReaderName, string[]> = {
    truthful: [],
    imperfect: [],
    lazy: await unmarkedBy(cases, lazy),
    codeAlone: await unmarkedBy(cases, undefined),
  };
  // What passes by a lazy reader or without one is all that can pass by another.
  const passing = new Set([...unmarked.lazy, ...unmarked.codeAlone]);
  const risky = cases.filter((each) => passing.has(nameOf(each)));
  unmarked.truthful = await unmarkedBy(risky, truthful);
  for (const seed of seeds) {
    unmarked.imperfect.push(...(await unmarkedBy(risky, imperfect(seed))));
  }
  const readers = Object.fromEntries(
    Object.entries(unmarked).map(([name, found]) => [
      name,
      { unmarked: name === 'imperfect' ? Math.round((10 * found.length) / seeds.length) / 10 : found.length },
    ]),
  ) as LiesFigures['readers']; // The same names.
  const { told, ...figures } = await measureHonest(grounds, borne);
  return { lies: cases.length, readers, honest: figures, told: { unmarked, honest: told } };
}

async function unmarkedBy(cases: readonly Case[], reader: Reader | undefined): Promise<string[]> {
  const found: string[] = [];
  for (const each of cases) {
    const { isThere, isMarked } = await each.show(reader);
    if (isThere && !isMarked) found.push(nameOf(each));
  }
  return found;
}

const nameOf = ({ sample: { on, kind, text }, place }: Case) => `${on}, ${kind}: ${text} (${place})`;

/** By a truthful reader: honest samples at every place of theirs, and the answers that they are planted in. */
async function measureHonest(grounds: Readonly<Record<string, Ground>>, samples: readonly Sample[]) {
  const told: string[] = [];
  const figures = { statements: 0, notVerified: 0, notChecked: 0, needlessRepairs: 0 };
  const count = (name: string, { isThere, isMarked, isVerified, isSentBack }: PlantedOutcome) => {
    figures.statements += 1;
    const isLost = !isThere || !isVerified;
    if (isLost) figures.notVerified += 1;
    else if (isMarked) figures.notChecked += 1;
    if (isSentBack) figures.needlessRepairs += 1;
    if (isLost || isMarked || isSentBack)
      told.push(
        `${isLost ? 'not verified' : isMarked ? 'not checked' : 'kept'}${isSentBack ? ', sent back' : ''}: ${name}`,
      );
  };
  for (const sample of samples) {
    for (const each of casesOf(sample, false, grounds[sample.on]))
      count(nameOf(each), await each.show(truthful));
  }
  for (const [on, ground] of Object.entries(grounds)) {
    for (const kind of kinds) {
      const wire = ground.base[kind];
      const texts = new Set(
        statementsIn(wire).map(({ statement }) => statement.text.replace(/\s+/g, ' ').trim()),
      );
      for (const text of texts) {
        if (text === '') continue;
        const sample: Sample = { on, kind: 'base', rooms: [], text, rests: [] };
        count(`${on}, ${kind}: ${text}`, await baseShown(kind, wire, sample, ground));
      }
    }
  }
  return { ...figures, told };
}

const known = new Map<unknown, Promise<{ content: unknown; prompts: string }>>();

/** The answer is made once for all of its lines. */
async function baseShown(
  kind: Planted['kind'],
  wire: Wires[Planted['kind']],
  { text }: Sample,
  { sources }: Ground,
) {
  const made =
    known.get(wire) ??
    (async () => {
      const { model, calls } = playedModel(({ schemaName }) =>
        schemaName === 'repair' ? { statements: [], questions: [] } : structuredClone(wire),
      );
      const { signal } = new AbortController();
      const { content } = await writeMaterial({ kind, tier: 'standard', model, signal, sources });
      const prompts = calls.filter(({ schemaName }) => schemaName === 'repair').map(({ prompt }) => prompt);
      return { content, prompts: prompts.join('\n') };
    })();
  known.set(wire, made);
  const { content, prompts } = await made;
  return { ...shownIn(content, text), isSentBack: prompts.includes(JSON.stringify(text).slice(1, -1)) };
}

/** What of the library's falsehoods reaches a student without a mark, and what honest statement is sent back without need. */

import type { Opinion } from '../../src/opinion/opinion.ts';
import { openReadingPool } from '../../src/opinion/pdf/pool.ts';
import { marlowBrief } from '../../src/study/model/fixtures/marlow-brief.ts';
import { marlowOutline } from '../../src/study/model/fixtures/marlow-outline.ts';
import { marlowQuestions } from '../../src/study/model/fixtures/marlow-questions.ts';
import { playedModel } from '../../src/study/model/fixtures/played-model.ts';
import { findProblems } from '../../src/study/model/grounding/problems.ts';
import { structureFault } from '../../src/study/model/grounding/structure.ts';
import type { Wires } from '../../src/study/model/material/kinds.ts';
import { ModelError } from '../../src/study/model/model.ts';
import type { Verdict } from '../../src/study/model/prompts/verification.ts';
import { openSources } from '../../src/study/model/sources/opinion-sources.ts';
import { writeMaterial } from '../../src/study/model/write.ts';
import { goodWires } from '../../test/fakes/provider/answers.ts';
import { injectionPdf, secondOpinionPdf, teachingOpinionPdf } from '../../test/fixtures/fixtures.ts';
import { type AnalysisCost, costOfAnalysis } from './cost.ts';
import { honest, lies, type OpinionName, type Sample } from './library.ts';
import { type Planted, plant } from './places.ts';

export type SecondReader = 'does not say' | 'truly';

export type LiesFigures = {
  planted: number;
  /** "kind: text, at brief facts", for each falsehood without a mark. */
  unmarked: string[];
  honest: number;
  /** The same for each honest statement that was sent back. */
  repairs: string[];
  /** Share of honest statements that are shown as not checked, 0 to 1. */
  notChecked: number;
};

const files: Record<OpinionName, string> = {
  marlow: teachingOpinionPdf,
  pruitt: injectionPdf,
  dunmore: secondOpinionPdf,
};

type Ground = { opinion: Opinion; base: Wires };

async function readGrounds(): Promise<Record<OpinionName, Ground>> {
  const pool = openReadingPool({ size: 1, idleMs: 1 });
  try {
    const grounds: [string, Ground][] = [];
    for (const [name, path] of Object.entries(files)) {
      const opinion = await pool.read(path);
      const base =
        name === 'marlow'
          ? { brief: marlowBrief(), outline: marlowOutline(), questions: marlowQuestions() }
          : wholeWires(opinion);
      grounds.push([name, { opinion, base }]);
    }
    return Object.fromEntries(grounds) as Record<OpinionName, Ground>; // One for each file.
  } finally {
    await pool.close();
  }
}

/** An answer that is refused would mark all that is planted in it. */
function wholeWires(opinion: Opinion): Wires {
  const wires = goodWires(opinion, 'standard');
  for (const kind of ['brief', 'outline', 'questions'] as const) {
    const fault = structureFault(kind, wires[kind], opinion, 'standard');
    if (fault) throw new Error(`An answer without lies would be refused: ${kind}, ${fault}`);
  }
  return wires;
}

/** The repair changes nothing, as with a model that insists. */
async function isMarked({ kind, wire }: Planted, text: string, opinion: Opinion, reader: SecondReader) {
  const truly = (statement: string): Verdict => (statement.includes(text) ? 'contradicts' : 'bears out');
  const verdict = reader === 'truly' ? truly : () => 'does not say' as const;
  const { model } = playedModel(
    ({ schemaName }) => (schemaName === 'repair' ? { statements: [], questions: [] } : wire),
    { verdict },
  );
  const { signal } = new AbortController();
  try {
    const sources = openSources(opinion, { signal });
    const { content } = await writeMaterial({ kind, tier: 'standard', model, signal, sources });
    return !isShownUnmarked(content, text);
  } catch (error) {
    // An analysis that fails shows nothing.
    if (error instanceof ModelError) return true;
    throw error;
  }
}

/** Anywhere in the material the words stand as if they had been checked. */
function isShownUnmarked(value: unknown, text: string): boolean {
  if (Array.isArray(value)) return value.some((each) => each === text || isShownUnmarked(each, text));
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>; // Any object's fields may be looked at.
  const checks = (fields.checks ?? {}) as Record<string, unknown>;
  if (fields.trap === text && checks.trap !== 'not_checked') return true;
  const isHere = fields.text === text || fields.meaning === text;
  if (isHere && fields.verified !== false && fields.check !== 'not_checked') return true;
  return Object.values(fields).some((each) => isShownUnmarked(each, text));
}

/** Of the opinion whose answers are written as a model writes them. */
export async function measureCost(): Promise<Record<'once' | 'again', AnalysisCost>> {
  const { marlow } = await readGrounds();
  return {
    once: await costOfAnalysis(marlow.opinion, marlow.base, false),
    again: await costOfAnalysis(marlow.opinion, marlow.base, true),
  };
}

export async function measureLies(reader: SecondReader): Promise<LiesFigures> {
  const grounds = await readGrounds();
  const unmarked: string[] = [];
  let planted = 0;
  for (const sample of lies) {
    const { opinion, base } = grounds[sample.on];
    for (const each of plant(sample, base)) {
      planted += 1;
      if (!(await isMarked(each, sample.text, opinion, reader))) unmarked.push(nameOf(sample, each));
    }
  }
  return { planted, unmarked, ...measureHonest(grounds) };
}

const nameOf = ({ on, kind, text }: Sample, { kind: material, place }: Planted) =>
  `${on}, ${kind}: ${text} (${material}, ${place})`;

function measureHonest(grounds: Record<OpinionName, Ground>) {
  const repairs: string[] = [];
  let [statements, doubts] = [0, 0];
  for (const sample of honest) {
    const { opinion, base } = grounds[sample.on];
    const sources = openSources(opinion, { signal: new AbortController().signal });
    for (const each of plant(sample, base)) {
      const known = new Set(
        findProblems(each.kind, base[each.kind], sources).map(({ at, reason }) => `${at} ${reason}`),
      );
      const found = findProblems(each.kind, each.wire, sources).filter(
        ({ at, reason }) => !known.has(`${at} ${reason}`),
      );
      statements += 1;
      if (found.some(({ severity }) => severity === 'doubt')) doubts += 1;
      const wrong = found.filter(({ severity }) => severity !== 'doubt');
      if (wrong.length > 0)
        repairs.push(`${nameOf(sample, each)}: ${wrong.map(({ reason }) => reason).join('; ')}`);
    }
  }
  for (const { opinion, base } of Object.values(grounds)) {
    const sources = openSources(opinion, { signal: new AbortController().signal });
    for (const kind of ['brief', 'outline', 'questions'] as const) {
      const problems = findProblems(kind, base[kind], sources);
      statements += JSON.stringify(base[kind]).match(/"mark":/g)?.length ?? 0;
      doubts += new Set(problems.filter(({ severity }) => severity === 'doubt').map(({ at }) => at)).size;
      for (const { at, reason, severity } of problems)
        if (severity !== 'doubt') repairs.push(`${kind}, ${at}: ${reason}`);
    }
  }
  return { honest: statements, repairs, notChecked: doubts / statements };
}

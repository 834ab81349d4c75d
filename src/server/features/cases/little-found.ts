/** A result that found next to nothing: the charge waits for the look at it, and what was made goes when it is declined. */
import { and, eq } from 'drizzle-orm';
import { type StoredQuestion, storedQuestionSchema } from '../../../shared/cases.ts';
import { briefContentSchema } from '../../../study/material/schema.ts';
import { foundIn, isThin } from '../../../study/thin.ts';
import type { App } from '../../app.ts';
import { cases, materials } from '../../db/tables.ts';
import { listMadeKinds } from '../materials/service.ts';
import { announceReady } from '../ready-mail/service.ts';
import { commitCharge, isChargeReserved, releaseCharge } from '../subscription/charges.ts';
import { ask } from './asking.ts';
import { recordEvent } from './events.ts';
import type { CaseRow } from './rows.ts';
import type { Run } from './run-state.ts';

/** Whatever was made first: what it is worth shows in the brief. */
export async function commitUnlessThin(app: App, caseId: number): Promise<void> {
  const brief = await findBrief(app, caseId);
  if (brief && !isThin(brief)) await commitCharge(app, caseId);
}

/** For a run that ends early: what is ready stays and was paid for, unless it is next to nothing. */
export async function settleStopped(app: App, caseId: number): Promise<void> {
  await ((await isWorthIt(app, caseId)) ? commitCharge(app, caseId) : releaseCharge(app, caseId));
}

/** Whether what is made of a run that stopped counts as an analysis. */
export async function isWorthIt(app: App, caseId: number): Promise<boolean> {
  const made = await listMadeKinds(app, caseId);
  const brief = await findBrief(app, caseId);
  return made.length > 0 && !(brief && isThin(brief));
}

/** True where the run has to wait for an answer. What is paid for already is not asked about. */
export async function askAboutLittle(app: App, run: Run): Promise<boolean> {
  if (!(await isChargeReserved(app, run.caseId))) return false;
  const question = await littleQuestionOf(app, run.caseId);
  if (question) await ask(app, run, question);
  else await commitCharge(app, run.caseId);
  return question !== undefined;
}

/** What to ask about what was made of a case; undefined where that is worth an analysis. */
export async function littleQuestionOf(app: App, caseId: number): Promise<StoredQuestion | undefined> {
  const brief = await findBrief(app, caseId);
  if (!brief || !isThin(brief)) return undefined;
  const questions = await countQuestions(app, caseId);
  return { kind: 'little_found', found: { ...foundIn(brief), questions } };
}

export const isLittle = ({ question }: Pick<CaseRow, 'question'>): boolean =>
  questionOf(question)?.kind === 'little_found';

const questionOf = (question: unknown): StoredQuestion | undefined =>
  question === null ? undefined : storedQuestionSchema.parse(question);

/** Everything is made already: it is charged, and the case is ready. Only with the case locked. */
export async function keepLittle(app: App, { id, classId, userId }: CaseRow): Promise<void> {
  await commitCharge(app, id);
  await app.db.update(cases).set({ status: 'ready', step: null, question: null }).where(eq(cases.id, id));
  await recordEvent(app, { classId, caseId: id }, { type: 'done', caseId: id, status: 'ready' });
  await announceReady(app, userId);
}

/** Nothing was charged for it, so nothing of it stays. Only with the case locked. */
export async function dropLittle({ db }: App, row: CaseRow): Promise<void> {
  if (row.status === 'needs_answer' && isLittle(row))
    await db.delete(materials).where(eq(materials.caseId, row.id));
}

async function findBrief({ db }: App, caseId: number) {
  const [row] = await db
    .select({ content: materials.content })
    .from(materials)
    .where(and(eq(materials.caseId, caseId), eq(materials.kind, 'brief')));
  return row && briefContentSchema.parse(row.content);
}

async function countQuestions({ db }: App, caseId: number): Promise<number> {
  const [row] = await db
    .select({ itemCount: materials.itemCount })
    .from(materials)
    .where(and(eq(materials.caseId, caseId), eq(materials.kind, 'questions')));
  return row?.itemCount ?? 0;
}

/** A result that found next to nothing: the charge waits for the look at it, and what was made goes when it is declined. */
import { and, eq } from 'drizzle-orm';
import type { StoredQuestion } from '../../../shared/cases.ts';
import { foundIn, isThin } from '../../../study/thin.ts';
import type { App } from '../../app.ts';
import { cases, materials } from '../../db/tables.ts';
import { type CaseRow, findBrief } from '../cases/service.ts';
import { type Run, recordEvent } from '../news/service.ts';
import { announceReady } from '../ready-mail/service.ts';
import { commitCharge, isChargeReserved } from '../subscription/service.ts';
import { ask } from './ask.ts';

/** Whatever was made first: what it is worth shows in the brief. */
export async function commitUnlessThin(app: App, caseId: number): Promise<void> {
  const brief = await findBrief(app, caseId);
  if (brief && !isThin(brief)) await commitCharge(app, caseId);
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

/** Everything is made already: it is charged, and the case is ready. Only with the case locked. */
export async function keepLittle(app: App, { id, classId, userId }: CaseRow): Promise<void> {
  await commitCharge(app, id);
  await app.db.update(cases).set({ status: 'ready', step: null, question: null }).where(eq(cases.id, id));
  await recordEvent(app, { classId, caseId: id }, { type: 'done', caseId: id, status: 'ready' });
  await announceReady(app, userId);
}

async function countQuestions({ db }: App, caseId: number): Promise<number> {
  const [row] = await db
    .select({ itemCount: materials.itemCount })
    .from(materials)
    .where(and(eq(materials.caseId, caseId), eq(materials.kind, 'questions')));
  return row?.itemCount ?? 0;
}

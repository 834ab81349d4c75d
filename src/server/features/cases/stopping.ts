/** What stays of a case whose analysis ends early: its charge, and what was made of it. */
import { and, eq } from 'drizzle-orm';
import { type StoredQuestion, storedQuestionSchema } from '../../../shared/cases.ts';
import { briefContentSchema } from '../../../study/material/schema.ts';
import { isThin } from '../../../study/thin.ts';
import type { App } from '../../app.ts';
import { materials } from '../../db/tables.ts';
import { listMadeKinds } from '../materials/service.ts';
import { commitCharge, releaseCharge } from '../subscription/service.ts';
import type { CaseRow } from './rows.ts';

export type Stop = { code: string; message: string };

export const cancelled: Stop = { code: 'cancelled', message: 'The analysis was canceled.' };

/** A case stopped while its question waits was declined: run again, it asks again. */
export const stopped = ({ now }: App, { status }: Pick<CaseRow, 'status'>, stop: Stop = cancelled) => ({
  status: 'cancelled' as const,
  isRetryable: true,
  step: null,
  failureCode: stop.code,
  failureMessage: stop.message,
  declinedAt: status === 'needs_answer' ? now() : null,
});

/** For a run that ends early: what is ready stays and was paid for, unless it is next to nothing. */
export async function settleStopped(app: App, caseId: number, needsBrief = false): Promise<void> {
  const isWorth = await isWorthIt(app, caseId, needsBrief);
  await (isWorth ? commitCharge(app, caseId) : releaseCharge(app, caseId));
}

/** Whether what is made of a run that stopped counts as an analysis; one that this server's own ceiling ended needs its brief. */
export async function isWorthIt(app: App, caseId: number, needsBrief = false): Promise<boolean> {
  const made = await listMadeKinds(app, caseId);
  const brief = await findBrief(app, caseId);
  return brief ? !isThin(brief) : made.length > 0 && !needsBrief;
}

export const isLittle = ({ question }: Pick<CaseRow, 'question'>): boolean =>
  questionOf(question)?.kind === 'little_found';

const questionOf = (question: unknown): StoredQuestion | undefined =>
  question === null ? undefined : storedQuestionSchema.parse(question);

/** Nothing was charged for it, so nothing of it stays. Only with the case locked. */
export async function dropLittle({ db }: App, row: CaseRow): Promise<void> {
  if (row.status === 'needs_answer' && isLittle(row))
    await db.delete(materials).where(eq(materials.caseId, row.id));
}

export async function findBrief({ db }: App, caseId: number) {
  const [row] = await db
    .select({ content: materials.content })
    .from(materials)
    .where(and(eq(materials.caseId, caseId), eq(materials.kind, 'brief')));
  return row && briefContentSchema.parse(row.content);
}

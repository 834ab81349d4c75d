/** From a case's row, with its materials, to what the API answers. */
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type CaseQuestion,
  type CaseStep,
  type CourtCase,
  caseQuestionSchema,
  type Progress,
} from '../../../shared/cases.ts';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { captionConfidenceOf, captionOf } from '../materials/service.ts';

export type CaseRow = typeof cases.$inferSelect & { classId: number };
type MaterialRow = Pick<typeof materials.$inferSelect, 'id' | 'caseId' | 'kind' | 'itemCount' | 'remake'>;

export const owned = (user: SignedIn, id: number) => and(eq(cases.id, id), eq(cases.userId, user.userId));

/** Cases that were not deleted, each with the class it stands in; those of a group in its order. */
export async function findCases({ db }: App, where: SQL | undefined): Promise<CaseRow[]> {
  return db
    .select({ ...getTableColumns(cases), classId: classSessions.classId })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .where(and(where, isNull(cases.deletedAt)))
    .orderBy(asc(cases.position), asc(cases.id));
}

/** Throws not found unless the case is this user's and was not deleted. */
export async function ownedCase(app: App, user: SignedIn, id: number): Promise<CaseRow> {
  return oneRow(await findCases(app, owned(user, id)));
}

/** With one more query, however many cases there are. */
export async function toCases({ db }: App, rows: CaseRow[]): Promise<CourtCase[]> {
  if (rows.length === 0) return [];
  const made: MaterialRow[] = await db
    .select({
      id: materials.id,
      caseId: materials.caseId,
      kind: materials.kind,
      itemCount: materials.itemCount,
      remake: materials.remake,
    })
    .from(materials)
    // One parameter, however many cases: a list of them takes longer to build than to answer.
    .where(sql`${materials.caseId} = any(${sql.param(rows.map(({ id }) => id))}::int[])`);
  const materialsOf = Map.groupBy(made, ({ caseId }) => caseId);
  return rows.map((row) => toCase(row, materialsOf.get(row.id) ?? []));
}

function progressOf({ stepDone, stepTotal, waitsUntil }: CaseRow, step: CaseStep): Progress {
  const progress = { step, done: stepDone, total: stepTotal };
  return waitsUntil ? { ...progress, waitsUntil: waitsUntil.toISOString() } : progress;
}

function toCase(row: CaseRow, made: MaterialRow[]): CourtCase {
  const find = (kind: MaterialRow['kind']) => made.find((material) => material.kind === kind);
  const isRunning = row.step !== null && (row.status === 'extracting' || row.status === 'analyzing');
  return {
    ...row,
    ...captionOf(row),
    captionConfidence: captionConfidenceOf(row),
    question: row.status === 'needs_answer' ? toQuestion(row) : null,
    progress: isRunning && row.step ? progressOf(row, row.step) : null,
    failure:
      row.status === 'failed' || row.status === 'cancelled'
        ? {
            code: row.failureCode ?? row.status,
            message: row.failureMessage ?? '',
            retryable: row.isRetryable,
          }
        : null,
    pdfDeletedAt: row.pdfDeletedAt?.toISOString() ?? null,
    textDeletedAt: row.textDeletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    briefId: find('brief')?.id ?? null,
    outlineId: find('outline')?.id ?? null,
    questionSetId: find('questions')?.id ?? null,
    questionCount: find('questions')?.itemCount ?? null,
    remaking: made.filter(({ remake }) => remake === 'running').map(({ kind }) => kind),
  };
}

/** As it is stored: when the answer is due follows from when it was asked. */
export const storedQuestionSchema = caseQuestionSchema.omit({ answerBy: true });

const dayMs = 24 * 60 * 60 * 1000;
export const answerWithinMs = limits.answerWithinDays * dayMs;

export function toQuestion({
  question,
  askedAt,
}: Pick<CaseRow, 'question' | 'askedAt'>): CaseQuestion | null {
  if (question === null || askedAt === null) return null;
  const answerBy = new Date(askedAt.getTime() + answerWithinMs).toISOString();
  return { ...storedQuestionSchema.parse(question), answerBy };
}

export async function toOneCase(app: App, row: CaseRow): Promise<CourtCase> {
  return oneRow(await toCases(app, [row]));
}

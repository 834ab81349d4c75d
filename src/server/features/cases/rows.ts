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
import type { Db } from '../../db/db.ts';
import { statement } from '../../db/statement.ts';
import { cases, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { captionConfidenceOf, captionOf } from '../materials/service.ts';

type MaterialRow = Pick<typeof materials.$inferSelect, 'id' | 'kind' | 'itemCount' | 'remake'>;
export type CaseRow = typeof cases.$inferSelect & { classId: number; made: MaterialRow[] };

export const owned = (user: SignedIn, id: number) => and(eq(cases.id, id), eq(cases.userId, user.userId));

const made = sql<MaterialRow[]>`(
  select coalesce(json_agg(json_build_object('id', ${materials.id}, 'kind', ${materials.kind},
    'itemCount', ${materials.itemCount}, 'remake', ${materials.remake})), '[]')
  from ${materials} where ${materials.caseId} = ${cases.id})`;

/** Cases that were not deleted, each with the class it stands in and its materials; those of a group in its order. */
const selectCases = (db: Db, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(cases), classId: classSessions.classId, made })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .where(and(where, isNull(cases.deletedAt)))
    .orderBy(asc(cases.position), asc(cases.id));

export async function findCases({ db }: App, where: SQL | undefined): Promise<CaseRow[]> {
  return selectCases(db, where);
}

const casesOfClass = statement((db) => {
  const isOwn = eq(cases.userId, sql.placeholder('userId'));
  const where = and(isOwn, eq(classSessions.classId, sql.placeholder('classId')));
  return selectCases(db, where).prepare('cases_of_class');
});

export async function listCasesOfClass({ db }: App, { userId }: SignedIn, classId: number) {
  return (await casesOfClass(db).execute({ userId, classId })).map(toCase);
}

/** Throws not found unless the case is this user's and was not deleted. */
export async function ownedCase(app: App, user: SignedIn, id: number): Promise<CaseRow> {
  return oneRow(await findCases(app, owned(user, id)));
}

type ProgressRow = Pick<CaseRow, 'stepDone' | 'stepTotal' | 'waitsUntil'>;

function progressOf({ stepDone, stepTotal, waitsUntil }: ProgressRow, step: CaseStep): Progress {
  const progress = { step, done: stepDone, total: stepTotal };
  return waitsUntil ? { ...progress, waitsUntil: waitsUntil.toISOString() } : progress;
}

export function toCase({ made, ...row }: CaseRow): CourtCase {
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

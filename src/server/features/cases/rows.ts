/** From a case's row, with its materials, to what the API answers. */
import { and, asc, type Column, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type CaseQuestion,
  type CaseStatus,
  type CaseStep,
  type CourtCase,
  type Progress,
  storedQuestionSchema,
} from '../../../shared/cases.ts';
import { limits } from '../../../shared/prices.ts';
import type { MaterialKind, Tier } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import type { Db } from '../../db/db.ts';
import { belongsTo } from '../../db/owner.ts';
import { statement } from '../../db/statement.ts';
import { cases, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { captionConfidenceOf, captionOf } from '../materials/service.ts';

type CaseMaterials = Pick<
  CourtCase,
  'briefId' | 'briefTier' | 'outlineId' | 'questionSetId' | 'questionCount' | 'holding'
> & {
  /** Null in the place of none. */
  remaking: MaterialKind[] | null;
};
export type CaseRow = typeof cases.$inferSelect & { classId: number } & CaseMaterials;

const columns = getTableColumns(cases);
const { userId, position, sha256, run, readyToldAt, firstMaterialAt, declinedAt, deletedAt, ...rest } =
  columns;
/** What a student is told of a case: to read the rest as well makes a class's list a ninth longer. */
const { failureReason, chosenEngine, ...toldColumns } = rest;
type ToldRow = Pick<CaseRow, keyof typeof toldColumns | 'classId' | keyof CaseMaterials>;

export const owned = (user: SignedIn, id: number) => and(eq(cases.id, id), eq(cases.userId, user.userId));

/** The materials of one case in one row: a case has at most one of each kind. */
function selectMade(db: Db) {
  const of = (kind: MaterialKind, column: Column) =>
    sql<number | null>`max(${column}) filter (where ${materials.kind} = ${sql.raw(`'${kind}'`)})`;
  const remaking = sql<
    MaterialKind[] | null
  >`array_agg(${materials.kind}) filter (where ${materials.remake} = 'running')`;
  return db
    .select({
      briefId: of('brief', materials.id).as('brief_id'),
      briefTier: sql<Tier | null>`max(${materials.tier}) filter (where ${materials.kind} = 'brief')`.as(
        'brief_tier',
      ),
      outlineId: of('outline', materials.id).as('outline_id'),
      questionSetId: of('questions', materials.id).as('question_set_id'),
      questionCount: of('questions', materials.itemCount).as('question_count'),
      holding: sql<string | null>`max(${materials.holding})`.as('holding'),
      remaking: remaking.as('remaking'),
    })
    .from(materials)
    .where(eq(materials.caseId, cases.id))
    .as('made');
}

/** Cases that were not deleted, each with the class it stands in and its materials; those of a group in its order. */
function selectCases<Columns extends Partial<typeof columns>>(
  db: Db,
  selected: Columns,
  where: SQL | undefined,
) {
  const made = selectMade(db);
  const { briefId, briefTier, outlineId, questionSetId, questionCount, holding, remaking } = made;
  return db
    .select({
      ...selected,
      ...{ briefId, briefTier, outlineId, questionSetId, questionCount, holding, remaking },
      classId: classSessions.classId,
    })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .crossJoinLateral(made)
    .where(and(where, isNull(cases.deletedAt)))
    .orderBy(asc(cases.position), asc(cases.id));
}

export async function findCases({ db }: App, where: SQL | undefined): Promise<CaseRow[]> {
  return selectCases(db, columns, where);
}

const casesOfClass = statement((db) => {
  const isOwn = belongsTo(cases.userId, sql.placeholder('userId'));
  const where = and(isOwn, eq(classSessions.classId, sql.placeholder('classId')));
  return selectCases(db, toldColumns, where).prepare('cases_of_class');
});

export async function listCasesOfClass({ db }: App, { userId }: SignedIn, classId: number) {
  return (await casesOfClass(db).execute({ userId, classId })).map(toCase);
}

/** Of these class sessions, whichever class they belong to. */
export async function listCasesOfSessions({ db }: App, { userId }: SignedIn, sessionIds: number[]) {
  const where = and(eq(cases.userId, userId), inArray(cases.sessionId, sessionIds));
  return (await selectCases(db, toldColumns, where)).map(toCase);
}

/** Throws not found unless the case is this user's and was not deleted. */
export async function ownedCase(app: App, user: SignedIn, id: number): Promise<CaseRow> {
  return oneRow(await findCases(app, owned(user, id)));
}

/** Throws not found unless the case is this user's; nobody else changes it until the transaction ends. */
export async function lockCase(app: App, user: SignedIn, id: number): Promise<CaseRow> {
  await app.db.select({ id: cases.id }).from(cases).where(eq(cases.id, id)).for('update');
  return ownedCase(app, user, id);
}

const runningStatuses: CaseStatus[] = ['queued', 'extracting', 'needs_answer', 'analyzing'];

export const isRunning = (status: CaseStatus) => runningStatuses.includes(status);

type ProgressRow = Pick<CaseRow, 'stepDone' | 'stepTotal' | 'waitsUntil'>;

function progressOf({ stepDone, stepTotal, waitsUntil }: ProgressRow, step: CaseStep): Progress {
  const progress = { step, done: stepDone, total: stepTotal };
  return waitsUntil ? { ...progress, waitsUntil: waitsUntil.toISOString() } : progress;
}

export function toCase(row: ToldRow): CourtCase {
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
    remaking: row.remaking ?? [],
  };
}

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

/** What a drill is of: a question set, a class session, a class, or everything. */
import { and, asc, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DrillScope } from '../../../shared/drill.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, classes, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { findQuestionSet } from '../materials/service.ts';
import { ownedClassSession } from '../sessions/service.ts';

export type Scope = {
  /** Of the rows of `materials`, `cases`, `class_sessions` and `classes`, joined: those that it takes in. */
  where: SQL | undefined;
  /** The same of tonight's deck. */
  tonight: SQL | undefined;
  title: string | null;
  /** She chose it herself: a limit for the day does not hold. */
  isChosen: boolean;
};

const none = sql`false`;

/** Throws not found for what is not hers. */
export async function findScope(
  app: App,
  user: SignedIn,
  { classId, sessionId, questionSetId }: DrillScope,
  day: string,
): Promise<Scope> {
  if (questionSetId !== undefined) {
    const { caseId } = await findQuestionSet(app, user, questionSetId);
    const where = eq(materials.id, questionSetId);
    return { where, tonight: where, title: await titleOfCase(app, caseId), isChosen: true };
  }
  if (sessionId !== undefined) {
    await ownedClassSession(app, user, sessionId);
    const where = eq(classSessions.id, sessionId);
    return { where, tonight: where, title: await titleOfSession(app, sessionId), isChosen: true };
  }
  const next = await findNextSessions(app, user, day, classId);
  const tonight = next.length === 0 ? none : or(...next.map(({ id }) => eq(classSessions.id, id)));
  if (classId === undefined) return { where: undefined, tonight, title: null, isChosen: false };
  const [{ name }] = await oneClass(app, user, classId);
  return { where: eq(classes.id, classId), tonight, title: name, isChosen: false };
}

async function oneClass({ db }: App, { userId }: SignedIn, id: number): Promise<[{ name: string }]> {
  const mine = and(eq(classes.id, id), eq(classes.userId, userId));
  return [oneRow(await db.select({ name: classes.name }).from(classes).where(mine))];
}

async function titleOfCase({ db }: App, id: number): Promise<string> {
  return oneRow(await db.select({ title: cases.title }).from(cases).where(eq(cases.id, id))).title;
}

async function titleOfSession({ db }: App, id: number): Promise<string> {
  const title = { title: classSessions.title };
  return oneRow(await db.select(title).from(classSessions).where(eq(classSessions.id, id))).title;
}

/** The class sessions of the next day that has some; where none has a date ahead, the one she made last. */
export async function findNextSessions(
  { db }: App,
  { userId }: SignedIn,
  day: string,
  classId?: number,
): Promise<{ id: number }[]> {
  const rows = await db
    .select({ id: classSessions.id, heldOn: classSessions.heldOn })
    .from(classSessions)
    .where(
      and(
        eq(classSessions.userId, userId),
        isNull(classSessions.deletedAt),
        classId === undefined ? undefined : eq(classSessions.classId, classId),
        or(gte(classSessions.heldOn, day), isNull(classSessions.heldOn)),
        sql`exists (select from ${cases} where ${cases.sessionId} = ${classSessions.id} and ${cases.deletedAt} is null)`,
      ),
    )
    .orderBy(
      sql`${classSessions.heldOn} asc nulls last`,
      desc(classSessions.createdAt),
      asc(classSessions.id),
    )
    .limit(12);
  const [first] = rows;
  if (!first) return [];
  return first.heldOn === null ? [first] : rows.filter(({ heldOn }) => heldOn === first.heldOn);
}

import { and, asc, desc, eq, gt, gte, inArray, isNull, max, or, sql } from 'drizzle-orm';
import type { Category, ClassSession } from '../../../shared/sessions.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { statement } from '../../db/statement.ts';
import { categories, classes, classSessions } from '../../db/tables.ts';
import type { Owner, SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { toCategory } from './categories.ts';

export { createCategory, ownedCategory } from './categories.ts';
export { ownedClassSession } from './ownership.ts';

type SessionRow = typeof classSessions.$inferSelect;
type SessionDraft = {
  id: number;
  title: string;
  heldOn?: string | null | undefined;
  position?: number | undefined;
};

const owned = (user: Owner, id: number) =>
  and(eq(classSessions.id, id), eq(classSessions.userId, user.userId), isNull(classSessions.deletedAt));

const toClassSession = ({ id, classId, title, heldOn, position }: SessionRow): ClassSession => ({
  id,
  classId,
  title,
  heldOn,
  position,
});

export type SessionWithCategories = ClassSession & { categories: Category[] };

/** A row for each category, and one for a class session without any. */
const sessionsOfClass = statement((db) =>
  db
    .select({ session: classSessions, category: categories })
    .from(classSessions)
    .leftJoin(
      categories,
      and(eq(categories.sessionId, classSessions.id), eq(categories.userId, classSessions.userId)),
    )
    .where(
      and(
        eq(classSessions.classId, sql.placeholder('classId')),
        eq(classSessions.userId, sql.placeholder('userId')),
        isNull(classSessions.deletedAt),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${classSessions.heldOn}, ${classSessions.createdAt}::date)`),
      desc(classSessions.position),
      asc(categories.position),
      asc(categories.id),
    )
    .prepare('sessions_of_class'),
);

/** Newest first: by the day it is held on, where set, else by the day it was made. */
export async function listSessionsOfClass(
  app: App,
  user: SignedIn,
  classId: number,
): Promise<SessionWithCategories[]> {
  const rows = await sessionsOfClass(app.db).execute({ userId: user.userId, classId });
  if (rows.length === 0) await ownedClass(app, user, classId);
  const listed = new Map<number, SessionWithCategories>();
  for (const { session, category } of rows) {
    const entry = listed.get(session.id) ?? { ...toClassSession(session), categories: [] };
    if (category) entry.categories.push(toCategory(category));
    listed.set(session.id, entry);
  }
  return [...listed.values()];
}

/** A day's classes, and those of the days after. */
const mostNext = 8;
const dayMs = 24 * 60 * 60 * 1000;

/** Where a student is it may still be yesterday. Without any dates, the newest is the answer. */
export async function findNextSessions({ db, now }: App, { userId }: SignedIn) {
  const yesterday = new Date(now().getTime() - dayMs).toISOString().slice(0, 10);
  const mine = and(eq(classSessions.userId, userId), isNull(classSessions.deletedAt));
  const newest = db
    .select({ id: classSessions.id })
    .from(classSessions)
    .where(mine)
    .orderBy(desc(classSessions.id))
    .limit(1);
  const rows = await db
    .select({ session: classSessions, className: classes.name })
    .from(classSessions)
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(and(mine, or(gte(classSessions.heldOn, yesterday), inArray(classSessions.id, newest))))
    .orderBy(
      sql`${classSessions.heldOn} >= ${yesterday} desc nulls last`,
      asc(classSessions.heldOn),
      asc(classSessions.id),
    )
    .limit(mostNext);
  return rows.map(({ session, className }) => ({ ...toClassSession(session), className }));
}

export async function createClassSession(
  app: App,
  user: Owner,
  { id: classId, title, heldOn }: SessionDraft,
): Promise<ClassSession> {
  await ownedClass(app, user, classId);
  const [last] = await app.db
    .select({ position: max(classSessions.position) })
    .from(classSessions)
    .where(eq(classSessions.classId, classId));
  const position = (last?.position ?? -1) + 1;
  const values = {
    userId: user.userId,
    classId,
    title,
    heldOn: heldOn ?? null,
    position,
    createdAt: app.now(),
  };
  return toClassSession(oneRow(await app.db.insert(classSessions).values(values).returning()));
}

/** What is left out stays as it is; a date of null takes the date away. */
export async function updateClassSession(
  { db }: App,
  user: SignedIn,
  { id, title, heldOn, position }: SessionDraft,
): Promise<ClassSession> {
  const changes = {
    title,
    ...(heldOn === undefined ? {} : { heldOn }),
    ...(position === undefined ? {} : { position }),
  };
  return toClassSession(
    oneRow(await db.update(classSessions).set(changes).where(owned(user, id)).returning()),
  );
}

/** Hides it; what is in it is hidden by the caller. */
export async function hideClassSession({ db }: App, user: SignedIn, id: number, deletedAt: Date) {
  oneRow(
    await db
      .update(classSessions)
      .set({ deletedAt })
      .where(owned(user, id))
      .returning({ id: classSessions.id }),
  );
}

/** Brings back one that was hidden after `windowStart`; throws not found for any other. */
export async function showClassSession({ db }: App, { userId }: SignedIn, id: number, windowStart: Date) {
  const mine = and(eq(classSessions.id, id), eq(classSessions.userId, userId));
  const hidden = and(mine, gt(classSessions.deletedAt, windowStart));
  const { deletedAt } = oneRow(
    await db
      .select({ deletedAt: sql<Date>`${classSessions.deletedAt}`.mapWith(classSessions.deletedAt) })
      .from(classSessions)
      .where(hidden)
      .for('update'),
  );
  const row = oneRow(await db.update(classSessions).set({ deletedAt: null }).where(mine).returning());
  return { session: toClassSession(row), deletedAt };
}

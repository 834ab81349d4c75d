import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Category, ClassSession } from '../../../shared/sessions.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { classSessions } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { releaseOrphanedCharges } from '../subscription/service.ts';
import { listCategoriesOfClass } from './categories.ts';

export { createCategory, deleteCategory, ownedCategory, updateCategory } from './categories.ts';
export { ownedClassSession } from './ownership.ts';

type SessionRow = typeof classSessions.$inferSelect;
type SessionDraft = {
  id: number;
  title: string;
  heldOn?: string | null | undefined;
  position?: number | undefined;
};

const owned = (user: SignedIn, id: number) =>
  and(eq(classSessions.id, id), eq(classSessions.userId, user.userId));

const toClassSession = ({ id, classId, title, heldOn, position }: SessionRow): ClassSession => ({
  id,
  classId,
  title,
  heldOn,
  position,
});

export type SessionWithCategories = ClassSession & { categories: Category[] };

/** Newest first: by the day it is held on, where set, else by the day it was made. */
export async function listSessionsOfClass(
  app: App,
  user: SignedIn,
  classId: number,
): Promise<SessionWithCategories[]> {
  await ownedClass(app, user, classId);
  const newestFirst = desc(sql`coalesce(${classSessions.heldOn}, ${classSessions.createdAt}::date)`);
  const sessions = await app.db
    .select()
    .from(classSessions)
    .where(and(eq(classSessions.classId, classId), eq(classSessions.userId, user.userId)))
    .orderBy(newestFirst, desc(classSessions.position));
  const groups = Map.groupBy(await listCategoriesOfClass(app, user, classId), ({ sessionId }) => sessionId);
  return sessions.map((session) => ({
    ...toClassSession(session),
    categories: groups.get(session.id) ?? [],
  }));
}

export async function createClassSession(
  app: App,
  user: SignedIn,
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

/** Its cases go with it. */
export async function deleteClassSession(
  app: App,
  user: SignedIn,
  { id }: { id: number },
): Promise<undefined> {
  await app.db.transaction(async (db) => {
    oneRow(await db.delete(classSessions).where(owned(user, id)).returning({ id: classSessions.id }));
    await releaseOrphanedCharges({ ...app, db }, user.userId);
  });
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Semester, SemesterDraft } from '../../../shared/semesters.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { statement } from '../../db/statement.ts';
import { semesters } from '../../db/tables.ts';
import type { Owner, SignedIn } from '../../outside/sign-in.ts';
import { releaseOrphanedCharges } from '../subscription/service.ts';

const owned = (user: Owner, id: number) => and(eq(semesters.id, id), eq(semesters.userId, user.userId));

const semestersOfUser = statement((db) =>
  db
    .select()
    .from(semesters)
    .where(eq(semesters.userId, sql.placeholder('userId')))
    .orderBy(desc(semesters.id))
    .prepare('semesters_of_user'),
);

export async function listSemesters({ db }: App, { userId }: SignedIn): Promise<Semester[]> {
  return semestersOfUser(db).execute({ userId });
}

export async function createSemester(
  { db, now }: App,
  { userId }: Owner,
  { name }: SemesterDraft,
): Promise<Semester> {
  return oneRow(await db.insert(semesters).values({ userId, name, createdAt: now() }).returning());
}

export async function updateSemester(
  { db }: App,
  user: SignedIn,
  { id, name }: SemesterDraft & { id: number },
): Promise<Semester> {
  return oneRow(await db.update(semesters).set({ name }).where(owned(user, id)).returning());
}

/** Its classes, and all that is in them, go with it. */
export async function deleteSemester(app: App, user: SignedIn, { id }: { id: number }): Promise<undefined> {
  await app.db.transaction(async (db) => {
    oneRow(await db.delete(semesters).where(owned(user, id)).returning({ id: semesters.id }));
    await releaseOrphanedCharges({ ...app, db }, user.userId);
  });
}

export async function ownedSemester({ db }: App, user: Owner, id: number): Promise<Semester> {
  return oneRow(await db.select().from(semesters).where(owned(user, id)));
}

import { and, asc, desc, eq, not, sql } from 'drizzle-orm';
import type {
  AiPolicy,
  Class,
  ClassDraft,
  ClassWithSemester,
  FavoriteClass,
} from '../../../shared/classes.ts';
import type { ProfessorStyle } from '../../../study/material/professor-style.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { statement } from '../../db/statement.ts';
import { cases, categories, classes, classSessions, semesters } from '../../db/tables.ts';
import type { Owner, SignedIn } from '../../outside/sign-in.ts';
import { ownedSemester } from '../semesters/service.ts';
import { releaseOrphanedCharges } from '../subscription/service.ts';

type ClassRow = typeof classes.$inferSelect;

const owned = (user: Owner, id: number) => and(eq(classes.id, id), eq(classes.userId, user.userId));

const toClass = (row: ClassRow): Class => ({ ...row, createdAt: row.createdAt.toISOString() });

const classesOfUser = statement((db) =>
  db
    .select()
    .from(classes)
    .where(eq(classes.userId, sql.placeholder('userId')))
    .orderBy(asc(classes.id))
    .prepare('classes_of_user'),
);

export async function listClasses({ db }: App, { userId }: SignedIn): Promise<Class[]> {
  return (await classesOfUser(db).execute({ userId })).map(toClass);
}

export async function createClass(app: App, user: Owner, draft: ClassDraft): Promise<Class> {
  await ownedSemester(app, user, draft.semesterId);
  const values = { ...draft, userId: user.userId, createdAt: app.now() };
  return toClass(oneRow(await app.db.insert(classes).values(values).returning()));
}

export async function updateClass(
  app: App,
  user: SignedIn,
  { id, ...draft }: ClassDraft & { id: number },
): Promise<Class> {
  await ownedSemester(app, user, draft.semesterId);
  return toClass(oneRow(await app.db.update(classes).set(draft).where(owned(user, id)).returning()));
}

/** Its class sessions, cases and materials go with it. */
export async function deleteClass(app: App, user: SignedIn, { id }: { id: number }): Promise<undefined> {
  await app.db.transaction(async (db) => {
    oneRow(await db.delete(classes).where(owned(user, id)).returning({ id: classes.id }));
    await releaseOrphanedCharges({ ...app, db }, user.userId);
  });
}

export async function toggleFavorite({ db }: App, user: SignedIn, { id }: { id: number }): Promise<Class> {
  const toggled = { isFavorite: not(classes.isFavorite) };
  return toClass(oneRow(await db.update(classes).set(toggled).where(owned(user, id)).returning()));
}

type Preferences = {
  id: number;
  professorStyle?: ProfessorStyle | null | undefined;
  aiPolicy?: AiPolicy | null | undefined;
};

export async function updateClassPreferences(
  { db }: App,
  user: SignedIn,
  { id, professorStyle, aiPolicy }: Preferences,
): Promise<Class> {
  // The id among the changes keeps the statement whole where the request changes nothing.
  const changes = { userId: user.userId, professorStyle, aiPolicy };
  return toClass(oneRow(await db.update(classes).set(changes).where(owned(user, id)).returning()));
}

const favoritesOfUser = statement((db) =>
  db
    .select({ favorite: classes, semesterName: semesters.name })
    .from(classes)
    .innerJoin(semesters, eq(semesters.id, classes.semesterId))
    .where(and(eq(classes.userId, sql.placeholder('userId')), eq(classes.isFavorite, true)))
    .orderBy(desc(semesters.id), asc(classes.id))
    .prepare('favorites_of_user'),
);

export async function listFavoriteClasses({ db }: App, { userId }: SignedIn): Promise<FavoriteClass[]> {
  const rows = await favoritesOfUser(db).execute({ userId });
  return rows.map(({ favorite, semesterName }) => ({ ...toClass(favorite), semesterName }));
}

export async function getClass(
  { db }: App,
  user: SignedIn,
  { id }: { id: number },
): Promise<ClassWithSemester> {
  const { found, semester } = oneRow(
    await db
      .select({ found: classes, semester: { id: semesters.id, name: semesters.name } })
      .from(classes)
      .innerJoin(semesters, eq(semesters.id, classes.semesterId))
      .where(owned(user, id)),
  );
  return { ...toClass(found), semester };
}

/** Throws not found unless the class is this user's. */
export async function ownedClass({ db }: App, user: Owner, id: number): Promise<{ id: number }> {
  return oneRow(await db.select({ id: classes.id }).from(classes).where(owned(user, id)));
}

/** Of the class in which the case stands; null where none is noted. */
export async function findProfessorStyle({ db }: App, caseId: number): Promise<ProfessorStyle | null> {
  const [row] = await db
    .select({ style: classes.professorStyle })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(eq(cases.id, caseId));
  return row?.style ?? null;
}

/** Where in her course the student put a case, in her own names. */
export async function findAssignment({ db }: App, caseId: number) {
  const [row] = await db
    .select({ className: classes.name, session: classSessions.title, category: categories.name })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .leftJoin(categories, eq(categories.id, cases.categoryId))
    .where(eq(cases.id, caseId));
  if (!row) return undefined;
  const { className, session, category } = row;
  return { className, session, ...(category === null ? {} : { category }) };
}

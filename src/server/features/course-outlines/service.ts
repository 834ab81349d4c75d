/** The course outline of a class: compiled at her press, kept with her changes. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CourseOutline, OutlineLength } from '../../../shared/course-outlines.ts';
import { compileCourse } from '../../../study/course/compile.ts';
import { editCourse } from '../../../study/course/edit.ts';
import { recompile, withoutCases } from '../../../study/course/recompile.ts';
import { type CourseContent, type CourseEdits, emptyCourse } from '../../../study/material/course.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { cases, classes, classSessions, courseOutlines } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { describeOutline } from './describing.ts';
import { type ReadClass, readClass } from './reading.ts';

type ById = { id: number };

export async function getCourseOutline(
  app: App,
  user: SignedIn,
  { id, length, origin }: ById & { length: OutlineLength; origin?: string },
) {
  const named = await namedClass(app, user, id);
  return describeOutline(app, user, named, { length, ...(origin === undefined ? {} : { origin }) });
}

/** Throws not found unless the class is this user's. */
export async function namedClass({ db }: App, { userId }: SignedIn, id: number) {
  return oneRow(
    await db
      .select({ id: classes.id, name: classes.name })
      .from(classes)
      .where(and(eq(classes.id, id), eq(classes.userId, userId))),
  );
}

/** What takes long, before anything is held. */
export async function readForCompiling(app: App, user: SignedIn, { id }: ById): Promise<ReadClass> {
  await ownedClass(app, user, id);
  return readClass(app, user, id);
}

export async function compileCourseOutline(
  app: App,
  user: SignedIn,
  { id }: ById,
  { topics, cases: read }: ReadClass,
): Promise<CourseOutline> {
  const fresh = compileCourse(topics, read);
  const caseIds = read.map(({ caseId }) => caseId);
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    // The class's row, since the outline's may not be there yet.
    oneRow(
      await db
        .select({ id: classes.id })
        .from(classes)
        .where(and(eq(classes.id, id), eq(classes.userId, user.userId)))
        .for('update'),
    );
    const before = await findOutline(within, user, id);
    const content = recompile(before?.content ?? emptyCourse, fresh, caseIds);
    const values = { version: (before?.version ?? 0) + 1, content, compiledAt: app.now() };
    await db
      .insert(courseOutlines)
      .values({ classId: id, userId: user.userId, ...values })
      .onConflictDoUpdate({ target: courseOutlines.classId, set: values });
  });
  return getCourseOutline(app, user, { id, length: 'long' });
}

export async function isCompiled({ db }: App, user: SignedIn, classId: number): Promise<boolean> {
  const rows = await db
    .select({ version: courseOutlines.version })
    .from(courseOutlines)
    .where(owned(user, classId));
  return rows.length > 0;
}

const owned = ({ userId }: Pick<SignedIn, 'userId'>, classId: number) =>
  and(eq(courseOutlines.classId, classId), eq(courseOutlines.userId, userId));

async function findOutline({ db }: App, user: Pick<SignedIn, 'userId'>, classId: number) {
  const [row] = await db.select().from(courseOutlines).where(owned(user, classId)).for('update');
  return row;
}

/** Throws if another window changed or compiled it in the meantime. */
export async function updateCourseOutline(
  app: App,
  user: SignedIn,
  { id, version, ...edits }: ById & { version: number } & CourseEdits,
): Promise<CourseOutline> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const before = oneRow([await findOutline(within, user, id)].filter((row) => row !== undefined));
    if (before.version !== version) throw new AppError('edited_elsewhere');
    const content = editCourse(before.content, edits, () => `own-${randomUUID()}`);
    await store(within, user, id, version + 1, content);
  });
  return getCourseOutline(app, user, { id, length: 'long' });
}

async function store(
  { db }: App,
  user: Pick<SignedIn, 'userId'>,
  classId: number,
  version: number,
  content: CourseContent,
) {
  await db.update(courseOutlines).set({ version, content }).where(owned(user, classId));
}

/** What was compiled from cases that are gone goes too. */
export async function forgetDeletedCases(
  app: App,
  { userId, classId }: { userId: number; classId: number },
): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const row = await findOutline(within, { userId }, classId);
    if (!row) return;
    const left = await db
      .select({ id: cases.id })
      .from(cases)
      .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
      // One that can be brought back still is still there.
      .where(and(eq(cases.userId, userId), eq(classSessions.classId, classId)));
    const content = withoutCases(
      row.content,
      left.map(({ id }) => id),
    );
    await store(within, { userId }, classId, row.version, content);
  });
}

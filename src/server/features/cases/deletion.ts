/** A case or a whole class session is hidden at once, and deleted for good when the time to bring it back is over. */
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { CourtCase } from '../../../shared/cases.ts';
import { limits } from '../../../shared/prices.ts';
import type { ClassSession } from '../../../shared/sessions.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, classSessions } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { forgetDeletedCases } from '../course-outlines/service.ts';
import { recordEvent } from '../news/service.ts';
import { hideClassSession, ownedClassSession, showClassSession } from '../sessions/service.ts';
import { purgeCase, purgeClassSession } from './job-list.ts';
import { type CaseRow, findCases, isRunning, owned, ownedCase, toCase } from './rows.ts';
import { dropLittle, settleStopped, stopped } from './stopping.ts';

type ById = { id: number };

const windowStart = ({ now }: App, shorterBySeconds = 0) =>
  new Date(now().getTime() - (limits.restoreWindowSeconds - shorterBySeconds) * 1000);

/** A running analysis stops. */
async function hideCase(app: App, row: CaseRow, deletedAt: Date): Promise<void> {
  const { id, classId } = row;
  const ended = isRunning(row.status) ? stopped(app, row) : {};
  await app.db
    .update(cases)
    .set({ deletedAt, ...ended })
    .where(eq(cases.id, id));
  await settleStopped(app, id);
  await dropLittle(app, row);
  await recordEvent(app, { classId, caseId: id }, { type: 'deleted', caseId: id });
}

export async function deleteCase(app: App, user: SignedIn, { id }: ById): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await hideCase(within, await ownedCase(within, user, id), app.now());
    await app.queue.send(db, purgeCase, { caseId: id }, { delaySeconds: limits.restoreWindowSeconds });
  });
}

export async function restoreCase(app: App, user: SignedIn, { id }: ById): Promise<CourtCase> {
  const isRestorable = and(
    owned(user, id),
    isNotNull(cases.deletedAt),
    gt(cases.deletedAt, windowStart(app)),
  );
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    oneRow(await db.update(cases).set({ deletedAt: null }).where(isRestorable).returning({ id: cases.id }));
    const row = await ownedCase(within, user, id);
    // Its class session may have been deleted since: that one is brought back first.
    await ownedClassSession(within, user, row.sessionId);
    await recordEvent(within, { classId: row.classId, caseId: id }, { type: 'restored', caseId: id });
    return toCase(row);
  });
}

/** Its cases go with it, and come back with it. */
export async function deleteClassSession(app: App, user: SignedIn, { id }: ById): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const deletedAt = app.now();
    await hideClassSession(within, user, id, deletedAt);
    const inside = and(eq(cases.sessionId, id), eq(cases.userId, user.userId));
    for (const row of await findCases(within, inside)) await hideCase(within, row, deletedAt);
    const delay = { delaySeconds: limits.restoreWindowSeconds };
    await app.queue.send(db, purgeClassSession, { sessionId: id }, delay);
  });
}

export async function restoreClassSession(app: App, user: SignedIn, { id }: ById): Promise<ClassSession> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { session, deletedAt } = await showClassSession(within, user, id, windowStart(app));
    // One that was deleted by itself before stays deleted.
    const inside = and(
      eq(cases.sessionId, id),
      eq(cases.userId, user.userId),
      eq(cases.deletedAt, deletedAt),
    );
    const restored = await db
      .update(cases)
      .set({ deletedAt: null })
      .where(inside)
      .returning({ caseId: cases.id });
    for (const { caseId } of restored) {
      await recordEvent(within, { classId: session.classId, caseId }, { type: 'restored', caseId });
    }
    return session;
  });
}

/** The jobs that end a deletion. What was restored, or deleted again since, stays. */
export async function purgeDeletedCase(app: App, { caseId }: { caseId: number }): Promise<void> {
  const [row] = await app.db
    .select({ deletedAt: cases.deletedAt, userId: cases.userId, classId: classSessions.classId })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .where(eq(cases.id, caseId));
  if (row?.deletedAt && row.deletedAt <= windowStart(app, 1)) {
    await app.db.delete(cases).where(eq(cases.id, caseId));
    await forgetDeletedCases(app, row);
  }
}

export async function purgeDeletedSession(app: App, { sessionId }: { sessionId: number }): Promise<void> {
  const { db } = app;
  const here = eq(classSessions.id, sessionId);
  const [row] = await db.select().from(classSessions).where(here);
  if (row?.deletedAt && row.deletedAt <= windowStart(app, 1)) {
    await db.delete(classSessions).where(here);
    await forgetDeletedCases(app, row);
  }
}

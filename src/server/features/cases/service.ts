import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CourtCase } from '../../../shared/cases.ts';
import { limits } from '../../../shared/prices.ts';
import type { ClassSessionWithCases } from '../../../shared/sessions.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, classSessions } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { listSessionsOfClass, ownedCategory, ownedClassSession } from '../sessions/service.ts';
import { releaseCharge } from '../subscription/service.ts';
import { type CaptionDraft, ownCaptionOf } from './caption.ts';
import { type Place, recordEvent, type StreamScope } from './events.ts';
import { purgeCase } from './job-list.ts';
import { findCases, owned, ownedCase, toCases, toOneCase } from './rows.ts';
import { isRunning, stopped } from './runs.ts';
import { findOpinion } from './text.ts';

export { answerCase } from './answer.ts';
export { recordEvent } from './events.ts';
export { openRemakeParts } from './remake-parts.ts';
export { cancelCase, retryCase } from './runs.ts';
export { deleteCaseText, findOpinion, getCaseText } from './text.ts';
export { waitSeconds } from './waiting.ts';

/** With as many queries for two hundred cases as for one. */
export async function listClassSessions(
  app: App,
  user: SignedIn,
  { id: classId }: { id: number },
): Promise<ClassSessionWithCases[]> {
  const sessions = await listSessionsOfClass(app, user, classId);
  const rows = await findCases(app, and(eq(classSessions.classId, classId), eq(cases.userId, user.userId)));
  const casesOf = Map.groupBy(await toCases(app, rows), ({ sessionId }) => sessionId);
  return sessions.map((session) => ({ ...session, cases: casesOf.get(session.id) ?? [] }));
}

export async function getCase(app: App, user: SignedIn, { id }: { id: number }): Promise<CourtCase> {
  return toOneCase(app, await ownedCase(app, user, id));
}

/** What an event stream of this class shows; throws not found unless it is this user's. */
export async function ownedClassScope(app: App, user: SignedIn, id: number): Promise<StreamScope> {
  return { classId: (await ownedClass(app, user, id)).id };
}

export async function ownedCaseScope(app: App, user: SignedIn, id: number): Promise<StreamScope> {
  const { classId } = await ownedCase(app, user, id);
  return { classId, caseId: id };
}

type CaseChanges = {
  id: number;
  title?: string | undefined;
  sessionId?: number | undefined;
  categoryId?: number | null | undefined;
} & CaptionDraft;

/**
 * What the student writes of the caption stands whatever the reader finds later. Moving to another class session
 * leaves the category, unless a category of that session is named.
 */
export async function updateCase(app: App, user: SignedIn, changes: CaseChanges): Promise<CourtCase> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const before = await ownedCase(within, user, changes.id);
    const sessionId = changes.sessionId ?? before.sessionId;
    if (sessionId !== before.sessionId) await ownedClassSession(within, user, sessionId);
    const kept = sessionId === before.sessionId ? before.categoryId : null;
    const categoryId = changes.categoryId === undefined ? kept : changes.categoryId;
    if (categoryId !== null) await ownedCategory(within, user, categoryId, sessionId);
    const title = changes.title === undefined ? {} : { title: changes.title, isTitleOwn: true };
    const ownCaption = sql`${cases.ownCaption} || ${JSON.stringify(ownCaptionOf(changes))}::jsonb`;
    await db
      .update(cases)
      .set({ ...title, ownCaption, sessionId, categoryId })
      .where(owned(user, changes.id));
    const after = await ownedCase(within, user, changes.id);
    // In the order of their ids, as everybody takes the locks of two classes.
    for (const classId of [...new Set([before.classId, after.classId])].sort((a, b) => a - b)) {
      await recordEvent(within, { classId, caseId: after.id }, { type: 'changed', caseId: after.id });
    }
    return toOneCase(within, after);
  });
}

/** Where what happens to the case is told; undefined once it is deleted. */
export async function placeOfCase(app: App, caseId: number): Promise<Place | undefined> {
  const [row] = await findCases(app, eq(cases.id, caseId));
  return row && { classId: row.classId, caseId };
}

/** The case's place where no analysis works on it and its text is there; undefined otherwise. */
export async function findPlaceAtRest(app: App, caseId: number): Promise<Place | undefined> {
  const [row] = await findCases(app, eq(cases.id, caseId));
  if (!row || isRunning(row.status) || !(await findOpinion(app, caseId))) return undefined;
  return { classId: row.classId, caseId };
}

/** Hides the case at once and deletes it for good when the time to restore it is over. A running analysis stops. */
export async function deleteCase(app: App, user: SignedIn, { id }: { id: number }): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const row = await ownedCase(within, user, id);
    const ended = isRunning(row.status) ? stopped(app, row) : {};
    await db
      .update(cases)
      .set({ deletedAt: app.now(), ...ended })
      .where(owned(user, id));
    await releaseCharge(within, id);
    await recordEvent(within, { classId: row.classId, caseId: id }, { type: 'deleted', caseId: id });
    await app.queue.send(db, purgeCase, { caseId: id }, { delaySeconds: limits.restoreWindowSeconds });
  });
}

export async function restoreCase(app: App, user: SignedIn, { id }: { id: number }): Promise<CourtCase> {
  const windowStart = new Date(app.now().getTime() - limits.restoreWindowSeconds * 1000);
  const isRestorable = and(owned(user, id), isNotNull(cases.deletedAt), gt(cases.deletedAt, windowStart));
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    oneRow(await db.update(cases).set({ deletedAt: null }).where(isRestorable).returning({ id: cases.id }));
    const row = await ownedCase(within, user, id);
    await recordEvent(within, { classId: row.classId, caseId: id }, { type: 'restored', caseId: id });
    return toOneCase(within, row);
  });
}

/** The job that ends a deletion. A case that was restored, or deleted again since, stays. */
export async function purgeDeletedCase({ db, now }: App, { caseId }: { caseId: number }): Promise<void> {
  const windowStart = new Date(now().getTime() - (limits.restoreWindowSeconds - 1) * 1000);
  const [row] = await db.select({ deletedAt: cases.deletedAt }).from(cases).where(eq(cases.id, caseId));
  if (row?.deletedAt && row.deletedAt <= windowStart) await db.delete(cases).where(eq(cases.id, caseId));
}

/** The student's undeleted case of the same bytes, if she has one. */
export async function findDuplicate({ db }: App, { userId }: SignedIn, sha256: string) {
  const live = and(eq(cases.userId, userId), eq(cases.sha256, sha256), isNull(cases.deletedAt));
  const working = inArray(cases.status, ['queued', 'extracting', 'needs_answer', 'analyzing', 'ready']);
  const [duplicate] = await db.select({ title: cases.title }).from(cases).where(and(live, working)).limit(1);
  return duplicate;
}

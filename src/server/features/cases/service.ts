import { eq, sql } from 'drizzle-orm';
import type { CourtCase } from '../../../shared/cases.ts';
import type { ClassSessionWithCases, NextSession } from '../../../shared/sessions.ts';
import type { App } from '../../app.ts';
import { cases } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { type CasePlace, recordEvent, type StreamScope } from '../news/service.ts';
import {
  findNextSessions,
  listSessionsOfClass,
  ownedCategory,
  ownedClassSession,
} from '../sessions/service.ts';
import { listMissingOfSessions } from '../syllabus/service.ts';
import { type CaptionDraft, ownCaptionOf } from './caption.ts';
import { processCase } from './job-list.ts';
import { renameInWorks } from './renaming.ts';
import {
  findCases,
  isRunning,
  listCasesOfClass,
  listCasesOfSessions,
  owned,
  ownedCase,
  toCase,
} from './rows.ts';
import { placeCase } from './slots.ts';
import { findOpinion } from './text.ts';

export { addFromText, announceQueued, startFromText, textRowsOf } from './adding.ts';
export { readerFindings, unlessOwn } from './caption.ts';
export { toCaseText } from './case-text.ts';
export { chunkBytes, plainFileName, refuseOtherTypes, refuseUnreadable, titleOf } from './incoming-file.ts';
export { processCase } from './job-list.ts';
export {
  answerWithinMs,
  type CaseRow,
  findCases,
  isRunning,
  lockCase,
  ownedCase,
  toCase,
  toQuestion,
} from './rows.ts';
export { putOnShelf } from './shelf.ts';
export {
  cancelled,
  dropLittle,
  findBrief,
  isLittle,
  isWorthIt,
  type Stop,
  settleStopped,
  stopped,
} from './stopping.ts';
export { findOpinion } from './text.ts';
export { dropBytes } from './waiting-bytes.ts';

/** With as many queries for two hundred cases as for one. */
export async function listClassSessions(
  app: App,
  user: SignedIn,
  { id: classId }: { id: number },
): Promise<ClassSessionWithCases[]> {
  const [sessions, listed] = await Promise.all([
    listSessionsOfClass(app, user, classId),
    listCasesOfClass(app, user, classId),
  ]);
  const casesOf = Map.groupBy(listed, ({ sessionId }) => sessionId);
  return sessions.map((session) => ({ ...session, cases: casesOf.get(session.id) ?? [] }));
}

/** What the dashboard leads with: the class sessions to come, with their cases and those still to upload. */
export async function listNextSessions(app: App, user: SignedIn): Promise<NextSession[]> {
  const sessions = await findNextSessions(app, user);
  const ids = sessions.map(({ id }) => id);
  const [listed, missing] = await Promise.all([
    listCasesOfSessions(app, user, ids),
    listMissingOfSessions(app, user, ids),
  ]);
  const casesOf = Map.groupBy(listed, ({ sessionId }) => sessionId);
  const missingFor = Map.groupBy(missing, ({ sessionId }) => sessionId);
  return sessions.map((session) => ({
    ...session,
    cases: casesOf.get(session.id) ?? [],
    missing: (missingFor.get(session.id) ?? []).map(({ name }) => name),
  }));
}

export async function getCase(app: App, user: SignedIn, { id }: { id: number }): Promise<CourtCase> {
  return toCase(await ownedCase(app, user, id));
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
  beforeId?: number | null | undefined;
} & CaptionDraft;

/**
 * What the student writes of the caption stands whatever the reader finds later. Moving to another class session
 * leaves the category, unless a category of that session is named; a case that is moved stands last where it comes to,
 * unless it is to stand before another.
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
    if (changes.beforeId) await ownedCase(within, user, changes.beforeId);
    const title = changes.title === undefined ? {} : { title: changes.title, isTitleOwn: true };
    const ownCaption = sql`${cases.ownCaption} || ${JSON.stringify(ownCaptionOf(changes))}::jsonb`;
    await db
      .update(cases)
      .set({ ...title, ownCaption, sessionId, categoryId })
      .where(owned(user, changes.id));
    if (changes.title !== undefined && changes.title !== before.title) {
      const { classId, title: from } = before;
      await renameInWorks(within, {
        caseId: changes.id,
        classId,
        userId: user.userId,
        from,
        to: changes.title,
      });
    }
    const isMoved = sessionId !== before.sessionId || categoryId !== before.categoryId;
    if (isMoved || changes.beforeId !== undefined) {
      await placeCase(within, user, { id: changes.id, sessionId, categoryId, beforeId: changes.beforeId });
    }
    const after = await ownedCase(within, user, changes.id);
    // In the order of their ids, as everybody takes the locks of two classes.
    for (const classId of [...new Set([before.classId, after.classId])].sort((a, b) => a - b)) {
      await recordEvent(within, { classId, caseId: after.id }, { type: 'changed', caseId: after.id });
    }
    return toCase(after);
  });
}

/** Where what happens to the case is told; undefined once it is deleted. */
export async function placeOfCase(app: App, caseId: number): Promise<CasePlace | undefined> {
  const [row] = await findCases(app, eq(cases.id, caseId));
  return row && { classId: row.classId, caseId };
}

/** The case's place where no analysis works on it and its text is there; undefined otherwise. */
export async function findPlaceAtRest(app: App, caseId: number): Promise<CasePlace | undefined> {
  const [row] = await findCases(app, eq(cases.id, caseId));
  if (!row || isRunning(row.status) || !(await findOpinion(app, caseId))) return undefined;
  return { classId: row.classId, caseId };
}

/** Whether files of students wait for a worker. */
export async function areCasesWaiting({ queue }: App): Promise<boolean> {
  return (await queue.listDue()).some(({ job, due }) => job === processCase.name && due > 0);
}

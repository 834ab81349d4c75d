/** What happens to cases, as rows that event streams of any process replay. */
import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { CaseEvent, CasePart } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { caseEvents } from '../../db/tables.ts';

export type CasePlace = { classId: number; caseId: number };

/** Parts are kept apart: they are rewritten, not added. */
export type LastingEvent = Exclude<CaseEvent, CasePart>;

/** Only inside the transaction of what the event tells of. */
export async function recordEvent(
  { db, notices, now }: App,
  place: CasePlace,
  event: LastingEvent,
): Promise<void> {
  // Numbers are given before commits: without the lock a stream could pass 6 before 5 is committed, and miss 5.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('case_events'), ${place.classId})`);
  await db.insert(caseEvents).values({ ...place, event, createdAt: now() });
  await notices.tell(db, { about: 'case', ...place });
}

export type StreamScope = { classId: number; caseId?: number };
export type RecordedEvent = { seq: number; event: LastingEvent };

const inScope = ({ classId, caseId }: StreamScope) =>
  caseId === undefined ? eq(caseEvents.classId, classId) : eq(caseEvents.caseId, caseId);

const batchSize = 500;

export async function readEventsAfter(
  { db }: App,
  scope: StreamScope,
  seq: number,
): Promise<RecordedEvent[]> {
  const rows = await db
    .select({ seq: caseEvents.seq, event: caseEvents.event })
    .from(caseEvents)
    .where(and(inScope(scope), gt(caseEvents.seq, seq)))
    .orderBy(asc(caseEvents.seq))
    .limit(batchSize);
  // Written by recordEvent alone, from such an event.
  return rows.map(({ seq, event }) => ({ seq, event: event as LastingEvent }));
}

/** Where a stream begins that has seen nothing: after all that happened so far. */
export async function latestSeq({ db }: App, scope: StreamScope): Promise<number> {
  const [latest] = await db
    .select({ seq: max(caseEvents.seq) })
    .from(caseEvents)
    .where(inScope(scope));
  return latest?.seq ?? 0;
}

const keptMs = 24 * 60 * 60 * 1000;

export async function dropOldEvents({ db, now }: App): Promise<void> {
  await db.delete(caseEvents).where(lt(caseEvents.createdAt, new Date(now().getTime() - keptMs)));
}

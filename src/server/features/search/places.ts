import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Places } from '../../../shared/search.ts';
import type { App } from '../../app.ts';
import { cases, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';

/** More than a student has; it bounds the answer for anyone who has more. */
const most = 3000;

const newestOf = (kind: 'brief' | 'outline' | 'questions') =>
  sql<number | null>`max(${materials.id}) filter (where ${materials.kind} = ${kind})`;

/** Newest first. */
export async function listPlaces({ db }: App, { userId }: SignedIn): Promise<Places> {
  const sessions = await db
    .select({
      id: classSessions.id,
      classId: classSessions.classId,
      title: classSessions.title,
      heldOn: classSessions.heldOn,
    })
    .from(classSessions)
    .where(eq(classSessions.userId, userId))
    .orderBy(desc(classSessions.id))
    .limit(most);
  const named = await db
    .select({
      id: cases.id,
      classId: classSessions.classId,
      sessionId: cases.sessionId,
      title: cases.title,
      briefId: newestOf('brief'),
      outlineId: newestOf('outline'),
      questionSetId: newestOf('questions'),
    })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .leftJoin(materials, eq(materials.caseId, cases.id))
    .where(and(eq(cases.userId, userId), isNull(cases.deletedAt)))
    .groupBy(cases.id, classSessions.classId)
    .orderBy(desc(cases.id))
    .limit(most);
  return { sessions, cases: named };
}

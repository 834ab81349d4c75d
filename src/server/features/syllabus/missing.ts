/** The cases that a syllabus names beside those of the class: which are not uploaded, and which stand in another class session. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { findCitations } from '../../../opinion/citations.ts';
import type { MisplacedCase, MissingCase } from '../../../shared/syllabus.ts';
import { isCalled, isSamePlace } from '../../../study/session/same-case.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { assignedCases, cases, classSessions } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';

export async function listMissingCases(
  app: App,
  user: SignedIn,
  { id }: { id: number },
): Promise<MissingCase[]> {
  await ownedClass(app, user, id);
  return findMissing(app, user, eq(classSessions.classId, id));
}

export async function listMisplacedCases(
  app: App,
  user: SignedIn,
  { id }: { id: number },
): Promise<MisplacedCase[]> {
  await ownedClass(app, user, id);
  const assigned = await besideUploaded(app, user, eq(classSessions.classId, id));
  const inPlace = new Set(
    assigned.flatMap(({ sessionId, found }) =>
      found.flatMap((one) => (one.sessionId === sessionId ? one.id : [])),
    ),
  );
  const misplaced = assigned.flatMap(({ id: assignedId, sessionId, found }) => {
    const isThere = found.some((one) => one.sessionId === sessionId);
    const one = found.find(({ id: caseId }) => !isThere && !inPlace.has(caseId));
    return one ? [{ assignedId, sessionId, caseId: one.id }] : [];
  });
  // One that is assigned twice is proposed for the first time.
  return misplaced.filter(({ caseId }, at) => misplaced.findIndex((each) => each.caseId === caseId) === at);
}

/** Of these class sessions, with as many queries for eight as for one. */
export const listMissingOfSessions = async (app: App, user: SignedIn, sessionIds: readonly number[]) =>
  sessionIds.length === 0 ? [] : findMissing(app, user, inArray(classSessions.id, [...sessionIds]));

async function findMissing(app: App, user: SignedIn, inThese: ReturnType<typeof eq>): Promise<MissingCase[]> {
  const assigned = await besideUploaded(app, user, inThese);
  return assigned.flatMap(({ found, ...each }) => (found.length === 0 ? [each] : []));
}

/** What is assigned, each with the cases of its class that are the same, in whichever class session they are. */
async function besideUploaded({ db }: App, { userId }: SignedIn, inThese: ReturnType<typeof eq>) {
  const assigned = await db
    .select({
      ...{ id: assignedCases.id, sessionId: assignedCases.sessionId, classId: classSessions.classId },
      ...{ name: assignedCases.name, citation: assignedCases.citation },
    })
    .from(assignedCases)
    .innerJoin(classSessions, eq(classSessions.id, assignedCases.sessionId))
    .where(
      and(
        inThese,
        eq(classSessions.userId, userId),
        eq(assignedCases.userId, userId),
        isNull(classSessions.deletedAt),
      ),
    )
    .orderBy(asc(assignedCases.id));
  if (assigned.length === 0) return [];
  const uploaded = await db
    .select({
      ...{ id: cases.id, sessionId: cases.sessionId, classId: classSessions.classId },
      ...{ title: cases.title, citation: cases.citation },
    })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .where(
      and(
        inArray(classSessions.classId, [...new Set(assigned.map(({ classId }) => classId))]),
        eq(cases.userId, userId),
        isNull(cases.deletedAt),
        isNull(classSessions.deletedAt),
      ),
    );
  const read = uploaded.map((one) => ({ ...one, place: placeIn(one.citation) }));
  return assigned.map(({ classId, ...each }) => {
    const own = { classId, name: each.name, place: placeIn(each.citation) };
    return { ...each, found: read.filter((other) => isSame(own, other)) };
  });
}

type Place = ReturnType<typeof placeIn>;
const placeIn = (citation: string | null) => (citation ? findCitations(citation)[0] : undefined);

function isSame(
  { classId, name, place: own }: { classId: number; name: string; place: Place },
  other: { classId: number; title: string; place: Place },
): boolean {
  if (classId !== other.classId) return false;
  if (own && other.place && isSamePlace(own, other.place)) return true;
  return plain(name) === plain(other.title) || isCalled(name, other.title);
}

export async function dropMissingCase(
  { db }: App,
  { userId }: SignedIn,
  { id, assignedId }: { id: number; assignedId: number },
): Promise<undefined> {
  const sessions = db
    .select({ id: classSessions.id })
    .from(classSessions)
    .where(and(eq(classSessions.classId, id), eq(classSessions.userId, userId)));
  oneRow(
    await db
      .delete(assignedCases)
      .where(
        and(
          eq(assignedCases.id, assignedId),
          eq(assignedCases.userId, userId),
          inArray(assignedCases.sessionId, sessions),
        ),
      )
      .returning({ id: assignedCases.id }),
  );
}

/** Names are the same however they are set. */
export const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Where the cases of a class stand, and where they would stand after a move. Pure: it neither draws nor sends. */
import type { CourtCase } from '../../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';

export type Sessions = readonly ClassSessionWithCases[];

/** Among the cases of a category, or of those of a class session without one: before a case, or last. */
export type Slot = { sessionId: number; categoryId: number | null; beforeId: number | null };

type Group = { sessionId: number; categoryId: number | null; cases: readonly CourtCase[] };

/** In the order in which they stand on the screen. */
function groupsOf(sessions: Sessions): Group[] {
  return sessions.flatMap(({ id: sessionId, cases, categories }) =>
    [null, ...categories.map(({ id }) => id)].map((categoryId) => ({
      sessionId,
      categoryId,
      cases: cases.filter((one) => one.categoryId === categoryId),
    })),
  );
}

const holds = (cases: readonly CourtCase[], caseId: number) => cases.some(({ id }) => id === caseId);

export const findCase = (sessions: Sessions, caseId: number): CourtCase | undefined =>
  sessions.flatMap(({ cases }) => cases).find(({ id }) => id === caseId);

export function slotOf(sessions: Sessions, caseId: number): Slot | undefined {
  const group = groupsOf(sessions).find(({ cases }) => holds(cases, caseId));
  if (!group) return undefined;
  const { sessionId, categoryId, cases } = group;
  const next = cases[cases.findIndex(({ id }) => id === caseId) + 1];
  return { sessionId, categoryId, beforeId: next?.id ?? null };
}

export const isSameSlot = (one: Slot | undefined, other: Slot) =>
  one?.sessionId === other.sessionId &&
  one.categoryId === other.categoryId &&
  one.beforeId === other.beforeId;

/** Class sessions that the move does not touch stay the same objects. */
export function arrange(sessions: Sessions, caseId: number, place: Slot): ClassSessionWithCases[] {
  const moved = findCase(sessions, caseId);
  return sessions.map((session) => {
    const isTarget = session.id === place.sessionId;
    if (!moved || (!isTarget && !holds(session.cases, caseId))) return session;
    const others = session.cases.filter(({ id }) => id !== caseId);
    if (!isTarget) return { ...session, cases: others };
    const at = others.findIndex(({ id }) => id === place.beforeId);
    const placed = { ...moved, sessionId: place.sessionId, categoryId: place.categoryId };
    return { ...session, cases: others.toSpliced(at < 0 ? others.length : at, 0, placed) };
  });
}

/** The place one further up (-1) or down (1), also in the group before or behind; undefined at either end. */
export function stepFrom(sessions: Sessions, caseId: number, by: -1 | 1): Slot | undefined {
  const groups = groupsOf(sessions);
  const here = groups.findIndex(({ cases }) => holds(cases, caseId));
  const group = groups[here];
  if (!group) return undefined;
  const next = group.cases.findIndex(({ id }) => id === caseId) + by;
  if (next >= 0 && next < group.cases.length) {
    const others = group.cases.filter(({ id }) => id !== caseId);
    return placeIn(group, others[next]);
  }
  const neighbour = groups[here + by];
  return neighbour && placeIn(neighbour, by > 0 ? neighbour.cases[0] : undefined);
}

const placeIn = ({ sessionId, categoryId }: Group, before: CourtCase | undefined): Slot => ({
  sessionId,
  categoryId,
  beforeId: before?.id ?? null,
});

/** "place 2 of 3 in “Duty” of “Class 6”", of where a case stands. */
export function slotWords(sessions: Sessions, caseId: number): string {
  const group = groupsOf(sessions).find(({ cases }) => holds(cases, caseId));
  const session = sessions.find(({ id }) => id === group?.sessionId);
  if (!group || !session) return 'no place';
  const category = session.categories.find(({ id }) => id === group.categoryId);
  const number = group.cases.findIndex(({ id }) => id === caseId) + 1;
  const where = category ? `“${category.name}” of “${session.title}”` : `“${session.title}”`;
  return `place ${number} of ${group.cases.length} in ${where}`;
}

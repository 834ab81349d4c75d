/** From a pasted syllabus to class sessions, each with the cases it names. */
import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import type { PlannedSession, SkippedPlan } from '../../../shared/syllabus.ts';
import { examDayIn, readSyllabus } from '../../../study/syllabus/read.ts';
import { termOf } from '../../../study/syllabus/term.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { assignedCases, classes, classSessions, semesters } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { plain } from './missing.ts';

export { listMissingOfSessions } from './missing.ts';

type Request = {
  id: number;
  text: string;
  apply?: boolean | undefined;
  skipped?: SkippedPlan[] | undefined;
  examOn?: string | null | undefined;
};

/** Throws where the text names no day: there is nothing to create then. */
export async function planSyllabus(
  app: App,
  user: SignedIn,
  { id, text, apply = false, skipped = [], examOn }: Request,
) {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    // Of two pastes at once the second sees what the first created.
    const { semester, createdAt, ...own } = oneRow(
      await db
        .select({ semester: semesters.name, createdAt: classes.createdAt, examOn: classes.examOn })
        .from(classes)
        .innerJoin(semesters, eq(semesters.id, classes.semesterId))
        .where(and(eq(classes.id, id), eq(classes.userId, user.userId)))
        .for('update', { of: classes }),
    );
    const term = termOf(semester, createdAt.toISOString().slice(0, 10));
    const planned = readSyllabus(text, term);
    if (planned.length === 0) throw new AppError('invalid_request', { message: noDays });
    const sessions = await besideWhatIsThere(within, user, id, planned);
    if (apply) await create(within, user, id, withoutSkipped(sessions, skipped));
    if (apply && examOn) await db.update(classes).set({ examOn }).where(eq(classes.id, id));
    return { sessions, examOn: own.examOn ? null : (examDayIn(text, term) ?? null), isApplied: apply };
  });
}

const noDays =
  'We found no class dates in this text. Paste the schedule with one date per class, like “September 14: Duty”.';

async function besideWhatIsThere(
  { db }: App,
  { userId }: SignedIn,
  classId: number,
  planned: ReturnType<typeof readSyllabus>,
): Promise<PlannedSession[]> {
  const known = await db
    .select({ id: classSessions.id, heldOn: classSessions.heldOn, title: classSessions.title })
    .from(classSessions)
    .where(
      and(
        eq(classSessions.classId, classId),
        eq(classSessions.userId, userId),
        isNull(classSessions.deletedAt),
      ),
    )
    .orderBy(asc(classSessions.id));
  const named = await db
    .select({ sessionId: assignedCases.sessionId, name: assignedCases.name })
    .from(assignedCases)
    .where(
      and(
        eq(assignedCases.userId, userId),
        inArray(
          assignedCases.sessionId,
          known.map((session) => session.id),
        ),
      ),
    );
  return planned.map(({ heldOn, title, cases: assigned }) => {
    // One without a date is known by its title.
    const same = known.find((session) =>
      heldOn === null ? plain(session.title) === plain(title) : session.heldOn === heldOn,
    );
    const isThere = (name: string) =>
      named.some((each) => each.sessionId === same?.id && plain(each.name) === plain(name));
    return {
      heldOn,
      title: title.slice(0, limits.maxNameLength),
      sessionId: same?.id ?? null,
      cases: assigned.map((each) => ({ ...each, isThere: isThere(each.name) })),
    };
  });
}

/** By their places in the preview: the same text is read the same way again. */
const withoutSkipped = (
  sessions: readonly PlannedSession[],
  skipped: readonly SkippedPlan[],
): PlannedSession[] =>
  sessions.flatMap((session, place) => {
    const here = skipped.filter((each) => each.session === place);
    if (here.some((each) => each.case === undefined)) return [];
    return [{ ...session, cases: session.cases.filter((_, at) => !here.some((each) => each.case === at)) }];
  });

async function create(
  { db, now }: App,
  { userId }: SignedIn,
  classId: number,
  sessions: readonly PlannedSession[],
): Promise<void> {
  const [last] = await db
    .select({ position: max(classSessions.position) })
    .from(classSessions)
    .where(eq(classSessions.classId, classId));
  const begin = (last?.position ?? -1) + 1;
  for (const [index, { sessionId, title, heldOn, cases: assigned }] of sessions.entries()) {
    const id = sessionId ?? (await createSession(begin + index, title, heldOn));
    const added = assigned
      .filter(({ isThere }) => !isThere)
      .map(({ name, citation }) => ({ userId, sessionId: id, name, citation, createdAt: now() }));
    if (added.length > 0) await db.insert(assignedCases).values(added);
  }

  async function createSession(position: number, title: string, heldOn: string | null): Promise<number> {
    const values = { userId, classId, title, heldOn, position, createdAt: now() };
    const made = await db.insert(classSessions).values(values).returning({ id: classSessions.id });
    return oneRow(made).id;
  }
}

/** From a visitor's file to a student's case: once, and as her free analysis. */
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { isShortened } from '../../../opinion/survey.ts';
import { legalVersions } from '../../../shared/legal/versions.ts';
import { usualSemester } from '../../../shared/semesters.ts';
import { triedSessionTitle } from '../../../shared/tried.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { semesters, tryouts, users } from '../../db/tables.ts';
import type { Owner } from '../../outside/sign-in.ts';
import { adoptCase } from '../analysis/service.ts';
import { titleOf } from '../cases/service.ts';
import { createClass } from '../classes/service.ts';
import { createSemester } from '../semesters/service.ts';
import { createClassSession } from '../sessions/service.ts';
import { findPlan, lockAllowance, requireAllowance } from '../subscription/service.ts';
import { heldBy, oldest, type TryoutRow, toTryout } from './rows.ts';

const className = 'My Cases';

/** Whoever signs in first with the cookie has the file. Answers whether it is hers now: not while it is still worked on, nor before she has accepted the terms. */
export async function claimTryout(app: App, { userId }: Owner, token: string): Promise<boolean> {
  const mine = or(isNull(tryouts.userId), eq(tryouts.userId, userId));
  const [claimed] = await app.db
    .update(tryouts)
    .set({ userId })
    .where(and(heldBy(app, token), mine))
    .returning({ id: tryouts.id });
  return claimed ? takeOver(app, claimed.id) : false;
}

/** True where it has become a case. Anything that is missing yet leaves it as it is, for the rest of its day. */
export async function takeOver(app: App, id: number): Promise<boolean> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const ready = and(eq(tryouts.id, id), eq(tryouts.status, 'ready'), gt(tryouts.createdAt, oldest(app)));
    const [found] = await db.select().from(tryouts).where(ready);
    if (!found?.userId || !(await mayTake(within, found.userId))) return false;
    const [row] = await db.delete(tryouts).where(ready).returning();
    if (!row) return false;
    await becomeCase(within, found.userId, toTryout(row));
    return true;
  });
}

/** Her free analysis is left: one of a paid week is not spent on what she has tried. */
async function mayTake(app: App, userId: number): Promise<boolean> {
  await lockAllowance(app, userId);
  const [user] = await app.db.select().from(users).where(eq(users.id, userId));
  const { terms, privacy } = legalVersions;
  if (!user?.emailVerified || user.termsVersion !== terms || user.privacyVersion !== privacy) return false;
  if (await findPlan(app, userId)) return false;
  try {
    await requireAllowance(app, userId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_allowance') return false;
    throw error;
  }
}

async function becomeCase(app: App, userId: number, row: TryoutRow): Promise<void> {
  const { opinion, made, fileName, fileSize, sha256, pdfDeletedAt } = row;
  if (!opinion || !made) throw new Error('A tryout is ready without its text or materials');
  const { classId, sessionId } = await makePlace(app, userId);
  const draft = {
    ...{ userId, sessionId, fileName, fileSize, sha256, pdfDeletedAt },
    categoryId: null,
    tier: 'standard' as const,
    isExcerpt: isShortened(opinion),
    title: opinion.caption.caseName ?? titleOf(fileName),
  };
  await adoptCase(app, classId, { draft, opinion, materials: made });
}

/** In the semester she made last, or in one that is named for today. */
async function makePlace(app: App, userId: number): Promise<{ classId: number; sessionId: number }> {
  const user = { userId };
  const [latest] = await app.db
    .select({ id: semesters.id })
    .from(semesters)
    .where(eq(semesters.userId, userId))
    .orderBy(desc(semesters.id))
    .limit(1);
  const semester = latest ?? (await createSemester(app, user, { name: usualSemester(app.now()) }));
  const { id: classId } = await createClass(app, user, { name: className, semesterId: semester.id });
  const session = await createClassSession(app, user, { id: classId, title: triedSessionTitle });
  return { classId, sessionId: session.id };
}

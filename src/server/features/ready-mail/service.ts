/** The mail that says that an analysis is ready, for students who want it. */
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { cases, classSessions, materials, users } from '../../db/tables.ts';
import { queueMail } from '../mail/service.ts';
import { readyMail } from './emails.ts';
import { tellReady } from './jobs.ts';

/** Files dropped together end within moments of each other: one mail tells of all. */
const waitSeconds = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Call it in the transaction in which an analysis becomes ready. */
export async function announceReady({ db, queue }: App, userId: number): Promise<void> {
  await queue.send(db, tellReady, { userId }, { delaySeconds: waitSeconds });
}

/** The job: tells of what is ready and was not told of; while more is on its way it comes back later. */
export async function mailReady(app: App, { userId }: { userId: number }): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!user) return;
    if (await hasRunning(within, userId)) return announceReady(within, userId);
    const ready = await takeReady(within, userId);
    const [first, ...others] = ready;
    if (!first || !user.mailWhenReady) return;
    const { appUrl } = app.config;
    const words = readyMail({
      firstName: user.firstName,
      titles: ready.map(({ title }) => title),
      link: `${appUrl}/${first.briefId && others.length === 0 ? `brief/${first.briefId}` : `class/${first.classId}`}`,
      settingsLink: `${appUrl}/settings`,
    });
    await queueMail(within, { userId, to: user.email, ...words });
  });
}

async function hasRunning({ db }: App, userId: number): Promise<boolean> {
  const running = inArray(cases.status, ['queued', 'extracting', 'analyzing']);
  const [row] = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.userId, userId), running, isNull(cases.deletedAt)))
    .limit(1);
  return row !== undefined;
}

async function takeReady({ db, now }: App, userId: number) {
  const untold = and(
    eq(cases.userId, userId),
    eq(cases.status, 'ready'),
    isNull(cases.readyToldAt),
    isNull(cases.deletedAt),
    gt(cases.createdAt, new Date(now().getTime() - dayMs)),
  );
  const told = await db.update(cases).set({ readyToldAt: now() }).where(untold).returning({ id: cases.id });
  if (told.length === 0) return [];
  return db
    .select({ id: cases.id, title: cases.title, classId: classSessions.classId, briefId: materials.id })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .leftJoin(materials, and(eq(materials.caseId, cases.id), eq(materials.kind, 'brief')))
    .where(
      inArray(
        cases.id,
        told.map(({ id }) => id),
      ),
    )
    .orderBy(asc(cases.id));
}

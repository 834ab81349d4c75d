/** The mail that says that an analysis is ready, for students who want it. */
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { cases, classSessions, users } from '../../db/tables.ts';
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
    const [first] = ready;
    if (!first || !user.mailWhenReady) return;
    const { appUrl } = app.config;
    const words = readyMail({
      firstName: user.firstName,
      titles: ready.map(({ title }) => title),
      link: `${appUrl}/class/${first.classId}`,
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
  const told = await db
    .update(cases)
    .set({ readyToldAt: now() })
    .where(untold)
    .returning({ id: cases.id, title: cases.title, sessionId: cases.sessionId });
  if (told.length === 0) return [];
  const sessions = await db
    .select({ id: classSessions.id, classId: classSessions.classId })
    .from(classSessions)
    .where(
      inArray(
        classSessions.id,
        told.map(({ sessionId }) => sessionId),
      ),
    );
  const classOf = new Map(sessions.map(({ id, classId }) => [id, classId]));
  return told
    .toSorted((a, b) => a.id - b.id)
    .map(({ title, sessionId }) => ({ title, classId: classOf.get(sessionId) }));
}

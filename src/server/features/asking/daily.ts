/** How often a language model may be asked in a day: the plan's number, counted for attempts and questions together. */
import { and, count, eq, gte, ne } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { asks, attempts } from '../../db/tables.ts';
import type { Engine } from '../../outside/models.ts';
import { findPlan, lockAllowance } from '../subscription/service.ts';

function startOfDay(now: Date): Date {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

async function usedToday({ db, now }: App, userId: number): Promise<number> {
  const since = startOfDay(now());
  const [graded] = await db
    .select({ used: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.gradedBy, 'model'),
        ne(attempts.state, 'failed'),
        gte(attempts.createdAt, since),
      ),
    );
  const [asked] = await db
    .select({ used: count() })
    .from(asks)
    .where(
      and(
        eq(asks.userId, userId),
        ne(asks.engine, 'extractive'),
        ne(asks.state, 'failed'),
        gte(asks.createdAt, since),
      ),
    );
  return (graded?.used ?? 0) + (asked?.used ?? 0);
}

const numberOf = async (app: App, userId: number) =>
  (await findPlan(app, userId)) ? limits.paidModelAsksADay : limits.freeTrialModelAsksADay;

/** Null where the embedded engine answers, which has no limit. */
export async function modelAsksLeft(app: App, userId: number, engine: Engine): Promise<number | null> {
  if (engine === 'extractive') return null;
  return Math.max(0, (await numberOf(app, userId)) - (await usedToday(app, userId)));
}

/** Within a transaction, before the row that counts: of two at the same moment the second sees the first. */
export async function requireAskLeft(app: App, userId: number, engine: Engine): Promise<void> {
  if (engine === 'extractive') return;
  await lockAllowance(app, userId);
  const most = await numberOf(app, userId);
  if ((await usedToday(app, userId)) < most) return;
  const now = app.now();
  const tomorrow = startOfDay(now).getTime() + 24 * 60 * 60 * 1000;
  throw new AppError('too_many_requests', {
    message: `You’ve used the language model ${most} times today. It’s back tomorrow; the embedded engine still answers.`,
    retryAfterSeconds: Math.ceil((tomorrow - now.getTime()) / 1000),
  });
}

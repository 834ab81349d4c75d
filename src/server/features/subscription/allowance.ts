/** What the plan in force grants and what of it is used: one analysis for life, or ten in each week. */
import { and, count, eq, isNotNull, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../db/db.ts';
import { statement } from '../../db/statement.ts';
import { allowanceGrants, charges } from '../../db/tables.ts';
import { findPlan } from './plan.ts';
import { weekOf } from './week.ts';

export type Allowance = { plan: 'free_trial' | 'paid'; used: number; limit: number; weekStart: Date | null };

/** A reservation whose case was deleted before any material was ready counts no longer. */
const isUsed = or(
  eq(charges.status, 'committed'),
  and(eq(charges.status, 'reserved'), isNotNull(charges.caseId)),
);

export async function readAllowance(app: App, userId: number): Promise<Allowance> {
  return readAllowanceOf(app, userId, await findPlan(app, userId));
}

/** The same where the plan is known. */
export async function readAllowanceOf(
  app: App,
  userId: number,
  plan: { startedAt: Date } | undefined,
): Promise<Allowance> {
  const weekStart = plan ? weekOf(plan.startedAt, app.now()).startsAt : null;
  const used = await countUsed(app, userId, weekStart);
  if (weekStart) return { plan: 'paid', used, limit: limits.paidAnalysesPerWeek, weekStart };
  const limit = limits.freeTrialAnalyses + (await countGranted(app, userId));
  return { plan: 'free_trial', used, limit, weekStart };
}

function selectUsed(db: Db, inWindow: SQL | undefined) {
  const isOwn = eq(charges.userId, sql.placeholder('userId'));
  return db
    .select({ analyses: count() })
    .from(charges)
    .where(and(isOwn, eq(charges.paidWith, 'allowance'), inWindow, isUsed));
}

const usedInWeek = statement((db) =>
  selectUsed(db, eq(charges.weekStart, sql.placeholder('weekStart'))).prepare('used_in_week'),
);

const usedOfTrial = statement((db) =>
  selectUsed(db, and(eq(charges.plan, 'free_trial'), isNull(charges.weekStart))).prepare('used_of_trial'),
);

async function countUsed({ db }: App, userId: number, weekStart: Date | null): Promise<number> {
  const [used] = weekStart
    ? await usedInWeek(db).execute({ userId, weekStart })
    : await usedOfTrial(db).execute({ userId });
  return used?.analyses ?? 0;
}

/** What the operator gave beyond the free trial's one. */
async function countGranted({ db }: App, userId: number): Promise<number> {
  const [granted] = await db
    .select({ analyses: sum(allowanceGrants.analyses).mapWith(Number) })
    .from(allowanceGrants)
    .where(eq(allowanceGrants.userId, userId));
  return granted?.analyses ?? 0;
}

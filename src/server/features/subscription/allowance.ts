/** What the plan in force grants and what of it is used: one analysis for life, or ten in each week. */
import { and, count, eq, isNotNull, isNull, or, sum } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
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

async function countUsed({ db }: App, userId: number, weekStart: Date | null): Promise<number> {
  const inWindow = weekStart
    ? eq(charges.weekStart, weekStart)
    : and(eq(charges.plan, 'free_trial'), isNull(charges.weekStart));
  const [used] = await db
    .select({ analyses: count() })
    .from(charges)
    .where(and(eq(charges.userId, userId), eq(charges.paidWith, 'allowance'), inWindow, isUsed));
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

/** What the plan in force grants and what of it is used: one analysis for life, or ten in each week. */
import { and, count, eq, gt, isNotNull, isNull, or, sql, sum } from 'drizzle-orm';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { statement } from '../../db/statement.ts';
import { allowanceGrants, charges } from '../../db/tables.ts';
import { findPlan } from './plan.ts';
import { hasSpentTrial } from './spent-trials.ts';
import { weekBefore, weekOf } from './week.ts';

export type Allowance = { plan: 'free_trial' | 'paid'; used: number; limit: number; weekStart: Date | null };

/** A reservation whose case was deleted before any material was ready counts no longer. */
const isUsed = or(
  eq(charges.status, 'committed'),
  and(eq(charges.status, 'reserved'), isNotNull(charges.caseId)),
);

export async function readAllowance(app: App, userId: number): Promise<Allowance> {
  const [plan, use] = await Promise.all([findPlan(app, userId), readUse(app, userId)]);
  return allowanceOf(app, userId, plan, use);
}

/** The same from what was read together. */
export async function allowanceOf(
  app: App,
  userId: number,
  plan: { startedAt: Date } | undefined,
  { windows, granted }: Use,
): Promise<Allowance> {
  const weekStart = plan ? weekOf(plan.startedAt, app.now()).startsAt : null;
  const own = windows.filter(isOfWindow(weekStart)).reduce((sum, { analyses }) => sum + analyses, 0);
  if (weekStart) return { plan: 'paid', used: own, limit: limits.paidAnalysesPerWeek, weekStart };
  const limit = limits.freeTrialAnalyses + granted;
  // Asked only while it matters: most have had it in this very account.
  const before = own < limit && (await hasSpentTrial(app, userId)) ? limits.freeTrialAnalyses : 0;
  return { plan: 'free_trial', used: own + before, limit, weekStart };
}

/** True once an analysis of the free trial was accepted that stands. */
export async function hasUsedTrial(app: App, userId: number): Promise<boolean> {
  return (await readUse(app, userId)).windows.some(isOfTrial);
}

/** Of the free trial and of every week that may still run: the plan, which is read at the same time, says which counts. */
type Use = {
  windows: UsedInWindow[];
  /** What the operator gave beyond the free trial's one. */
  granted: number;
};
type UsedInWindow = { plan: Allowance['plan']; weekStart: Date | null; analyses: number };

/** Of the paid plan the week counts, of the free trial what counts in no week. */
const isOfWindow = (weekStart: Date | null) => (window: UsedInWindow) =>
  weekStart ? window.weekStart?.getTime() === weekStart.getTime() : isOfTrial(window);

const isOfTrial = ({ plan, weekStart }: UsedInWindow) => plan === 'free_trial' && weekStart === null;

const usedByWindow = statement((db) =>
  db
    .select({ plan: charges.plan, weekStart: charges.weekStart, analyses: count() })
    .from(charges)
    .where(
      and(
        eq(charges.userId, sql.placeholder('userId')),
        eq(charges.paidWith, 'allowance'),
        or(isNull(charges.weekStart), gt(charges.weekStart, sql.placeholder('after'))),
        isUsed,
      ),
    )
    .groupBy(charges.plan, charges.weekStart)
    .prepare('used_by_window'),
);

const grantedToUser = statement((db) =>
  db
    .select({ analyses: sum(allowanceGrants.analyses).mapWith(Number) })
    .from(allowanceGrants)
    .where(eq(allowanceGrants.userId, sql.placeholder('userId')))
    .prepare('granted_to_user'),
);

export async function readUse({ db, now }: App, userId: number): Promise<Use> {
  const [windows, [granted]] = await Promise.all([
    usedByWindow(db).execute({ userId, after: weekBefore(now()) }),
    grantedToUser(db).execute({ userId }),
  ]);
  return { windows, granted: granted?.analyses ?? 0 };
}

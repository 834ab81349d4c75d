/** Accounts, for administrators: plan, use and cost. What they study is not looked at. */
import { and, count, desc, eq, gt, ilike, inArray, lt, max, or, type SQL, sql, sum } from 'drizzle-orm';
import type { AccountDetails, AccountRow } from '../../../shared/admin-users.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import {
  activeDays,
  cases,
  customers,
  modelCalls,
  payments,
  signIns,
  subscriptions,
  users,
} from '../../db/tables.ts';
import { describePlan, getSubscriptionStatus, isInForce } from '../subscription/service.ts';
import { outcomeOf } from './analytics/outcome.ts';
import { historyOf } from './audit.ts';
import { type PageRequest, pageOf } from './page.ts';

type UserListRequest = PageRequest & { q?: string | undefined };

export async function listUsers(app: App, _: unknown, { q, ...page }: UserListRequest) {
  const words = `%${q?.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const named = q ? or(ilike(users.email, words), ilike(users.name, words)) : undefined;
  return pageOf(page, (cursor, limit) =>
    readAccounts(app, and(named, cursor === undefined ? undefined : lt(users.id, cursor)), limit),
  );
}

/** With as many queries for a hundred accounts as for one. */
async function readAccounts(app: App, where: SQL | undefined, limit: number): Promise<AccountRow[]> {
  const found = await app.db.select().from(users).where(where).orderBy(desc(users.id)).limit(limit);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [made, costs, seen, paying] = await Promise.all([
    countCases(app, ids),
    sumCosts(app, ids),
    findLastDays(app, ids),
    findPaying(app, ids),
  ]);
  return found.map(({ id, email, name, role, emailVerified, createdAt, suspendedAt }) => ({
    ...{ id, email, name, role, emailVerified },
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    tier: paying.has(id) ? 'paid' : 'free_trial',
    analyses: made.get(id) ?? 0,
    costCents: costs.get(id) ?? 0,
    lastActiveOn: seen.get(id) ?? null,
  }));
}

async function countCases({ db }: App, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: cases.userId, value: count() })
    .from(cases)
    .where(inArray(cases.userId, ids))
    .groupBy(cases.userId);
  return new Map(rows.map(({ id, value }) => [id, value]));
}

async function sumCosts({ db }: App, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: cases.userId, value: sum(modelCalls.costCents).mapWith(Number) })
    .from(modelCalls)
    .innerJoin(cases, eq(cases.id, modelCalls.caseId))
    .where(inArray(cases.userId, ids))
    .groupBy(cases.userId);
  return new Map(rows.map(({ id, value }) => [id, value ?? 0]));
}

async function findLastDays({ db }: App, ids: number[]): Promise<Map<number, string | null>> {
  const rows = await db
    .select({ id: activeDays.userId, value: max(activeDays.day) })
    .from(activeDays)
    .where(inArray(activeDays.userId, ids))
    .groupBy(activeDays.userId);
  return new Map(rows.map(({ id, value }) => [id, value]));
}

async function findPaying({ db, now }: App, ids: number[]): Promise<Set<number | null>> {
  const rows = await db
    .select({ id: customers.userId, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(inArray(customers.userId, ids));
  return new Set(rows.filter(({ subscription }) => isInForce(subscription, now())).map(({ id }) => id));
}

export async function getUser(app: App, _: unknown, { id }: { id: number }): Promise<AccountDetails> {
  const account = oneRow(await readAccounts(app, eq(users.id, id), 1));
  const [usage, plan, outcomes, money, rest, history] = await Promise.all([
    getSubscriptionStatus(app, { userId: id }),
    describePlan(app, id),
    countOutcomes(app, id),
    sumPayments(app, id),
    readSignIn(app, id),
    historyOf(app, id),
  ]);
  return { ...account, usage, plan, outcomes, ...money, ...rest, history };
}

async function countOutcomes({ db }: App, userId: number): Promise<AccountDetails['outcomes']> {
  const rows = await db
    .select({ outcome: outcomeOf, analyses: count() })
    .from(cases)
    .where(eq(cases.userId, userId))
    .groupBy(outcomeOf);
  const none = { ready: 0, failed: 0, cancelled: 0, running: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ outcome, analyses }) => [outcome, analyses])) };
}

async function sumPayments({ db }: App, userId: number) {
  const [row] = await db
    .select({
      paidCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)`.mapWith(Number),
      refundedCents: sql<number>`coalesce(sum(${payments.refundedCents}), 0)`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(eq(customers.userId, userId));
  return row ?? { paidCents: 0, refundedCents: 0 };
}

async function readSignIn({ db, now }: App, userId: number) {
  const [open] = await db
    .select({ activeSignIns: count() })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.expiresAt, now())));
  const { twoFactorEnabled } = oneRow(
    await db.select({ twoFactorEnabled: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)),
  );
  return { activeSignIns: open?.activeSignIns ?? 0, twoFactorEnabled };
}

/** Who signed up, who came, who stayed. Deleted accounts are in none of it. */
import { and, count, countDistinct, eq, exists, gte, isNotNull, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { activeDays, cases, customers, subscriptions, users } from '../../../db/tables.ts';
import { isInForce } from '../../subscription/service.ts';
import { dayOf, type Period, sideBySide, since } from './period.ts';

export const readPeople = (app: App, period: Period) =>
  sideBySide({
    perDay: Promise.all([countSignUps(app, period), countActive(app, period), countUpgrades(app, period)]),
    activeUsers: countDifferent(app, period),
    conversion: countConversion(app, period),
    accounts: countAccounts(app),
  });

async function countSignUps({ db }: App, period: Period) {
  const day = dayOf(users.createdAt);
  return db.select({ day, signUps: count() }).from(users).where(since(users.createdAt, period)).groupBy(day);
}

async function countActive({ db }: App, { from }: Period) {
  return db
    .select({ day: activeDays.day, activeUsers: count() })
    .from(activeDays)
    .where(gte(activeDays.day, from))
    .groupBy(activeDays.day);
}

async function countDifferent({ db }: App, { from }: Period): Promise<number> {
  const [row] = await db
    .select({ users: countDistinct(activeDays.userId) })
    .from(activeDays)
    .where(gte(activeDays.day, from));
  return row?.users ?? 0;
}

async function countUpgrades({ db }: App, period: Period) {
  const day = dayOf(subscriptions.startedAt);
  return db
    .select({ day, upgrades: count() })
    .from(subscriptions)
    .where(since(subscriptions.startedAt, period))
    .groupBy(day);
}

/** How far those came who signed up in the period. */
async function countConversion({ db }: App, period: Period) {
  const analyzed = exists(db.select({ one: sql`1` }).from(cases).where(eq(cases.userId, users.id)));
  const paid = exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.id, subscriptions.customerId))
      .where(eq(customers.userId, users.id)),
  );
  const [row] = await db
    .select({
      signedUp: count(),
      verified: sql<number>`count(*) filter (where ${users.emailVerified})`.mapWith(Number),
      analyzed: sql<number>`count(*) filter (where ${analyzed})`.mapWith(Number),
      paid: sql<number>`count(*) filter (where ${paid})`.mapWith(Number),
    })
    .from(users)
    .where(since(users.createdAt, period));
  return row ?? { signedUp: 0, verified: 0, analyzed: 0, paid: 0 };
}

/** As it is now, whatever the period. */
async function countAccounts({ db, now }: App) {
  const [row] = await db
    .select({
      all: count(),
      suspended: sql<number>`count(*) filter (where ${isNotNull(users.suspendedAt)})`.mapWith(Number),
    })
    .from(users);
  const paying = await db
    .select({ id: customers.userId, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(isNotNull(customers.userId), gte(subscriptions.periodEndsAt, monthBefore(now()))));
  const inForce = paying.filter(({ subscription }) => isInForce(subscription, now()));
  return { all: 0, suspended: 0, ...row, paying: new Set(inForce.map(({ id }) => id)).size };
}

/** A plan that is in force ends later than this, whatever was left unsaid of its renewal. */
const monthBefore = (now: Date) => new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000);

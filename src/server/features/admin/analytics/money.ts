/** What was sold, and what of it was taken back; tokens bought and spent. */
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { payments, tokenEntries } from '../../../db/tables.ts';
import { dayOf, type Period, since } from './period.ts';

export const readMoney = (app: App, period: Period) =>
  Promise.all([sumPayments(app, period), sumSpentTokens(app, period)]);

const total = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);

async function sumPayments({ db }: App, period: Period) {
  const day = dayOf(payments.paidAt);
  const ofPurchase = (purchase: 'paid_plan' | 'tokens', column: typeof payments.amountCents) =>
    total(sql`case when ${eq(payments.purchase, purchase)} then ${column} else 0 end`);
  return db
    .select({
      day,
      planCents: ofPurchase('paid_plan', payments.amountCents),
      tokenCents: ofPurchase('tokens', payments.amountCents),
      tokensSold: total(sql`case when ${payments.purchase} = 'tokens' then ${payments.quantity} else 0 end`),
      takenBackCents: total(
        sql`case when ${payments.isDisputed} then ${payments.amountCents} else ${payments.refundedCents} end`,
      ),
    })
    .from(payments)
    .where(since(payments.paidAt, period))
    .groupBy(day);
}

/** What came back after a failure was not spent. */
async function sumSpentTokens({ db }: App, period: Period) {
  const day = dayOf(tokenEntries.createdAt);
  const isSpending = sql`${tokenEntries.kind} in ('spend', 'return', 'remake', 'remake_return')`;
  return db
    .select({
      day,
      tokensSpent: total(sql`case when ${isSpending} then -${tokenEntries.quantity} else 0 end`),
    })
    .from(tokenEntries)
    .where(since(tokenEntries.createdAt, period))
    .groupBy(day);
}

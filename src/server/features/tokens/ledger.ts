/** Premium tokens, append-only. Every source of entries has a sum that it should have, and is settled to it. */
import { and, count, eq, sql, sum } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { statement } from '../../db/statement.ts';
import { customers, moneyEvents, tokenEntries } from '../../db/tables.ts';

const balanceOfUser = statement((db) =>
  db
    .select({ tokens: sum(tokenEntries.quantity).mapWith(Number) })
    .from(tokenEntries)
    .innerJoin(customers, eq(customers.id, tokenEntries.customerId))
    .where(eq(customers.userId, sql.placeholder('userId')))
    .prepare('balance_of_user'),
);

export async function balanceOf({ db }: App, userId: number): Promise<number> {
  const [row] = await balanceOfUser(db).execute({ userId });
  return row?.tokens ?? 0;
}

/** What a source wrote first. */
export async function findFirstEntry({ db }: App, customerId: number, source: string) {
  const [entry] = await db
    .select({ kind: tokenEntries.kind, note: tokenEntries.note })
    .from(tokenEntries)
    .where(and(eq(tokenEntries.customerId, customerId), eq(tokenEntries.source, source)))
    .orderBy(tokenEntries.sequence)
    .limit(1);
  return entry;
}

type EntryKind = (typeof tokenEntries.$inferInsert)['kind'];

export type TokenSource = {
  /** One checkout, one month, one charge. */
  source: string;
  /** What the source's entries should add up to. */
  tokens: number;
  /** How an entry that adds, and one that takes, is told in the history. */
  adds: EntryKind;
  takes: EntryKind;
  note?: string | null;
};

/**
 * Writes the difference between what a source added so far and what it should: doing it again writes nothing.
 * Only in a transaction that holds the customer's lock.
 */
export async function settleTokens(
  app: App,
  customerId: number,
  { source, tokens, adds, takes, note = null }: TokenSource,
): Promise<void> {
  const [before] = await app.db
    .select({ tokens: sum(tokenEntries.quantity).mapWith(Number), entries: count() })
    .from(tokenEntries)
    .where(and(eq(tokenEntries.customerId, customerId), eq(tokenEntries.source, source)));
  const quantity = tokens - (before?.tokens ?? 0);
  if (quantity === 0) return;
  const kind = quantity > 0 ? adds : takes;
  const sequence = (before?.entries ?? 0) + 1;
  const entry = { customerId, kind, quantity, source, sequence, note, createdAt: app.now() };
  await app.db.insert(tokenEntries).values(entry);
  await recordMoney(app, customerId, {
    kind: `tokens_${kind}`,
    tokens: quantity,
    reference: `${source}#${sequence}`,
    // What a case is called is the student's own; the audit needs the operator's reasons alone.
    reason: kind === 'operator' ? note : null,
  });
}

type MoneyEvent = Omit<typeof moneyEvents.$inferInsert, 'customerId' | 'createdAt'>;

/** One line of the audit table; the same kind and reference is told once. */
export async function recordMoney({ db, now }: App, customerId: number, event: MoneyEvent): Promise<void> {
  await db
    .insert(moneyEvents)
    .values({ ...event, customerId, createdAt: now() })
    .onConflictDoNothing();
}

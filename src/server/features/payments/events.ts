/** What the provider tells: stored as it came, worked by a job. An event says only whose account to read again. */
import { and, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { describeError } from '../../base/log.ts';
import { customers, providerEvents } from '../../db/tables.ts';
import { settleAccount } from './account.ts';
import { processProviderEvent } from './jobs.ts';
import { requirePayments } from './provider.ts';

/** The signature is over the bytes as they came. An event that came before is answered and changes nothing. */
export async function storeProviderEvent(app: App, body: string, signature: string): Promise<void> {
  const event = requirePayments(app).readEvent(body, signature);
  if (!event) throw new AppError('bad_signature');
  await app.db.transaction(async (db) => {
    const stored = await db
      .insert(providerEvents)
      .values({ ...event, body, receivedAt: app.now() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (stored.length > 0) await app.queue.send(db, processProviderEvent, { eventId: event.id });
  });
}

export async function workProviderEvent(app: App, { eventId }: { eventId: string }): Promise<void> {
  const [event] = await app.db.select().from(providerEvents).where(eq(providerEvents.id, eventId));
  if (!event || event.processedAt) return;
  const providerId = await requirePayments(app).customerOf(event.body);
  const [customer] = providerId
    ? await app.db.select({ id: customers.id }).from(customers).where(eq(customers.providerId, providerId))
    : [];
  if (customer) await settleAccount(app, customer.id);
  await app.db.update(providerEvents).set({ processedAt: app.now() }).where(eq(providerEvents.id, eventId));
}

const eventsKeptMs = 90 * 24 * 60 * 60 * 1000;

/** As many as the provider answers side by side without a word. */
const accountsAtOnce = 4;

const never = new AbortController().signal;

type Reconciling = {
  /** What was compared within this time is not compared again: a run that was broken off goes on where it stopped. */
  freshMs?: number;
  signal?: AbortSignal;
};

const usuallyFreshMs = 12 * 60 * 60 * 1000;

/** Once a day: compares every customer with the provider and mends what a lost event left behind. */
export async function reconcile(
  app: App,
  { freshMs = usuallyFreshMs, signal = never }: Reconciling = {},
): Promise<void> {
  if (!app.payments) return;
  const { reconciledAt } = customers;
  const isDue = or(isNull(reconciledAt), lte(reconciledAt, new Date(app.now().getTime() - freshMs)));
  const due = await app.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isNotNull(customers.providerId), isNotNull(customers.userId), isDue));
  let failures = 0;
  const reconcileOne = async (id: number) => {
    try {
      if (await settleAccount(app, id)) app.log.warn({ customerId: id }, 'Reconciliation mended an account');
      await app.db.update(customers).set({ reconciledAt: app.now() }).where(eq(customers.id, id));
    } catch (error) {
      failures += 1;
      app.log.warn({ customerId: id, ...describeError(error) }, 'An account could not be reconciled');
    }
  };
  const ids = due.map(({ id }) => id).values();
  const lane = async () => {
    for (const id of ids) {
      signal.throwIfAborted();
      await reconcileOne(id);
    }
  };
  await Promise.all(Array.from({ length: accountsAtOnce }, lane));
  const waiting = await app.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(isNull(providerEvents.processedAt));
  for (const { id } of waiting) await app.queue.send(app.db, processProviderEvent, { eventId: id });
  const before = new Date(app.now().getTime() - eventsKeptMs);
  await app.db
    .delete(providerEvents)
    .where(and(isNotNull(providerEvents.processedAt), lt(providerEvents.receivedAt, before)));
  if (failures > 0) throw new Error(`${failures} accounts could not be reconciled`);
}

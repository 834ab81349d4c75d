/** The provider mails its receipts to the address that it knows. */
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { users } from '../../db/tables.ts';
import { findCustomer } from '../tokens/service.ts';
import { tellProviderAddress } from './jobs.ts';

/** Call it inside the transaction that changes the address. */
export async function queueAddress({ db, queue }: App, userId: number): Promise<void> {
  await queue.send(db, tellProviderAddress, { userId });
}

export async function tellAddress(app: App, { userId }: { userId: number }): Promise<void> {
  const customer = await findCustomer(app, userId);
  if (!customer?.providerId) return;
  const { email } = oneRow(await app.db.select().from(users).where(eq(users.id, userId)));
  await app.payments?.changeAddress(customer.providerId, email);
}

/** Who pays: a student under a pseudonym that outlives the account. */
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { customers } from '../../db/tables.ts';

export type Customer = typeof customers.$inferSelect;

export async function findCustomer({ db }: App, userId: number): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  return customer;
}

/** Made at the first event of money. */
export async function ownCustomer(app: App, userId: number): Promise<Customer> {
  const found = await findCustomer(app, userId);
  if (found) return found;
  await app.db.insert(customers).values({ userId, createdAt: app.now() }).onConflictDoNothing();
  return oneRow(await app.db.select().from(customers).where(eq(customers.userId, userId)));
}

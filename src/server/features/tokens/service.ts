import { desc, eq } from 'drizzle-orm';
import type { TokenHistory } from '../../../shared/tokens.ts';
import type { App } from '../../app.ts';
import { customers, tokenEntries } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { balanceOf } from './ledger.ts';

export { type Customer, findCustomer, ownCustomer } from './customers.ts';
export { balanceOf, findFirstEntry, recordMoney, settleTokens } from './ledger.ts';

export async function getTokens(app: App, { userId }: SignedIn): Promise<TokenHistory> {
  const rows = await app.db
    .select({ entry: tokenEntries })
    .from(tokenEntries)
    .innerJoin(customers, eq(customers.id, tokenEntries.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(desc(tokenEntries.id));
  const entries = rows.map(({ entry }) => ({ ...entry, createdAt: entry.createdAt.toISOString() }));
  return { balance: await balanceOf(app, userId), entries };
}

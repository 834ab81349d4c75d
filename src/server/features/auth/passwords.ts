/** The password of an account, kept as the sign-in library keeps it. */
import type { App } from '../../app.ts';
import { accounts } from '../../db/tables.ts';

export const passwordProvider = 'credential';

/** Takes the hash, never the password. */
export async function setPassword({ db, now }: App, userId: number, password: string): Promise<void> {
  const updatedAt = now();
  await db
    .insert(accounts)
    .values({
      userId,
      accountId: String(userId),
      providerId: passwordProvider,
      password,
      createdAt: updatedAt,
      updatedAt,
    })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password, updatedAt } });
}

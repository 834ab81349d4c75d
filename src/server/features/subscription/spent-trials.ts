/** The free analysis is one for an address: deleting the account and signing up again does not bring another. */
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { statement } from '../../db/statement.ts';
import { spentTrials, users } from '../../db/tables.ts';

/** Keyed: who sees the table learns of no address, and cannot look one up either. */
const hashOf = ({ fingerprint }: Pick<App, 'fingerprint'>, email: string) =>
  fingerprint(`free analysis ${email}`);

/** Call it in the transaction in which the account ends. */
export async function keepSpentTrial(app: App, email: string): Promise<void> {
  await app.db
    .insert(spentTrials)
    .values({ addressHash: hashOf(app, email), createdAt: app.now() })
    .onConflictDoNothing();
}

const addressOfUser = statement((db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('address_of_user'),
);

const spentTrialOf = statement((db) =>
  db
    .select({ createdAt: spentTrials.createdAt })
    .from(spentTrials)
    .where(eq(spentTrials.addressHash, sql.placeholder('addressHash')))
    .prepare('spent_trial_of'),
);

/** True where an earlier account of the same address has had it. */
export async function hasSpentTrial(app: App, userId: number): Promise<boolean> {
  const [user] = await addressOfUser(app.db).execute({ userId });
  if (!user) return false;
  const { fingerprint, otherFingerprint = fingerprint } = app;
  for (const each of new Set([fingerprint, otherFingerprint])) {
    const addressHash = hashOf({ fingerprint: each }, user.email);
    if ((await spentTrialOf(app.db).execute({ addressHash })).length > 0) return true;
  }
  return false;
}

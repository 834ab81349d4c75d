/** What administrators do to accounts. Every act leaves a line with its reason in the audit log, or does not happen. */
import { eq } from 'drizzle-orm';
import type { AccountDetails } from '../../../shared/admin-users.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { users } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { removeAccount } from '../account/service.ts';
import { endSignIns } from '../auth/service.ts';
import { grantAnalyses, grantTokens } from '../subscription/service.ts';
import { recordAct } from './audit.ts';
import { getUser } from './users.ts';

type UserActRequest = { id: number; reason: string };

async function findEmail({ db }: App, id: number): Promise<string> {
  return oneRow(await db.select({ email: users.email }).from(users).where(eq(users.id, id))).email;
}

function refuseOwn({ userId }: SignedIn, id: number): void {
  if (userId !== id) return;
  throw new AppError('not_possible_now', {
    message: 'This is your own account. Ask another administrator.',
  });
}

type Grant = UserActRequest & { analyses?: number | undefined; tokens?: number | undefined };

export async function grantToUser(
  app: App,
  admin: SignedIn,
  { id, reason, analyses, tokens }: Grant,
): Promise<AccountDetails> {
  if (!analyses && !tokens)
    throw new AppError('invalid_request', { message: 'Enter a number of analyses or tokens.' });
  const email = await findEmail(app, id);
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const entry = { adminId: admin.userId, subjectId: id, reason };
    if (analyses) {
      await grantAnalyses(within, { email, reason, analyses });
      await recordAct(within, { ...entry, act: 'granted_analyses', amount: analyses });
    }
    if (tokens) {
      await grantTokens(within, { email, reason, tokens });
      await recordAct(within, { ...entry, act: 'granted_tokens', amount: tokens });
    }
  });
  return getUser(app, admin, { id });
}

/** Done before, it changes nothing but the log. */
export async function suspendUser(
  app: App,
  admin: SignedIn,
  { id, reason }: UserActRequest,
): Promise<AccountDetails> {
  refuseOwn(admin, id);
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    oneRow(
      await db
        .update(users)
        .set({ suspendedAt: app.now() })
        .where(eq(users.id, id))
        .returning({ id: users.id }),
    );
    await endSignIns(within, id);
    await recordAct(within, { adminId: admin.userId, act: 'suspended', subjectId: id, reason });
  });
  return getUser(app, admin, { id });
}

export async function resumeUser(
  app: App,
  admin: SignedIn,
  { id, reason }: UserActRequest,
): Promise<AccountDetails> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    oneRow(
      await db.update(users).set({ suspendedAt: null }).where(eq(users.id, id)).returning({ id: users.id }),
    );
    await recordAct(within, { adminId: admin.userId, act: 'resumed', subjectId: id, reason });
  });
  return getUser(app, admin, { id });
}

export async function signOutUser(
  app: App,
  admin: SignedIn,
  { id, reason }: UserActRequest,
): Promise<AccountDetails> {
  await findEmail(app, id);
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await endSignIns(within, id);
    await recordAct(within, { adminId: admin.userId, act: 'ended_sign_ins', subjectId: id, reason });
  });
  return getUser(app, admin, { id });
}

export async function deleteUser(
  app: App,
  admin: SignedIn,
  { id, reason }: UserActRequest,
): Promise<undefined> {
  refuseOwn(admin, id);
  const email = await findEmail(app, id);
  await removeAccount(app, { userId: id, email }, (within) =>
    recordAct(within, { adminId: admin.userId, act: 'deleted_account', subjectId: id, reason }),
  );
}

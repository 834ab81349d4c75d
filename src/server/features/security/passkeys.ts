import { and, asc, eq } from 'drizzle-orm';
import type { Passkey, User } from '../../../shared/auth.ts';

import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { passkeys } from '../../db/tables.ts';
import { type Caller, type SignedIn, type WithCookies, withAddress } from '../../outside/sign-in.ts';
import { endReplaced, getCurrentUser } from '../auth/service.ts';
import { mailSecurityChange } from './service.ts';
import { requireRecent } from './two-factor.ts';

type Json = Record<string, unknown>;

/** The time in which the browser and its student answer. */
const answeringMs = 5 * 60 * 1000;

export async function beginAdding(app: App, user: SignedIn, _: unknown, { headers }: Caller) {
  await requireRecent(app, user);
  const { options, setCookies } = await app.signIn.passkeys.beginAdding(headers);
  return { answer: options, setCookies };
}

export async function add(
  app: App,
  user: SignedIn,
  { response, name }: { response: Json; name?: string | undefined },
  { headers }: Caller,
): Promise<WithCookies & { answer: Passkey }> {
  await requireRecent(app, user, answeringMs);
  const id = await app.signIn.passkeys.add(response, name, headers);
  await mailSecurityChange(app, user.userId, 'passkey_added');
  const added = await app.db.select().from(passkeys).where(owned(user, id));
  return { answer: present(oneRow(added)), setCookies: [] };
}

export async function beginSignIn({ signIn }: App, _: unknown, { headers }: Caller) {
  const { options, setCookies } = await signIn.passkeys.beginSignIn(headers);
  return { answer: options, setCookies };
}

export async function signInWithPasskey(
  app: App,
  { response }: { response: Json },
  { headers, address }: Caller,
): Promise<WithCookies & { answer: User }> {
  const before = await app.signIn.find(headers);
  const { userId, setCookies } = await app.signIn.passkeys.signIn(response, withAddress(headers, address));
  await endReplaced(app, before);
  return { answer: await getCurrentUser(app, { userId }), setCookies };
}

export async function list({ db }: App, { userId }: SignedIn): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return rows.map(present);
}

export async function rename(
  { db }: App,
  user: SignedIn,
  { id, name }: { id: number; name: string },
): Promise<{ passkey: Passkey }> {
  const renamed = await db.update(passkeys).set({ name }).where(owned(user, id)).returning();
  return { passkey: present(oneRow(renamed)) };
}

export async function remove(app: App, user: SignedIn, { id }: { id: number }): Promise<{ status: true }> {
  oneRow(await app.db.delete(passkeys).where(owned(user, id)).returning({ id: passkeys.id }));
  await mailSecurityChange(app, user.userId, 'passkey_deleted');
  return { status: true };
}

const owned = ({ userId }: SignedIn, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

function present({ id, name, createdAt, backedUp }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), backedUp };
}

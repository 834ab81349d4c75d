/** Active sign-ins: which there are, and how they end. */
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { ActiveSignIn } from '../../../shared/account.ts';
import type { App } from '../../app.ts';
import { notFound } from '../../base/errors.ts';
import { signIns } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';

export async function listSignIns({ db, now }: App, { userId, signInId }: SignedIn): Promise<ActiveSignIn[]> {
  const rows = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.expiresAt, now())))
    .orderBy(desc(signIns.updatedAt), desc(signIns.id));
  const active = rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    isCurrent: id === signInId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    ipAddress,
    userAgent,
  }));
  return active.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export async function endSignIn(app: App, { userId }: SignedIn, { id }: { id: number }): Promise<undefined> {
  const ended = await app.db
    .delete(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.id, id)))
    .returning({ id: signIns.id });
  if (ended.length === 0) throw notFound();
  await app.notices.tell(app.db, { about: 'sign_in', userId });
}

/** A new sign-in takes the place of the one that the browser had: it forgets that cookie, and nobody else shall have it. */
export async function endReplaced({ db, notices }: App, before: SignedIn | undefined): Promise<void> {
  if (!before) return;
  await db.delete(signIns).where(eq(signIns.id, before.signInId));
  await notices.tell(db, { about: 'sign_in', userId: before.userId });
}

export async function endOtherSignIns(app: App, { userId, signInId }: SignedIn): Promise<undefined> {
  await endSignIns(app, userId, signInId);
}

/** Ends all of them, or all but one, with the event streams that they hold open. */
export async function endSignIns(app: App, userId: number, exceptId?: number): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(signIns.id, exceptId);
  await app.db.delete(signIns).where(and(eq(signIns.userId, userId), others));
  await app.notices.tell(app.db, { about: 'sign_in', userId });
}

/** What has run out is not kept. */
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { App } from '../../app.ts';
import * as tables from '../../db/tables.ts';
import { knownAddressProvider } from '../auth/service.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = {
  visitorKeys: 1,
  linkRequests: 1,
  expiredLinks: 30,
  unverifiedAccounts: 30,
  signUpsAgain: 30,
  activeDays: 100,
  sentMails: 7,
};

/** Once an hour. An expired link stays for a while, so that its screen can say what it was. */
export async function sweepAccounts({ db, mailServer, now }: App): Promise<void> {
  const at = now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * dayMs);
  await db.delete(tables.signIns).where(lt(tables.signIns.expiresAt, at));
  await db.delete(tables.verifications).where(lt(tables.verifications.expiresAt, at));
  const { visitorKeys, linkRequests, mailedTokens, rateLimits, users } = tables;
  await db.delete(visitorKeys).where(lt(visitorKeys.createdAt, daysAgo(keptDays.visitorKeys)));
  await db.delete(linkRequests).where(lt(linkRequests.createdAt, daysAgo(keptDays.linkRequests)));
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, daysAgo(keptDays.expiredLinks)));
  await db.delete(rateLimits).where(and(isNotNull(rateLimits.expire), lt(rateLimits.expire, at.getTime())));
  // As long as the account would wait if the address had none: how long this lasts tells nothing either.
  const { accounts } = tables;
  const again = eq(accounts.providerId, knownAddressProvider);
  await db.delete(accounts).where(and(again, lt(accounts.createdAt, daysAgo(keptDays.signUpsAgain))));
  // Where no server takes them, the outbox is where they are read.
  const { mails } = tables;
  if (mailServer) await db.delete(mails).where(lt(mails.sentAt, daysAgo(keptDays.sentMails)));
  const { activeDays } = tables;
  const lastKept = daysAgo(keptDays.activeDays).toISOString().slice(0, 10);
  await db.delete(activeDays).where(lt(activeDays.day, lastKept));
  const forgotten = lt(users.createdAt, daysAgo(keptDays.unverifiedAccounts));
  await db.delete(users).where(and(eq(users.emailVerified, false), forgotten));
}

/** The session of nearly every request, found without the library: it is in force, and not to be renewed yet. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { signIns, users } from '../../db/tables.ts';
import { type Library, type Scope, sessionRules } from './library.ts';

export type PlainSession = { userId: number; email: string; signInId: number; createdAt: Date };

/** Undefined wherever there is more to do or to decide: the library is asked then. */
export function openPlainSessions(db: Db, scope: Scope) {
  const { idle, renewAfter } = sessionRules[scope];
  const byToken = db
    .select({
      signInId: signIns.id,
      userId: signIns.userId,
      email: users.email,
      scope: signIns.scope,
      expiresAt: signIns.expiresAt,
      createdAt: signIns.createdAt,
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(eq(signIns.token, sql.placeholder('token')), isNull(users.suspendedAt)))
    .prepare(`plain_session_of_${scope}`);

  return async (token: string): Promise<PlainSession | undefined> => {
    const [found] = await byToken.execute({ token });
    if (!found || found.scope !== scope) return undefined;
    const endsAt = found.expiresAt.getTime();
    const isDue = endsAt - idle * 1000 + renewAfter * 1000 <= Date.now();
    return endsAt > Date.now() && !isDue ? found : undefined;
  };
}

/** That of the session, where it is signed by this server. */
export async function tokenOf(library: Library, headers: Headers): Promise<string | undefined> {
  const cookies = headers.get('cookie');
  if (!cookies?.includes('hotseat.')) return undefined;
  const { authCookies, secret } = await library.$context;
  return signedValue(cookies, authCookies.sessionToken.name, secret);
}

function signedValue(cookies: string, name: string, secret: string): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return signedBy(pair?.slice(name.length + 1), secret);
}

/** As the library signs: the value, a full stop and the HMAC in base64, all of it escaped for a cookie. */
function signedBy(cookie: string | undefined, secret: string): string | undefined {
  const [, value, signature = ''] = /^(.+)\.([^.]{43}=)$/.exec(unescaped(cookie)) ?? [];
  if (value === undefined) return undefined;
  const given = Buffer.from(signature, 'base64');
  const due = hmac(value, secret);
  return given.length === due.length && timingSafeEqual(given, due) ? value : undefined;
}

const hmac = (value: string, secret: string) => createHmac('sha256', secret).update(value).digest();

/** The cookies of a request; those that `other` has signed are as if `secret` had. */
export function signAnew(cookies: string, other: string, secret: string): string {
  const anew = (pair: string) => {
    const name = pair.slice(0, pair.indexOf('='));
    const value = name.includes('hotseat.') ? signedBy(pair.slice(name.length + 1), other) : undefined;
    if (value === undefined) return pair;
    return `${name}=${encodeURIComponent(`${value}.${hmac(value, secret).toString('base64')}`)}`;
  };
  return cookies.split('; ').map(anew).join('; ');
}

function unescaped(given = ''): string {
  try {
    return decodeURIComponent(given);
  } catch {
    return '';
  }
}

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

/** As the library signs: the value, a full stop and the HMAC in base64, all of it escaped for a cookie. */
function signedValue(cookies: string, name: string, secret: string): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  const [, value, signature = ''] = /^(.+)\.([^.]{43}=)$/.exec(unescaped(pair?.slice(name.length + 1))) ?? [];
  if (value === undefined) return undefined;
  const given = Buffer.from(signature, 'base64');
  const due = createHmac('sha256', secret).update(value).digest();
  return given.length === due.length && timingSafeEqual(given, due) ? value : undefined;
}

function unescaped(given = ''): string {
  try {
    return decodeURIComponent(given);
  } catch {
    return '';
  }
}

/** The session of a request's cookie. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { users } from '../../db/tables.ts';
import { addressHeader, type Library, type Scope, sessionRules } from './library.ts';
import { openPlainSessions, tokenOf } from './plain-session.ts';

/** Who is signed in, and by which of her sign-ins. */
export type SignedIn = { userId: number; email: string; signInId: number };
/** Whose things are meant, also where she is not asking herself. */
export type Owner = Pick<SignedIn, 'userId'>;
export type WithCookies = { setCookies: string[] };

/** Who sends a request, as far as the server can see; the address as limits count it. */
export type Caller = { headers: Headers; address: string /** At this machine itself. */; isHere: boolean };

export type Sessions = {
  /**
   * Whose request this seems to be, without a question to the database: enough to tell people apart, and no more. Undefined
   * for a visitor.
   */
  seeming(headers: Headers): Promise<string | undefined>;
  /** Who is asking, by the session cookie; `setCookies` renews it where due. */
  find(headers: Headers): Promise<(SignedIn & WithCookies) | undefined>;
  /** Answers the cookies that end the session, also when there is none. */
  close(headers: Headers): Promise<WithCookies>;
};

const mostOwners = 10_000;

export function openSessions(library: Library, db: Db, scope: Scope): Sessions {
  const endsAfterMs = sessionRules[scope].endsAfter * 1000;
  const hasEnded = (createdAt: Date) => createdAt.getTime() + endsAfterMs <= Date.now();
  const findPlain = openPlainSessions(db, scope);
  /** Of the tokens found last. However often somebody signs in, she is one. */
  const owners = new Map<string, number>();

  function remember(token: string, userId: number): void {
    owners.set(token, userId);
    const [oldest] = owners.keys();
    if (owners.size > mostOwners && oldest !== undefined) owners.delete(oldest);
  }

  return {
    async seeming(headers) {
      const token = await tokenOf(library, headers);
      return token === undefined ? undefined : `${scope} ${owners.get(token) ?? token}`;
    },
    async find(headers) {
      if (!headers.get('cookie')?.includes('hotseat.')) return undefined;
      const token = await tokenOf(library, headers);
      const plain = token === undefined ? undefined : await findPlain(token);
      if (token !== undefined && plain) {
        const { userId, email, signInId, createdAt } = plain;
        remember(token, userId);
        return hasEnded(createdAt) ? undefined : { userId, email, signInId, setCookies: [] };
      }
      const { response, headers: answered } = await library.api
        .getSession({ headers, returnHeaders: true })
        .catch(async (error) => {
          // The library keeps the cause to itself: where the database cannot be reached, this tells.
          await db.execute(sql`select 1`);
          throw error;
        });
      if (!response || response.session.scope !== scope) return undefined;
      if (hasEnded(response.session.createdAt)) return undefined;
      if (await isSuspended(db, Number(response.user.id))) return undefined;
      return {
        userId: Number(response.user.id),
        email: response.user.email,
        signInId: Number(response.session.id),
        setCookies: answered?.getSetCookie() ?? [],
      };
    },
    async close(headers) {
      const { headers: answered } = await library.api.signOut({ headers, returnHeaders: true });
      return { setCookies: answered.getSetCookie() };
    },
  };
}

/** A sign-in that began while the account was being suspended could be left over. */
async function isSuspended(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)));
  return rows.length > 0;
}

/** What the browser that took these cookies would send. */
export function cookiesOf(setCookies: string[]): Headers {
  return new Headers({ cookie: setCookies.map((line) => line.split(';')[0]).join('; ') });
}

/** What the client may have sent under the address's name is replaced. */
export function withAddress(given: Headers, address: string): Headers {
  const headers = new Headers(given);
  headers.set(addressHeader, address);
  return headers;
}

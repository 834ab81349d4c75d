import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { register as registerEndpoint } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { users } from '../../db/tables.ts';
import { type Caller, hashPassword } from '../../outside/sign-in.ts';
import { queueMail } from '../mail/service.ts';
import { knownAddressMail, verificationMail } from './emails.ts';
import { addToken, type Registration } from './mailed-tokens.ts';
import { knownAddressProvider, passwordProvider } from './passwords.ts';

type Request = z.infer<(typeof registerEndpoint)['request']>;
type UserRow = typeof users.$inferSelect;

const registered = { message: 'Check your email to verify your address.' };

/**
 * Answers the same, after the same statements, whether the address is known or not; the mail tells its owner.
 * A link opens the account with the name and password it was asked for with: who signs up later with an address
 * that is not verified yet changes nothing of the links that are out.
 */
export async function register(
  app: App,
  request: Request,
  { address }: Caller,
): Promise<{ message: string }> {
  await spendSignUp(app, address);
  const hasRoom = await hasRoomForMail(app, request.email);
  const password = await hashPassword(request.password);
  const { firstName, lastName } = request;
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const user = await insertOrLockUser(within, request);
    await keepFirstPassword(within, user.id, password);
    const link = await makeLink(within, user, { firstName, lastName, password, network: address });
    if (hasRoom)
      await queueMail(within, { userId: user.id, to: user.email, ...wordsOf(within, user, link, firstName) });
  });
  return registered;
}

/** Who is refused has not signed up: a network that makes room again has it, however many were refused meanwhile. */
async function spendSignUp({ rateLimits }: App, address: string): Promise<void> {
  try {
    await rateLimits.spend('registrationsPerAddress', address);
  } catch (error) {
    if (error instanceof AppError) await rateLimits.giveBack('registrationsPerAddress', address);
    throw error;
  }
}

/** Beyond its limit an address gets no more emails, and nobody is told: it might be somebody else's. */
async function hasRoomForMail({ rateLimits }: App, email: string): Promise<boolean> {
  try {
    await rateLimits.spend('registrationMailsPerAccount', email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

async function insertOrLockUser({ db, now }: App, { email, firstName, lastName }: Request): Promise<UserRow> {
  const createdAt = now();
  await db
    .insert(users)
    .values({ email, firstName, lastName, name: `${firstName} ${lastName}`, createdAt, updatedAt: createdAt })
    .onConflictDoNothing();
  const [user] = await db.select().from(users).where(eq(users.email, email)).for('update');
  if (!user) throw new Error('A user vanished between two statements of a registration');
  return user;
}

/**
 * Who signs in before verifying is told so where her password is right: the first registration's. So that this tells
 * nobody whether the address has an account already, the first one is kept there too, where it opens nothing.
 */
async function keepFirstPassword({ db, now }: App, userId: number, password: string): Promise<void> {
  const at = now().toISOString();
  // One statement for known and unknown addresses alike; the query builder cannot select constants into some columns.
  await db.execute(sql`
    insert into accounts (user_id, account_id, provider_id, password, created_at, updated_at)
    select id, id::text, case when email_verified then ${knownAddressProvider} else ${passwordProvider} end,
      ${password}, ${at}, ${at}
    from users where id = ${userId}
    on conflict do nothing`);
}

/** A verified account gets a token that nobody learns: the work is the same. */
async function makeLink(
  app: App,
  { id, emailVerified }: UserRow,
  registration: Registration,
): Promise<string> {
  const token = await addToken(app, id, 'verify_email', emailVerified ? null : registration);
  return `${app.config.appUrl}/verify-email?token=${token}`;
}

function wordsOf({ config }: App, user: UserRow, link: string, firstName: string) {
  if (!user.emailVerified) return verificationMail({ firstName, link });
  return knownAddressMail({ firstName: user.firstName, link: `${config.appUrl}/auth` });
}

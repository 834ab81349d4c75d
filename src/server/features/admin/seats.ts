/** The seats that a university has paid for otherwise: a plan by domain or by address. */
import { and, asc, count, eq, exists, inArray, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Seats, setSeats as set } from '../../../shared/seats.ts';
import type { App } from '../../app.ts';
import { seats, users } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { recordAct } from './audit.ts';

export async function listSeats({ db }: App): Promise<Seats> {
  const byDomain = db
    .select({ domain: seats.value, since: seats.createdAt, accounts: count(users.id) })
    .from(seats)
    .leftJoin(users, and(users.emailVerified, eq(sql`split_part(${users.email}, '@', 2)`, seats.value)))
    .where(eq(seats.kind, 'domain'))
    .groupBy(seats.id)
    .orderBy(asc(seats.value));
  const account = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, seats.value), users.emailVerified));
  const byAddress = db
    .select({ email: seats.value, since: seats.createdAt, hasAccount: exists(account).mapWith(Boolean) })
    .from(seats)
    .where(eq(seats.kind, 'address'))
    .orderBy(asc(seats.value));
  const [domains, addresses] = await Promise.all([byDomain, byAddress]);
  const told = <Row extends { since: Date }>(row: Row) => ({ ...row, since: row.since.toISOString() });
  return { domains: domains.map(told), addresses: addresses.map(told) };
}

/** A seat that stays keeps its beginning, by which its weeks are counted. */
export async function setSeats(
  app: App,
  { userId: adminId }: SignedIn,
  { domains, addresses }: z.infer<typeof set.request>,
): Promise<Seats> {
  const wanted = [
    ...[...new Set(domains)].map((value) => ({ kind: 'domain' as const, value })),
    ...[...new Set(addresses)].map((value) => ({ kind: 'address' as const, value })),
  ];
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const values = wanted.map(({ value }) => value);
    await db.delete(seats).where(values.length > 0 ? not(inArray(seats.value, values)) : undefined);
    const createdAt = app.now();
    if (wanted.length > 0)
      await db
        .insert(seats)
        .values(wanted.map((seat) => ({ ...seat, createdAt })))
        .onConflictDoNothing();
    await recordAct(within, { adminId, act: 'changed_seats', amount: wanted.length });
    return listSeats(within);
  });
}

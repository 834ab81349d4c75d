/** On which days who used the product: one row a person and day, written at her first request of the day. */
import { sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { Db } from '../db/db.ts';

type Noted = { day: string; userIds: Set<number> };

/** What this process has written today; another writes the same row once more, which changes nothing. */
const notedIn = new WeakMap<Db, Noted>();

export async function noteActiveDay({ db, now }: App, userId: number): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const noted = notedIn.get(db);
  const userIds = noted?.day === day ? noted.userIds : new Set<number>();
  if (userIds.has(userId)) return;
  notedIn.set(db, { day, userIds: userIds.add(userId) });
  // By a select: an account that is being deleted in this moment is no error.
  await db.execute(
    sql`insert into active_days (day, user_id) select ${day}, id from users where id = ${userId} on conflict do nothing`,
  );
}

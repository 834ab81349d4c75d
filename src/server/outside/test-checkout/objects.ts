/** What the test checkout remembers: objects in the shape of the provider's API, in the product's own database. */
import { randomBytes } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { testCheckoutObjects } from '../../db/tables.ts';

/** As the provider's API spells it; the fields that the product reads. */
export type TestObject = { id: string; object: string; customer?: string | null } & Record<string, unknown>;

export const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;

export async function putObject(db: Db, object: TestObject): Promise<void> {
  const row = { id: object.id, object: object.object, customer: object.customer ?? null, body: object };
  await db
    .insert(testCheckoutObjects)
    .values(row)
    .onConflictDoUpdate({ target: testCheckoutObjects.id, set: row });
}

export async function findObject<T extends TestObject>(db: Db, id: string): Promise<T | undefined> {
  const [row] = await db
    .select({ body: testCheckoutObjects.body })
    .from(testCheckoutObjects)
    .where(eq(testCheckoutObjects.id, id));
  // Written by putObject: a caller that asks by an id's prefix knows the kind.
  return row?.body as T | undefined;
}

/** Newest first, as the provider lists. */
export async function listObjects<T extends TestObject>(
  db: Db,
  object: T['object'],
  customer?: string,
): Promise<T[]> {
  const rows = await db
    .select({ body: testCheckoutObjects.body })
    .from(testCheckoutObjects)
    .where(
      and(
        eq(testCheckoutObjects.object, object),
        customer === undefined ? undefined : eq(testCheckoutObjects.customer, customer),
      ),
    )
    .orderBy(desc(testCheckoutObjects.seq));
  return rows.map(({ body }) => body as T);
}

/** Any number will do that no other lock of the product takes. */
const lockNumber = 7_202_611;

/** One change at a time, whichever process makes it. */
export function serially<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (within) => {
    await within.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
    return work(within);
  });
}

/** What was answered about an object, kept for a repeated call, is forgotten with it. */
export async function forgetAnswers(db: Db, id: string): Promise<void> {
  const answered = sql`${testCheckoutObjects.body} -> 'answer' ->> 'id' = ${id}`;
  await db.delete(testCheckoutObjects).where(and(eq(testCheckoutObjects.object, 'idempotency'), answered));
}

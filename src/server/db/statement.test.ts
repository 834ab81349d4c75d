import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../../../test/database.ts';
import { silentLog } from '../base/log.ts';
import { type Database, openDatabase } from './db.ts';
import { statement } from './statement.ts';
import { users } from './tables.ts';

let database: Database;
let built = 0;

const nameOf = statement((db) => {
  built += 1;
  return db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('name_of');
});

beforeAll(async () => {
  database = openDatabase({ url: await createDatabase(inject('serverUrl')), log: silentLog });
});
afterAll(() => database.close());

const add = (name: string) => ({ name, firstName: name, lastName: name, email: `${name}@example.org` });

it('a statement of a frequent call is built once, and answers each call what it asked', async () => {
  await database.db.insert(users).values([add('Ada'), add('Mae')]);
  const found = await Promise.all(
    ['Ada', 'Mae', 'Ada'].map((name) => nameOf(database.db).execute({ email: `${name}@example.org` })),
  );
  expect(found).toEqual([[{ name: 'Ada' }], [{ name: 'Mae' }], [{ name: 'Ada' }]]);
  expect(built).toBe(1);
});

it('within a transaction it sees what the transaction wrote, and nobody else does', async () => {
  const ida = { email: 'Ida@example.org' };
  await database.db.transaction(async (db) => {
    await db.insert(users).values(add('Ida'));
    expect(await nameOf(db).execute(ida)).toEqual([{ name: 'Ida' }]);
    expect(await nameOf(database.db).execute(ida)).toEqual([]);
  });
});

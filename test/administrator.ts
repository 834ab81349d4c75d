/** An administrator in tests: an account with the role, signed in where administrators are. */
import { eq } from 'drizzle-orm';
import { users } from '../src/server/db/tables.ts';
import { adminLogin } from '../src/shared/admin.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

export async function administrator(test: TestApp, name = 'chief'): Promise<Client> {
  const email = `${name}@example.org`;
  await test.student(name);
  await test.app.db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  const admin = test.visitor();
  await admin.call(adminLogin, { email, password: 'correct horse battery' });
  return admin;
}

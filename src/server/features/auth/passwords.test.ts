import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { login } from '../../../shared/auth.ts';
import { accounts } from '../../db/tables.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function signUp(email: string, password: string) {
  const visitor = test.visitor();
  await visitor.register({ email, password, firstName: 'Ada', lastName: 'Marlow' });
  await visitor.verify(email);
  await visitor.login(email, password);
  return visitor;
}

describe('a password', () => {
  it('may have 256 characters of any kind', async () => {
    await signUp('long@example.org', `${'ß😀 \t"'.repeat(42)}ends`);
  });

  it('is checked whole, in its own case, to its last character', async () => {
    const password = `${'Long enough to be cut off somewhere. '.repeat(3)}End`;
    const visitor = await signUp('whole@example.org', password);
    for (const wrong of [password.slice(0, -1), password.toLowerCase(), ` ${password}`, `${password} `]) {
      const refused = await visitor.fail(login, { email: 'whole@example.org', password: wrong });
      expect(refused.body.error.code).toBe('wrong_credentials');
    }
  });

  it('does not run out', async () => {
    const visitor = await signUp('old@example.org', 'as old as the hills');
    await test.app.db
      .update(accounts)
      .set({ updatedAt: new Date('2001-01-01'), createdAt: new Date('2001-01-01') });
    await visitor.login('old@example.org', 'as old as the hills');
  });

  it('stands in fields that hide it and let password keepers fill it', async () => {
    const web = join(import.meta.dirname, '../../../web');
    const files = (await readdir(web, { recursive: true })).filter((name) => name.endsWith('.tsx'));
    const sources = await Promise.all(files.map((name) => readFile(join(web, name), 'utf8')));
    const fields =
      sources.join('\n').match(/<(?:Input|TextField|Field|PasswordField|input)\b[^>]*?-password"[^>]*>/g) ??
      [];
    expect(fields.length).toBeGreaterThan(3);
    for (const field of fields) expect(field).toMatch(/type="password"|^<PasswordField/);
    expect(sources.join('\n')).not.toContain('onPaste');
  });
});

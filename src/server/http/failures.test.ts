/** What a failure tells: the caller its sentence, the log what an operator needs, neither of them what students wrote. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { login, register } from '../../shared/auth.ts';
import { createSemester } from '../../shared/semesters.ts';

let test: TestApp;
let logged = '';

beforeAll(async () => {
  const keep = (details: object, message: string) => {
    logged += `${message} ${JSON.stringify(details)}\n`;
  };
  test = await openTestApp({ log: { info: keep, warn: keep, error: keep } });
});
afterAll(() => test.close());

describe('a failure of the database', () => {
  it('is answered 500 with the id of the request, and the log names the cause under that id', async () => {
    const student = await test.student();
    await test.app.db.execute(sql`alter table semesters rename to semesters_away`);
    const { status, body } = await student.fail(createSemester, { name: 'A private name' });
    await test.app.db.execute(sql`alter table semesters_away rename to semesters`);
    expect(status).toBe(500);
    expect(body).toEqual({
      error: {
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        requestId: expect.stringMatching(/^[\w-]{20,}$/),
      },
    });
    const { requestId } = body.error as { requestId?: string };
    const line = logged.split('\n').find((text) => text.startsWith('A request failed'));
    expect(line).toContain(requestId);
    expect(line).toContain('relation \\"semesters\\" does not exist');
    expect(line).toContain('service.ts');
    expect(logged).not.toContain('A private name');
    expect((await student.call(createSemester, { name: 'Fall' })).name).toBe('Fall');
  });

  it('while somebody registers or signs in puts neither password, nor hash, nor mailed link into the log', async () => {
    const visitor = test.visitor();
    const [email, password] = ['unlucky@example.org', 'a password of my own'];
    await test.app.db.execute(sql`alter table mails rename to mails_away`);
    const request = { email, password, firstName: 'Ada', lastName: 'Marlow' };
    expect((await visitor.fail(register, request)).status).toBe(500);
    await test.app.db.execute(sql`alter table mails_away rename to mails`);
    await visitor.register(request);
    await visitor.verify(email);
    await test.app.db.execute(sql`alter table sign_ins rename to sign_ins_away`);
    expect((await visitor.fail(login, { email, password })).status).toBe(500);
    await test.app.db.execute(sql`alter table sign_ins_away rename to sign_ins`);
    await visitor.login(email, password);
    expect(logged.split('A request failed').length).toBeGreaterThan(3);
    expect(logged).not.toMatch(/a password of my own|argon2id\$|token=|unlucky@/);
  });
});

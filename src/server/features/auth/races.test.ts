/** What comes twice, or all at once. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import * as endpoints from '../../../shared/auth.ts';
import { createSemester, listSemesters } from '../../../shared/semesters.ts';
import { accounts, idempotencyKeys, mailedTokens, signIns, users } from '../../db/tables.ts';

const password = 'correct horse battery';
const person = { password, firstName: 'Ada', lastName: 'Marlow' };

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const five = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 5 }, (_, index) => work(index)));

describe('one address registered five times at once', () => {
  it('is one account, and the link that is opened first opens it', async () => {
    const email = 'hasty@example.org';
    const spellings = [email, 'HASTY@example.org', ' hasty@example.org ', 'Hasty@Example.org', email];
    const visitor = test.visitor();
    const answers = await five((index) =>
      visitor.send(endpoints.register, { ...person, email: spellings[index] }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const found = await test.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    expect(found).toHaveLength(1);
    const userId = found[0]?.id ?? 0;
    const ways = await test.app.db.select().from(accounts).where(eq(accounts.userId, userId));
    expect(ways).toHaveLength(1);
    const { text } = await visitor.mailTo(email, /verify/i);
    const token = /token=(\S+)/.exec(text)?.[1] ?? '';
    await visitor.call(endpoints.verifyEmail, { token });
    const links = await test.app.db.select().from(mailedTokens).where(eq(mailedTokens.userId, userId));
    expect(links.every(({ usedAt }) => usedAt !== null)).toBe(true);
    await visitor.login(email, password);
  });
});

describe('one link opened five times at once', () => {
  it('verifies once', async () => {
    const visitor = test.visitor();
    await visitor.register({ ...person, email: 'doubled@example.org' });
    const { text } = await visitor.mailTo('doubled@example.org', /verify/i);
    const token = /token=(\S+)/.exec(text)?.[1] ?? '';
    const answers = await five(() => visitor.send(endpoints.verifyEmail, { token }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410]);
    await visitor.login('doubled@example.org', password);
  });
});

describe('signing out of one of two sign-ins', () => {
  it('leaves the other open, and no row of the one behind', async () => {
    const laptop = await test.student('both');
    const phone = test.visitor();
    await phone.login('both@example.org', password);
    await laptop.call(endpoints.logout, {});
    expect((await laptop.fail(endpoints.getCurrentUser, {})).status).toBe(401);
    const user = await phone.call(endpoints.getCurrentUser, {});
    const open = await test.app.db.select().from(signIns).where(eq(signIns.userId, user.id));
    expect(open).toHaveLength(1);
  });
});

describe('a session', () => {
  it('that has expired opens nothing', async () => {
    const student = await test.student('expired');
    const { id } = await student.call(endpoints.getCurrentUser, {});
    await test.app.db
      .update(signIns)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(signIns.userId, id));
    expect((await student.fail(endpoints.getCurrentUser, {})).status).toBe(401);
  });

  it('ends after ninety days, however often it was used', async () => {
    const student = await test.student('lasting');
    const { id } = await student.call(endpoints.getCurrentUser, {});
    const longAgo = new Date(Date.now() - 91 * 86_400_000);
    await test.app.db.update(signIns).set({ createdAt: longAgo }).where(eq(signIns.userId, id));
    expect((await student.fail(endpoints.getCurrentUser, {})).status).toBe(401);
  });

  it('whose cookie was altered by one letter opens nothing', async () => {
    const student = await test.student('altered');
    const [name, value = ''] = student.cookie.split('=');
    const swapped = value.startsWith('a') ? `b${value.slice(1)}` : `a${value.slice(1)}`;
    student.cookie = `${name}=${swapped}`;
    expect((await student.fail(endpoints.getCurrentUser, {})).status).toBe(401);
  });
});

describe('an Idempotency-Key', () => {
  it('is bound to its endpoint and its request, and a longer one than anybody needs is refused', async () => {
    const student = await test.student();
    const headers = { 'idempotency-key': 'bound' };
    const made = await student.send(createSemester, { name: 'Fall' }, headers);
    expect(made.status).toBe(201);
    expect((await student.send(createSemester, { name: 'Fall ' }, headers)).body).toEqual(made.body);
    const { id: semesterId } = made.body as { id: number };
    const elsewhere = await student.raw('POST', '/api/classes', {
      headers,
      body: JSON.stringify({ name: 'Fall', semesterId }),
    });
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body).toMatchObject({ error: { message: expect.stringContaining('another request') } });
    const long = { 'idempotency-key': 'x'.repeat(201) };
    expect((await student.send(createSemester, { name: 'Fall' }, long)).status).toBe(400);
    expect(await student.call(listSemesters, {})).toHaveLength(1);
    expect(await test.app.db.select().from(idempotencyKeys)).toHaveLength(1);
  });
});

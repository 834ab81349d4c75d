/** Who is let in how often: told apart by what the server signed, and by nothing that a client makes up. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { Client } from '../../../test/client.ts';
import { search } from '../../shared/search.ts';
import { listSemesters } from '../../shared/semesters.ts';

let test: TestApp;
let student: Client;
let atWork = 0;
let most = 0;
const gates: (() => void)[] = [];

beforeAll(async () => {
  test = await openTestApp({
    withWorker: false,
    change(app) {
      const { find } = app.signIn;
      app.signIn.find = async (headers) => {
        if (!headers.has('x-held')) return find(headers);
        atWork += 1;
        most = Math.max(most, atWork);
        await new Promise<void>((open) => gates.push(open));
        return find(headers).finally(() => (atWork -= 1));
      };
    },
  });
  student = await test.student('ada');
});
afterAll(() => test.close());

/** How many of so many calls are at work at a time, at most; all are answered. */
async function mostAtWork(count: number, cookieOf: (index: number) => string): Promise<number> {
  most = 0;
  const calls = Array.from({ length: count }, (_, index) =>
    fetch(`${test.url}${search.path}?q=duty`, { headers: { cookie: cookieOf(index), 'x-held': '1' } }),
  );
  let isOver = false;
  const all = Promise.all(calls).finally(() => (isOver = true));
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const open of gates.splice(0)) open();
  }
  for (const { status } of await all) expect([200, 401]).toContain(status);
  return most;
}

it('a student’s calls are let in by six, however often she is signed in, and another’s at once', async () => {
  const phone = test.visitor();
  await phone.login(student.email, 'correct horse battery');
  await phone.call(listSemesters, {});
  const cookies = [student.cookie, phone.cookie];
  expect(await mostAtWork(20, (index) => cookies[index % 2] ?? '')).toBe(6);
  expect(await mostAtWork(8, (index) => `${student.cookie}; made-up=${index}`)).toBe(6);
});

it('while a hundred calls of one wait, another’s are answered', async () => {
  const other = await test.student('ben');
  let isAnswered = false;
  const crowd = mostAtWork(120, () => student.cookie).finally(() => (isAnswered = true));
  for (let call = 0; call < 5; call += 1) await other.call(listSemesters, {});
  expect(isAnswered).toBe(false);
  expect(await crowd).toBeLessThanOrEqual(6);
});

it('a session that nobody issued is a visitor’s, who share what their address has', async () => {
  expect(
    await mostAtWork(60, (index) =>
      student.cookie.replace(/session_token=[^.;]+/, `session_token=made${index}`),
    ),
  ).toBeLessThanOrEqual(24);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { mails } from '../../db/tables.ts';
import { sweepAccounts } from '../account/sweep.ts';

const noServer = { send: async () => undefined, check: async () => undefined, close: () => undefined };

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('a mail that a server has taken is kept for seven days, one that waits for as long as it does', async () => {
  const { app } = test;
  const daysAgo = (days: number) => new Date(app.now().getTime() - days * 24 * 60 * 60_000);
  const mail = { recipient: 'kept@example.org', subject: 'Kept', text: '', html: '' };
  await app.db.insert(mails).values([
    { ...mail, subject: 'old', sentAt: daysAgo(8) },
    { ...mail, subject: 'young', sentAt: daysAgo(6) },
    { ...mail, subject: 'waiting', createdAt: daysAgo(30) },
  ]);
  const subjects = async () =>
    (await app.db.select({ subject: mails.subject }).from(mails)).map(({ subject }) => subject).toSorted();
  await sweepAccounts(app);
  expect(await subjects()).toEqual(['old', 'waiting', 'young']);
  await sweepAccounts({ ...app, mailServer: noServer });
  expect(await subjects()).toEqual(['waiting', 'young']);
});

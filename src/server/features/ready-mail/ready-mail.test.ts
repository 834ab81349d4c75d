import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/make.ts';
import { updatePreferences } from '../../../shared/account.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
import { cases, mails } from '../../db/tables.ts';
import { readyMail } from './emails.ts';
import { mailReady } from './service.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function analyse(student: Client): Promise<{ userId: number; caseId: number }> {
  const { id: userId } = await student.call(getCurrentUser, {});
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, opinionPdfNamed(userId));
  await student.waitForCase(body.id);
  return { userId, caseId: body.id };
}

const readyMails = async (userId: number) => {
  const rows = await test.app.db.select().from(mails).where(eq(mails.userId, userId));
  return rows.filter(({ subject }) => subject.includes('ready to study'));
};

describe('the mail that an analysis is ready', () => {
  it('is written once, by the job that the end of the analysis sends', async () => {
    const student = await test.student();
    const { userId } = await analyse(student);
    const mail = await student.mailTo(student.email, /ready to study/);
    expect(mail.text).toMatch(/\/brief\/\d+/);
    expect(mail.text).toContain('/settings');
    await mailReady(test.app, { userId });
    expect(await readyMails(userId)).toHaveLength(1);
  }, 30_000);

  it('waits while another case of the student is worked', async () => {
    const { userId, caseId } = await analyse(await test.student());
    await test.app.db.update(cases).set({ status: 'analyzing' }).where(eq(cases.id, caseId));
    await mailReady(test.app, { userId });
    expect(await readyMails(userId)).toEqual([]);
  });

  it('is not written for who turned it off', async () => {
    const student = await test.student();
    expect(await student.call(updatePreferences, { mailWhenReady: false })).toEqual({
      mailWhenReady: false,
      sharesChoices: false,
    });
    const { userId } = await analyse(student);
    await mailReady(test.app, { userId });
    expect(await readyMails(userId)).toEqual([]);
  });

  it('takes a title as one line of text, whatever a document says', () => {
    const { subject, html } = readyMail({
      firstName: 'Ada',
      titles: ['Doe v. Roe\r\nBcc: thief@example.org <script>'],
      link: 'https://hotseat.example/class/1',
      settingsLink: 'https://hotseat.example/settings',
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<script>');
  });
});

import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { waitFor } from '../../../../test/client.ts';
import { listOutbox, register } from '../../../shared/auth.ts';
import { mails } from '../../db/tables.ts';
import { openMailServer } from '../../outside/mail.ts';
import { deliverMail, giveUpMail } from './service.ts';

type Received = { recipients: string[]; content: string };

const received: Received[] = [];
let isRefusing = false;
let smtp: SMTPServer;
let test: TestApp;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (isRefusing) return done(new Error('Try again later'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, content: Buffer.concat(pieces).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  test = await openTestApp({
    change: (app) => {
      app.mailServer = openMailServer(`smtp://127.0.0.1:${port}`, 'Hotseat <no-reply@example.org>');
    },
  });
});
afterAll(async () => {
  await test.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const student = { password: 'correct horse', firstName: '<b>Ada</b>', lastName: 'Lovelace' };

describe('a mail', () => {
  it('is sent once by a real SMTP server, and the outbox does not show it', async () => {
    const visitor = test.visitor();
    await visitor.call(register, { ...student, email: 'sent@example.org' });
    const mail = await waitFor(async () =>
      received.find(({ recipients }) => recipients.includes('sent@example.org')),
    );
    expect(mail.recipients).toEqual(['sent@example.org']);
    expect(mail.content).toContain('From: Hotseat <no-reply@example.org>');
    expect(mail.content).toContain('Hello b Ada b,');
    expect(mail.content).not.toContain('<b>');
    const [row] = await waitFor(async () => {
      const rows = await test.app.db.select().from(mails).where(eq(mails.recipient, 'sent@example.org'));
      return rows[0]?.sentAt ? rows : undefined;
    });
    expect(mail.content).toContain('verify-email?token=3D');
    expect(row?.text).toContain('/verify-email\n');
    expect(`${row?.text}${row?.html}`).not.toContain('token=');
    await deliverMail(test.app, { mailId: row?.id ?? 0 });
    expect(received.filter(({ recipients }) => recipients.includes('sent@example.org'))).toHaveLength(1);
    expect((await visitor.fail(listOutbox, {})).status).toBe(404);
  });

  it('that no server took for days is given up, with a word in the log', async () => {
    const text = 'https://hotseat.example/reset-password?token=opens-an-account';
    const draft = { recipient: 'never@example.org', subject: 'Never', text, html: `<p>${text}</p>` };
    const [row] = await test.app.db.insert(mails).values(draft).returning();
    const logged: object[] = [];
    const log = { ...test.app.log, error: (details: object) => logged.push(details) };
    await giveUpMail({ ...test.app, log }, { mailId: row?.id ?? 0 });
    const [given] = await test.app.db
      .select()
      .from(mails)
      .where(eq(mails.id, row?.id ?? 0));
    expect(given?.failedAt).not.toBeNull();
    expect(`${given?.text}${given?.html}`).not.toContain('opens-an-account');
    expect(logged).toEqual([{ mailId: row?.id }]);
  });

  it('sends a subject with a line break as one line', async () => {
    const subject = 'Two\r\nBcc: thief@example.org';
    const draft = { recipient: 'subject@example.org', subject, text: 'Text', html: '<p>Text</p>' };
    const [row] = await test.app.db.insert(mails).values(draft).returning();
    await deliverMail(test.app, { mailId: row?.id ?? 0 });
    const mail = received.find(({ recipients }) => recipients.includes('subject@example.org'));
    expect(mail?.recipients).toEqual(['subject@example.org']);
    expect(mail?.content).not.toMatch(/^Bcc:/m);
  });

  it('takes no line break from a name into its head', async () => {
    const firstName = 'Ada\r\nBcc: thief@example.org';
    const refused = await test.visitor().fail(register, { ...student, firstName, email: 'head@example.org' });
    expect(refused.status).toBe(400);
    expect(refused.body.error.fields).toHaveProperty('firstName');
  });

  it('waits while the server refuses it, and is not lost', async () => {
    const draft = { recipient: 'later@example.org', subject: 'Later', text: 'Later', html: '<p>Later</p>' };
    const [row] = await test.app.db.insert(mails).values(draft).returning();
    const mailId = row?.id ?? 0;
    isRefusing = true;
    await expect(deliverMail(test.app, { mailId })).rejects.toThrow('Try again later');
    isRefusing = false;
    await deliverMail(test.app, { mailId });
    expect(received.filter(({ recipients }) => recipients.includes('later@example.org'))).toHaveLength(1);
  });
});

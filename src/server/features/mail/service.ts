/** Mails are rows: written with what they tell of, sent by a job. */
import { desc, eq } from 'drizzle-orm';
import type { Mail } from '../../../shared/auth.ts';
import type { App } from '../../app.ts';
import { notFound } from '../../base/errors.ts';
import { withSupport } from '../../base/mail-layout.ts';
import { mails } from '../../db/tables.ts';
import { sendMail } from './jobs.ts';

export type MailDraft = { userId: number; to: string; subject: string; text: string; html: string };

/** Call it inside the transaction of what the mail tells of: both are there, or neither. */
export async function queueMail({ db, queue, now, config }: App, { to, ...draft }: MailDraft): Promise<void> {
  const [mail] = await db
    .insert(mails)
    .values({ ...withSupport(draft, config.supportEmail), recipient: to, createdAt: now() })
    .returning({ id: mails.id });
  if (mail) await queue.send(db, sendMail, { mailId: mail.id });
}

const outboxLength = 100;

/** Only where mails are kept instead of sent; anywhere else there is no outbox. */
export async function listOutbox({ db, config, mailServer }: App): Promise<{ mails: Mail[] }> {
  if (config.isProduction || mailServer) throw notFound();
  const rows = await db.select().from(mails).orderBy(desc(mails.id)).limit(outboxLength);
  return {
    mails: rows.map(({ id, recipient, subject, text, html, sentAt }) => ({
      id,
      to: recipient,
      subject,
      text,
      html,
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

/** Delivers one mail. Doing it again after it was sent does nothing. */
export async function deliverMail(
  { db, mailServer, metrics, now }: App,
  { mailId }: { mailId: number },
): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!mail || mail.sentAt) return;
  const { id, recipient, subject, text, html } = mail;
  try {
    await mailServer?.send({ id, to: recipient, subject, text, html });
  } catch (error) {
    metrics.countMail('failed');
    throw error;
  }
  metrics.countMail('sent');
  // Where no server sends mails, the outbox shows them with their links.
  const kept = mailServer ? withoutSecrets({ text, html }) : {};
  await db
    .update(mails)
    .set({ ...kept, sentAt: now() })
    .where(eq(mails.id, id));
}

/** What opens something is in the mailbox by now: nobody who sees the stored mail shall have it. */
function withoutSecrets({ text, html }: { text: string; html: string }) {
  const cleared = (words: string) => words.replaceAll(/\?token=[\w-]+/g, '');
  return { text: cleared(text), html: cleared(html) };
}

export async function giveUpMail(
  { db, log, metrics, now }: App,
  { mailId }: { mailId: number },
): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!mail) return;
  await db
    .update(mails)
    .set({ ...withoutSecrets(mail), failedAt: now() })
    .where(eq(mails.id, mailId));
  metrics.countMail('given_up');
  log.error({ mailId }, 'A mail could not be delivered');
}

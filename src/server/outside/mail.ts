import { createTransport } from 'nodemailer';

export type OutgoingMail = { id: number; to: string; subject: string; text: string; html: string };

export type MailServer = {
  /** Throws when the server did not take the mail. */
  send(mail: OutgoingMail): Promise<void>;
  /** Throws where the server cannot be reached or takes no mail of this account. */
  check(): Promise<void>;
  close(): void;
};

export function openMailServer(smtpUrl: string, from: string): MailServer {
  const transport = createTransport(smtpUrl);
  return {
    async send({ id, ...mail }) {
      // The same id at every attempt: a receiver can tell a repeated delivery.
      await transport.sendMail({ from, ...mail, messageId: `<mail-${id}@${new URL(smtpUrl).hostname}>` });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** The mails about an account, from data to words. */
import { product } from '../../../shared/prices.ts';

export type MailWords = { subject: string; text: string; html: string };

export function verificationMail({ firstName, link }: { firstName: string; link: string }): MailWords {
  return compose({
    subject: `Verify your e-mail address for ${product}`,
    greeting: `Hello ${firstName},`,
    before: 'please open this link to verify your e-mail address. It works once, within 24 hours.',
    link,
    action: 'Verify my address',
    after: `If you did not sign up for ${product}, ignore this mail: without the link no account is opened.`,
  });
}

export function knownAddressMail({ firstName, link }: { firstName: string; link: string }): MailWords {
  return compose({
    subject: `You already have a ${product} account`,
    greeting: `Hello ${firstName},`,
    before: `somebody, perhaps you, tried to sign up with this address. It has an account already: sign in here.`,
    link,
    action: 'Sign in',
    after: 'If it was not you, nothing has changed and there is nothing to do.',
  });
}

type Parts = {
  subject: string;
  greeting: string;
  before: string;
  link: string;
  action: string;
  after: string;
};

function compose({ subject, greeting, before, link, action, after }: Parts): MailWords {
  const [safeGreeting, safeBefore, safeLink, safeAction, safeAfter] = [
    greeting,
    before,
    link,
    action,
    after,
  ].map(escapeHtml);
  return {
    subject,
    text: `${greeting}\n\n${before}\n\n${link}\n\n${after}\n\n${product}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:Georgia,serif;font-size:17px;line-height:1.6;max-width:34em;margin:2em auto;padding:0 1em">
<p>${safeGreeting}</p><p>${safeBefore}</p>
<p><a href="${safeLink}" style="display:inline-block;padding:.6em 1.2em;background:#7a2233;color:#ffffff;text-decoration:none;border-radius:4px">${safeAction}</a></p>
<p style="font-size:14px">Or copy this address into your browser:<br>${safeLink}</p>
<p>${safeAfter}</p><p>${product}</p></body></html>`,
  };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

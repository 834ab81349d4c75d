/** The mails about an account, from data to words. */
import { product } from '../../../shared/prices.ts';
import { layOutMail, type MailWords } from '../../base/mail-layout.ts';

type Linked = { firstName: string; link: string };

export function verificationMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `Verify your email address for ${product}`,
    firstName,
    paragraphs: ['Open this link to verify your email address. It works once and expires in 24 hours.'],
    action: { words: 'Verify my address', link },
    closing: [
      `If you did not sign up for ${product} just now, don’t open the link: it would create an account with a password someone else chose. If you ignore it, no account is created.`,
    ],
  });
}

export function knownAddressMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `You already have a ${product} account`,
    firstName,
    paragraphs: [
      'Someone (maybe you) tried to sign up with this address, but you already have an account. Sign in here.',
    ],
    action: { words: 'Sign in', link },
    closing: ['If it wasn’t you, nothing has changed and there’s nothing you need to do.'],
  });
}

export function resetMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `Reset your ${product} password`,
    firstName,
    paragraphs: [
      'Use this link to choose a new password. It works once and expires in an hour. You’ll be signed out on all your devices.',
    ],
    action: { words: 'Choose a new password', link },
    closing: ['If you didn’t ask for this, ignore this email. Nothing changes.'],
  });
}

/** How many a reset by mail has removed, and left. */
export type PasskeysAtReset = { removed: number; kept: number };

type PasswordChange = { firstName: string; passkeysAtReset: PasskeysAtReset | undefined };

export function passwordChangedMail({ firstName, passkeysAtReset }: PasswordChange): MailWords {
  return layOutMail({
    subject: `Your ${product} password was changed`,
    firstName,
    paragraphs: [
      'Your password was just changed, and your other devices were signed out.',
      ...(passkeysAtReset ? wordsForPasskeys(passkeysAtReset) : []),
    ],
    closing: [
      'If this wasn’t you, choose a new one right away: "Forgot your password?" on the sign-in page will email you a link.',
    ],
  });
}

const passkeys = (count: number) => (count === 1 ? 'One passkey' : `${count} passkeys`);

function wordsForPasskeys({ removed, kept }: PasskeysAtReset): string[] {
  const gone = `${passkeys(removed)} ${removed === 1 ? 'was' : 'were'} removed from it.`;
  const left = `${passkeys(kept)} still ${kept === 1 ? 'opens' : 'open'} it: check in Settings that you recognize ${kept === 1 ? 'it' : 'them all'}.`;
  return [...(removed > 0 ? [gone] : []), ...(kept > 0 ? [left] : [])];
}

type Change = { firstName: string; newEmail: string };

export function confirmOldAddressMail({ firstName, newEmail, link }: Change & Linked): MailWords {
  return layOutMail({
    subject: `Confirm your ${product} address change`,
    firstName,
    paragraphs: [
      `We received a request to change your account’s email address to ${newEmail}. Confirm it with this link and with the one we sent to the new address. Both expire in 24 hours.`,
    ],
    action: { words: 'Confirm the change', link },
    closing: [
      'If you didn’t ask for this, don’t open the link, and change your password: someone else is signed in to your account.',
    ],
  });
}

export function confirmNewAddressMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `Confirm your new ${product} address`,
    firstName,
    paragraphs: [
      'Confirm that this is your address. You also need to open the link we sent to your old one.',
    ],
    action: { words: 'Confirm my address', link },
    closing: ['If you didn’t ask for this, ignore this email. Nothing changes.'],
  });
}

export function addressChangedMail({ firstName, newEmail }: Change): MailWords {
  return layOutMail({
    subject: `Your ${product} address was changed`,
    firstName,
    paragraphs: [`You now sign in with ${newEmail}. You’ve been signed out on all your devices.`],
    closing: ['If this wasn’t you, reply to this email right away.'],
  });
}

/** The mails about an account, from data to words. */
import { product } from '../../../shared/prices.ts';
import { layOutMail, type MailWords } from '../../base/mail-layout.ts';

type Linked = { firstName: string; link: string };

export function verificationMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `Verify your email address for ${product}`,
    firstName,
    paragraphs: ['Please open this link to verify your email address. It works once, within 24 hours.'],
    action: { words: 'Verify my address', link },
    closing: [
      `If you did not sign up for ${product} just now, do not open the link: it would open an account with a password that somebody else chose. Without it no account is opened.`,
    ],
  });
}

export function knownAddressMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `You already have a ${product} account`,
    firstName,
    paragraphs: [
      'Somebody, perhaps you, tried to sign up with this address. It has an account already: sign in here.',
    ],
    action: { words: 'Sign in', link },
    closing: ['If it was not you, nothing has changed and there is nothing to do.'],
  });
}

export function resetMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `Reset your ${product} password`,
    firstName,
    paragraphs: [
      'Here you choose a new password. The link works once, within an hour; afterwards every device is signed out.',
    ],
    action: { words: 'Choose a new password', link },
    closing: ['If you did not ask for it, ignore this email: nothing changes.'],
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
      'The password of your account was changed just now, and every other device was signed out.',
      ...(passkeysAtReset ? wordsForPasskeys(passkeysAtReset) : []),
    ],
    closing: [
      'If it was not you, choose a new one at once: "Forgot your password?" on the sign-in page sends you a link.',
    ],
  });
}

const passkeys = (count: number) => (count === 1 ? 'One passkey' : `${count} passkeys`);

function wordsForPasskeys({ removed, kept }: PasskeysAtReset): string[] {
  const gone = `${passkeys(removed)} ${removed === 1 ? 'was' : 'were'} removed from it.`;
  const left = `${passkeys(kept)} still ${kept === 1 ? 'opens' : 'open'} it: look in the settings whether you know ${kept === 1 ? 'it' : 'them all'}.`;
  return [...(removed > 0 ? [gone] : []), ...(kept > 0 ? [left] : [])];
}

type Change = { firstName: string; newEmail: string };

export function confirmOldAddressMail({ firstName, newEmail, link }: Change & Linked): MailWords {
  return layOutMail({
    subject: `Confirm the change of your ${product} address`,
    firstName,
    paragraphs: [
      `Your account is to move from this address to ${newEmail}. Please confirm it here and by the link in the email to the new address; both work within 24 hours.`,
    ],
    action: { words: 'Confirm the change', link },
    closing: [
      'If you did not ask for it, do not open the link, and change your password: somebody else is signed in to your account.',
    ],
  });
}

export function confirmNewAddressMail({ firstName, link }: Linked): MailWords {
  return layOutMail({
    subject: `Confirm your new ${product} address`,
    firstName,
    paragraphs: [
      'Please confirm that this is your address, and open the link in the email to the old one as well.',
    ],
    action: { words: 'Confirm my address', link },
    closing: ['If you did not ask for it, ignore this email: nothing changes.'],
  });
}

export function addressChangedMail({ firstName, newEmail }: Change): MailWords {
  return layOutMail({
    subject: `Your ${product} address was changed`,
    firstName,
    paragraphs: [`You now sign in with ${newEmail}. Every device was signed out.`],
    closing: ['If it was not you, answer this email at once.'],
  });
}

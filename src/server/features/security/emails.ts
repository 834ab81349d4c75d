/** The mails about how an account is guarded, from data to words. */
import { product } from '../../../shared/prices.ts';
import { layOutMail, type MailWords } from '../../base/mail-layout.ts';

/** Each as a subject and as what happened. */
const changes = {
  passkey_added: ['A passkey was added to your', 'A passkey was added. Anyone who has it can sign in.'],
  passkey_deleted: [
    'A passkey was deleted from your',
    'A passkey was deleted. It no longer signs anyone in.',
  ],
  two_factor_on: [
    'Two-factor sign-in is on for your',
    'Two-factor sign-in was turned on. Your password alone no longer signs you in.',
  ],
  two_factor_off: [
    'Two-factor sign-in is off for your',
    'Two-factor sign-in was turned off. Your password alone signs you in again.',
  ],
  recovery_codes_renewed: [
    'New recovery codes for your',
    'New recovery codes were created, and the old ones no longer work.',
  ],
  university_linked: [
    'Your university was linked to your',
    'Someone signed in with the university account for this address, and we linked it.',
  ],
  google_linked: [
    'Google was linked to your',
    'Someone signed in with the Google account for this address, and we linked it.',
  ],
} as const;

export type SecurityChange = keyof typeof changes;

export function securityMail({
  firstName,
  change,
}: {
  firstName: string;
  change: SecurityChange;
}): MailWords {
  const [subject, whatHappened] = changes[change];
  return layOutMail({
    subject: `${subject} ${product} account`,
    firstName,
    paragraphs: [whatHappened],
    closing: [
      'If this wasn’t you, sign in, sign out all other devices in Settings, and choose a new password right away.',
    ],
  });
}

/** The mails about how an account is guarded, from data to words. */
import { product } from '../../../shared/prices.ts';
import { layOutMail, type MailWords } from '../../base/mail-layout.ts';

/** Each as a subject and as what happened. */
const changes = {
  passkey_added: ['A passkey was added to your', 'A passkey was added: whoever holds it can sign in.'],
  passkey_deleted: [
    'A passkey was deleted from your',
    'A passkey was deleted: nobody signs in with it any more.',
  ],
  two_factor_on: [
    'Two-factor sign-in is on for your',
    'Two-factor sign-in was turned on: your password alone opens nothing any more.',
  ],
  two_factor_off: [
    'Two-factor sign-in is off for your',
    'Two-factor sign-in was turned off: your password alone opens the account again.',
  ],
  recovery_codes_renewed: [
    'New recovery codes for your',
    'New recovery codes were made, and the earlier ones stopped working.',
  ],
  university_linked: [
    'Your university was linked to your',
    'Somebody signed in with the university account of this address, and it was linked.',
  ],
  google_linked: [
    'Google was linked to your',
    'Somebody signed in with the Google account of this address, and it was linked.',
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
      'If it was not you, sign in, end all other sign-ins in the settings, and choose a new password at once.',
    ],
  });
}

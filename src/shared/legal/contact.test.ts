import { expect, it } from 'vitest';
import { withContact } from './contact.ts';
import { privacyText } from './privacy.ts';
import { termsText } from './terms.ts';

it.each([
  ['terms', termsText],
  ['privacy policy', privacyText],
])('the %s name the address of the operator, or the operator where there is none', (_, text) => {
  expect(withContact(text, 'help@law.example')).toMatch(
    /\nWrite to help@law\.example, from the email address/,
  );
  expect(withContact(text, undefined)).toMatch(/\nWrite to the operator of this server, from the email/);
});

import { expect, it } from 'vitest';
import { privacyText } from './privacy.ts';

it('the privacy policy says what stays of an account that was deleted', () => {
  expect(privacyText).toMatch(
    /payment records, under a random pseudonym .*free analysis, a code .*secret key/,
  );
});

it('the privacy policy says that deleted bytes can linger in the pages of the database and in backups', () => {
  expect(privacyText).toMatch(/the bytes can remain on its disk until .*vacuum.*, and in any backups/);
});

it('the privacy policy says what the operator sees, and how long days of use are kept', () => {
  expect(privacyText).toMatch(/What the operator sees\..*Of your studies, only what you report as wrong/);
  expect(privacyText).toMatch(/Days of use: 100 days/);
});

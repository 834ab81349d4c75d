/** Two-factor sign-in of a student who has no password: an OpenID server on the loopback stands in Google's place. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type OpenIdProvider, startOpenIdProvider } from '../openid-provider.ts';
import {
  acceptTerms,
  expectNoViolation,
  openBrowser,
  passOnboarding,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { type Product, startProduct } from './start-product.ts';
import { periodMs, totp } from './totp.ts';

let provider: OpenIdProvider;
let product: Product;
let browser: Browser;
let open: Visit;

beforeAll(async () => {
  // The name, not the number: the page may send its forms to localhost alone.
  provider = await startOpenIdProvider('localhost');
  provider.signInAs({
    sub: 'grace',
    aud: 'hotseat',
    email: 'settings-google@example.org',
    email_verified: true,
    name: 'Grace Murray',
    given_name: 'Grace',
    family_name: 'Murray',
  });
  product = await startProduct({
    GOOGLE_CLIENT_ID: 'hotseat',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  });
  browser = await openBrowser();
  open = await visit(browser, { baseURL: product.url });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await provider?.stop();
});
afterEach(({ task }) => pictureFailure(task, open.page));

it('a student without a password gives a code in its place', async () => {
  const { page, complaints } = open;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel('Authentication or Recovery Code');
  await page.goto('/auth');
  await button('Continue with Google').click();
  await acceptTerms(page);
  await passOnboarding(page);
  await page.goto('/settings/account');

  await button('Turn On Two-Factor').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Enter the key by hand').click();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Authentication Code').fill(totp(key));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await button('I Have Saved These Codes').click();

  await button('New Recovery Codes').click();
  await button('Create New Codes').click();
  await dialog.getByText('Please enter your code.').waitFor();
  await code.fill('000000');
  await button('Create New Codes').click();
  await dialog.getByText('That code is incorrect').waitFor();
  await expectNoViolation(page, 'dark');
  // The code that turned it on may count as used: the next one is within the tolerance.
  await code.fill(totp(key, Date.now() + periodMs));
  await button('Create New Codes').click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await button('I Have Saved These Codes').click();

  await button('Turn Off').click();
  await dialog.getByText('Your linked account alone will sign you in').waitFor();
  expect(await dialog.getByLabel('Your Password').count()).toBe(0);
  await code.fill(recoveryCode);
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await button('Turn On Two-Factor').waitFor();
  expect(complaints).toEqual([]);
});

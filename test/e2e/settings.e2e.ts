/** The settings, section by section, against the real server. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword } from '../../src/shared/auth.ts';
import { beginPasskey, listPasskeys } from '../../src/shared/passkeys.ts';
import {
  expectAccessible,
  openBrowser,
  password,
  pictureFailure,
  plugInAuthenticator,
  signIn,
  type Visit,
  visit,
} from './browser.ts';
import { mailedLink } from './mails.ts';
import { makeStudent, visitAsNew } from './student.ts';
import { periodMs, totp } from './totp.ts';

let browser: Browser;
let open: Visit;
let email = 'settings@example.org';

beforeAll(async () => {
  browser = await openBrowser();
  open = await visitAsNew(browser, email);
  await open.page.getByRole('link', { name: 'Settings' }).click();
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

const section = (name: string) => open.page.getByRole('region', { name, exact: true });
const beginning = (words: string) => new RegExp(`^${words.replaceAll(/[.$]/g, '\\$&')}( |$)`);
const toast = (text: string) => open.page.getByText(text).first().waitFor();

async function enterCredentials(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account of/i }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByText('Logged out successfully').first().waitFor();
}

describe('the settings', () => {
  it('show every section, and axe finds nothing in either theme', async () => {
    const pages: Record<string, Record<string, string[]>> = {
      '/settings': {
        Appearance: ['Light', 'Dark', 'System', 'Text size', 'Column width'],
        Profile: ['First Name', 'Last Name', 'Law School Name', 'Graduation Year', 'Country/Region'],
        Notifications: ['Email me when an analysis is ready'],
      },
      '/settings/account': {
        Account: ['New Email', 'Your Password', 'Current Password', 'New Password', 'Confirm New Password'],
        Security: ['Passkeys', 'Two-Factor Sign-In'],
        'Active Sign-Ins': ['This browser'],
      },
      '/settings/plan': {
        Subscription: ['Free Trial', '0 of 1 analysis used', 'Upgrade to Paid Plan'],
        'Premium Tokens': ['You have 0 premium tokens.', 'Buy 1 for $3', 'Buy 5 for $10'],
      },
      '/settings/privacy': {
        Privacy: ['Export My Data', 'Share the sentences I choose', 'Delete My Account'],
      },
    };
    const main = open.page.getByRole('main');
    const titles = main.getByRole('heading', { level: 2 });
    for (const [path, parts] of Object.entries(pages)) {
      await open.page.locator(`nav[aria-label="Settings"] a[href="${path}"]`).click();
      await open.page.waitForURL(`**${path}`);
      await expect.poll(() => titles.allTextContents()).toEqual(Object.keys(parts));
      for (const [name, shown] of Object.entries(parts))
        for (const words of shown)
          await section(name)
            .getByLabel(beginning(words))
            .or(section(name).getByText(beginning(words)))
            .first()
            .waitFor();
      await expectAccessible(
        open.page,
        section(Object.keys(parts)[0] ?? '')
          .locator('*')
          .first(),
      );
    }
    await open.page.goto('/settings/account');
    await expectAccessible(open.page, section('Account').getByLabel('New Email'));
  });

  it('save the profile, and the name in the header follows', async () => {
    await open.page.goto('/settings');
    const profile = section('Profile');
    await profile.getByLabel('First Name').fill('Grace');
    await profile.getByLabel('Law School Name').fill('Tidewater School of Law');
    await profile.getByLabel('Graduation Year').fill('2028');
    await profile.getByRole('button', { name: 'Save Profile' }).click();
    await toast('Profile Saved');
    await open.page.getByRole('button', { name: 'Account of Grace Marlow' }).waitFor();
    await open.page.reload();
    expect(await profile.getByLabel('Graduation Year').inputValue()).toBe('2028');
  });

  it('keep the chosen theme', async () => {
    await section('Appearance').getByText('Light').click();
    expect(await open.page.locator('html').getAttribute('data-theme')).toBe('light');
    await open.page.reload();
    expect(await section('Appearance').getByLabel('Light').isChecked()).toBe(true);
    await section('Appearance').getByText('Dark').click();
  });

  it('stop and start the mail about a finished analysis', async () => {
    const choice = section('Notifications').getByLabel('Email me when an analysis is ready');
    const before = await choice.isChecked();
    await Promise.all([open.page.waitForResponse('**/api/user/preferences'), choice.click()]);
    await open.page.reload();
    await expect.poll(() => choice.isChecked()).toBe(!before);
  });

  it('change the password, and every other sign-in ends', async () => {
    const other = await visit(browser);
    await signIn(other.page, email);
    await open.page.goto('/settings/account');
    const account = section('Account');
    await account.getByRole('button', { name: 'Change Password' }).click();
    await account.getByText('This field is required.').first().waitFor();
    await account.getByLabel('Current Password').fill('not the password');
    await account.getByLabel('New Password', { exact: true }).fill(password);
    await account.getByLabel('Confirm New Password').fill(password);
    await account.getByRole('button', { name: 'Change Password' }).click();
    await account.getByText('That password is incorrect.').waitFor();
    await account.getByLabel('Current Password').fill(password);
    await account.getByRole('button', { name: 'Change Password' }).click();
    await toast('Password changed. You’ve been signed out everywhere else.');
    await other.page.reload();
    await other.page.getByLabel('Email').waitFor();
  });

  it('list the sign-ins, and end one or all others', async () => {
    const signIns = section('Active Sign-Ins');
    for (const [end, told] of [
      ['Sign out of Chrome on Linux', 'Signed out of Chrome on Linux.'],
      ['Sign Out of All Others', 'You’re signed out everywhere else.'],
    ] as const) {
      const other = await visit(browser);
      await signIn(other.page, email);
      await open.page.reload();
      await signIns.getByText('This browser').waitFor();
      await signIns.getByRole('button', { name: end }).click();
      await toast(told);
      await expect.poll(() => signIns.getByRole('listitem').count()).toBe(1);
      await other.page.reload();
      await other.page.getByLabel('Email').waitFor();
    }
  });

  it('change the address once both mails were answered', async () => {
    const account = section('Account');
    const changed = 'changed@example.org';
    await account.getByLabel('New Email').fill(changed);
    await account.getByLabel('Your Password').fill(password);
    await account.getByRole('button', { name: 'Change Email' }).click();
    await toast('Confirm the change');
    await account.getByText('waiting for you to open the links in both emails').waitFor();
    const page = await open.context.newPage();
    for (const [address, outcome] of [
      [changed, 'Confirmed'],
      [email, 'Your email address is changed'],
    ] as const) {
      await page.goto(await mailedLink(page, address, '/verify-email'));
      await page.getByRole('button', { name: 'Verify My Email Address' }).click();
      await page.getByRole('heading', { name: outcome }).waitFor();
    }
    // Her own sign-in in this browser has ended too.
    await page.getByRole('link', { name: 'Sign In' }).last().click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await page.close();
    email = changed;
    // The change has ended every sign-in.
    await signIn(open.page, email);
    await open.page.goto('/settings/account');
    await account.getByText(changed).waitFor();
  });
});

describe('a passkey', () => {
  it('is made, renamed, signs in without a password, and is deleted', async () => {
    const { page } = open;
    const unplug = await plugInAuthenticator(page);
    await page.getByRole('button', { name: 'Add a Passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a Passkey' });
    await dialog.getByLabel('Name').fill('My laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await toast('Passkey added');
    await page.getByRole('button', { name: 'Rename My laptop' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Desk');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Delete Desk' }).waitFor();

    await signOut(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
    await toast('Login successful');
    await page.waitForURL('**/dashboard');

    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Delete Desk' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast('Passkey deleted');
    await page.getByRole('button', { name: 'Delete Desk' }).waitFor({ state: 'detached' });
    await unplug();
  });

  it('is added with the password of the last minutes, and can be removed when the password is reset', async () => {
    const student = await makeStudent('keys@example.org');
    const { page } = await visit(browser, {}, student);
    await plugInAuthenticator(page);
    await page.goto('/settings/account');
    // A sign-in is recent for ten minutes: the server's answer to an older one is given here in its place.
    const body = { error: { code: 'confirm_first', message: 'Enter your password first.' } };
    const isFirst = { times: 1 };
    await page.route(
      `**${beginPasskey.path}`,
      (route) => route.fulfill({ status: 403, json: body }),
      isFirst,
    );
    await page.getByRole('button', { name: 'Add a Passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a Passkey' });
    await dialog.getByLabel('Name').fill('Somebody’s phone');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Your Password').fill('not the password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('That password is incorrect.').waitFor();
    await dialog.getByLabel('Your Password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Passkey added').first().waitFor();

    await student.call(forgotPassword, { email: 'keys@example.org' });
    await student.mailTo('keys@example.org', /reset/i);
    await page.goto(await mailedLink(page, 'keys@example.org', '/reset-password'));
    await expectAccessible(page, page.getByLabel('Remove “Somebody’s phone”'));
    await page.getByLabel('Remove “Somebody’s phone”').check();
    for (const label of ['New Password', 'Confirm Password'])
      await page.getByLabel(label).fill('an entirely new one');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await student.login('keys@example.org', 'an entirely new one');
    expect(await student.call(listPasskeys, {})).toEqual([]);
  });
});

describe('two-factor sign-in', () => {
  let key = '';
  let recoveryCodes: string[] = [];

  it('is turned on with the first code of the app, and shows the recovery codes once', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Turn On Two-Factor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your Password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await dialog.getByText('Enter the key by hand').click();
    key = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByLabel('Authentication Code').fill('12');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByText('Enter the six-digit code.').waitFor();
    await dialog.getByLabel('Authentication Code').fill(totp(key));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('dialog', { name: 'Save Your Recovery Codes' }).waitFor();
    recoveryCodes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    expect(recoveryCodes.length).toBeGreaterThanOrEqual(8);
    await page.getByRole('button', { name: 'I Have Saved These Codes' }).click();
    await toast('Two-factor sign-in is on');
    await section('Security').getByText('On', { exact: true }).waitFor();
  });

  it('asks for a code after the password, refuses a wrong one and takes the right one', async () => {
    const { page } = open;
    await signOut(page);
    await enterCredentials(page);
    const code = page.getByLabel('Authentication Code');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await toast('Login failed');
    await page.getByRole('button', { name: 'Use a Recovery Code' }).waitFor();
    // The code that turned it on may count as used: the next one is within the tolerance.
    await code.fill(totp(key, Date.now() + periodMs));
    await page.getByRole('button', { name: 'Verify' }).click();
    await toast('Login successful');
    await page.waitForURL('**/dashboard');
  });

  it('takes a recovery code in its place', async () => {
    const { page } = open;
    await signOut(page);
    await enterCredentials(page);
    await page.getByRole('button', { name: 'Use a Recovery Code' }).click();
    await page.getByLabel('Recovery Code').fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('makes new recovery codes, and is turned off with the password', async () => {
    const { page } = open;
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'New Recovery Codes' }).click();
    await page.getByLabel('Your Password').last().fill(password);
    await page.getByRole('button', { name: 'Create New Codes' }).click();
    await page.getByRole('button', { name: 'I Have Saved These Codes' }).click();
    await page.getByRole('button', { name: 'Turn Off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn Off Two-Factor' });
    await dialog.getByLabel('Your Password').fill(password);
    await dialog.getByRole('button', { name: 'Turn Off' }).click();
    await toast('Two-factor sign-in is off');
    await page.getByRole('button', { name: 'Turn On Two-Factor' }).waitFor();
  });
});

describe('a session that is over', () => {
  it('is said at the next change, and leads to the sign-in page half a second later', async () => {
    const { page, context } = open;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Create First Semester' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Fall 2026');
    await context.clearCookies();
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Create Semester' }).click();
    await refused;
    await toast('Unauthorized');
    await toast('You are logged out. Logging in again...');
    await page.clock.runFor(490);
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.clock.runFor(20);
    await page.waitForURL('**/auth');
    await page.clock.resume();
  });

  it('left no complaint of the browser', () => {
    expect(open.complaints).toEqual([]);
  });
});

/** Every dialog of the settings, and the step of the code at the sign-in, as axe sees them in both themes. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  expectNoViolation,
  openBrowser,
  password,
  pictureFailure,
  plugInAuthenticator,
  type Visit,
  visit,
} from './browser.ts';
import { visitAsNew } from './student.ts';
import { totp } from './totp.ts';

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  open = await visitAsNew(browser, 'settings-dialogs@example.org');
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

const button = (name: string) => open.page.getByRole('button', { name, exact: true });

/** A reload, so that no colour of the other theme is left. */
async function showSettings(page: Page, theme: string): Promise<void> {
  await page.goto('/settings/account');
  await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
  await page.reload();
  await button('Add a Passkey').waitFor();
}

async function look(page: Page, theme: string, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })).waitFor();
  await expectNoViolation(page, `${theme}, ${name}`);
}

async function lookAndLeave(page: Page, theme: string, name: string | RegExp): Promise<void> {
  await look(page, theme, name);
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog], [role=alertdialog]').waitFor({ state: 'detached' });
}

async function addPasskey(page: Page): Promise<void> {
  await plugInAuthenticator(page);
  await button('Add a Passkey').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await button('Delete Laptop').waitFor();
}

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it('the dialogs of passkeys and of the end of the account are found whole by axe', async () => {
    const { page } = open;
    await showSettings(page, theme);
    if (theme === 'light') await addPasskey(page);
    await button('Add a Passkey').click();
    await lookAndLeave(page, theme, 'Add a Passkey');
    await button('Rename Laptop').click();
    await lookAndLeave(page, theme, /Rename/);
    await button('Delete Laptop').click();
    await lookAndLeave(page, theme, /Delete/);
    await open.page.goto('/settings/privacy');
    await button('Delete My Account').click();
    await lookAndLeave(page, theme, /Delete/);
  });

  it('the dialogs of two-factor sign-in are found whole by axe, with what is wrong in them', async () => {
    const { page } = open;
    await showSettings(page, theme);
    await button('Turn On Two-Factor').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your Password').fill('not the password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('That password is incorrect.').waitFor();
    await look(page, theme, /Two-Factor/);
    await dialog.getByLabel('Your Password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Enter the key by hand').click();
    const key = (await dialog.locator('code').textContent()) ?? '';
    await look(page, theme, /Two-Factor/);
    await dialog.getByLabel('Authentication Code').fill(totp(key));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await look(page, theme, 'Save Your Recovery Codes');
    await button('I Have Saved These Codes').click();
    await button('New Recovery Codes').click();
    await look(page, theme, /Recovery Codes/);
    await dialog.getByLabel('Your Password').fill(password);
    await button('Create New Codes').click();
    await look(page, theme, /Recovery Codes/);
    await button('I Have Saved These Codes').click();
    await button('Turn Off').click();
    await look(page, theme, 'Turn Off Two-Factor');
    await dialog.getByLabel('Your Password').fill(password);
    await dialog.getByRole('button', { name: 'Turn Off' }).click();
    await button('Turn On Two-Factor').waitFor();
  });

  it('the step of the code is found whole by axe, where Google leads to it too', async () => {
    const { page } = await visit(browser);
    await page.goto('/auth?step=code');
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await page.reload();
    await page.getByLabel('Authentication Code').waitFor();
    await expectNoViolation(page, theme);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

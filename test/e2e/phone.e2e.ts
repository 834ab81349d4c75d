/** On a phone, from the landing page to the dashboard and out again: nothing of the account is left. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptTerms,
  expectAccessible,
  hold,
  openBrowser,
  password,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { mailedLink } from './mails.ts';

const email = 'phone@example.org';
const width = 360;

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  open = await visit(browser, {
    viewport: { width, height: 740 },
    isMobile: true,
    hasTouch: true,
    acceptDownloads: true,
  });
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, open.page);
  expect(await open.page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
});

const press = (name: string) => open.page.getByRole('button', { name, exact: true }).tap();

describe('a student with a phone', () => {
  it('comes from the landing page and signs up', async () => {
    const { page } = open;
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started Free' }).first().tap();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Marlow');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await press('Create Account');
    await press("I Understand - I'll Check My Email");
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('verifies her address and signs in', async () => {
    const { page } = open;
    await page.goto(await mailedLink(page, email, '/verify-email'));
    await press('Verify My Email Address');
    await page.getByRole('link', { name: 'Sign In' }).tap();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press('Sign In');
    await page.waitForURL('**/dashboard');
  });

  it('accepts the terms, whose buttons she reaches, and is shown round', async () => {
    const { page } = open;
    const accept = page.getByRole('button', { name: 'Accept Terms & Privacy Policy' });
    await expectAccessible(page, accept);
    await acceptTerms(page);
    await page.getByText('Step 1 of 7').waitFor();
    await press('Next');
    await page.getByLabel('Law School Name').fill('Tidewater School of Law');
    await press('Next');
    // Beside an open dialog it is hidden from assistive technology but for its announcement.
    const toast = page.locator('li').filter({ hasText: 'Profile Saved' });
    await toast.waitFor();
    await page.getByText('Step 3 of 7').waitFor();
    const said = await toast.boundingBox();
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0), 'The message is above the button').toBeLessThanOrEqual(
      next?.y ?? 0,
    );
    const title = await page.getByRole('dialog').getByRole('heading').first().boundingBox();
    const isClear = said && title && (said.y >= title.y + title.height || said.y + said.height <= title.y);
    expect(isClear, 'The message does not cover the title').toBe(true);
    for (const step of [4, 5, 6, 7]) {
      await press('Next');
      await page.getByText(`Step ${step} of 7`).waitFor();
    }
    await press('Get Started');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('finds the settings in the menu, readable and whole', async () => {
    const { page } = open;
    await page.getByRole('button', { name: /account of/i }).tap();
    await page.getByRole('menuitem', { name: 'Settings' }).tap();
    await page.getByRole('link', { name: 'Account & Security' }).tap();
    const field = page.getByLabel('New Email');
    await field.waitFor();
    await expectAccessible(page, field);
  });

  it('takes everything along as a zip', async () => {
    const { page } = open;
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().tap();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export My Data' }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('deletes the account only after typing its address and the password', async () => {
    const { page } = open;
    await press('Delete My Account');
    const dialog = page.getByRole('dialog', { name: 'Delete Your Account' });
    const confirm = dialog.getByRole('button', { name: 'Delete Everything' });
    await confirm.tap();
    await dialog.getByText('Please enter your password.').waitFor();
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByLabel('Your Password').fill('not the password');
    await confirm.tap();
    await dialog.getByText('That password is incorrect.').waitFor();
    await dialog.getByLabel('Your Password').fill(password);
    const release = await hold(page, '/api/user');
    await confirm.tap();
    await dialog.getByRole('button', { name: 'Deleting...' }).waitFor();
    // It cannot be left as if that took the deletion back.
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
    expect(await dialog.getAttribute('data-state')).toBe('open');
    release();
    await page.getByText('Your account is deleted').first().waitFor();
    await page.getByRole('heading', { name: /Cold Calls Got You Sweating/ }).waitFor();
  });

  it('is a stranger to the product from then on', async () => {
    const { page } = open;
    await page.goto('/settings');
    await page.getByRole('heading', { name: /Cold Calls Got You Sweating/ }).waitFor();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press('Sign In');
    await page.getByText('The email address or password is incorrect.').first().waitFor();
    expect(open.complaints).toEqual([]);
  });
});

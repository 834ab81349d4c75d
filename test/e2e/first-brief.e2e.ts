/** How many presses a new student needs until she reads her first brief, with an account. Without one: tryout.e2e.ts. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { openBrowser, password, pictureFailure, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('reads her first brief after fourteen presses at most, from the landing page through sign-up', async () => {
  const { page, context, complaints } = await visit(browser, { viewport: { width: 1280, height: 800 } });
  onTestFailed((failed) => pictureFailure(failed.task, page));
  let presses = 0;
  const press = async (on: Page, role: 'button' | 'link', name: string | RegExp) => {
    presses += 1;
    await on.getByRole(role, { name }).first().click();
  };
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  await page.goto('/');
  await press(page, 'link', 'Get Started Free');
  for (const [label, words] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Marlow'],
    ['Email', 'fourteen@example.org'],
    ['Password', password],
    ['Confirm Password', password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(words);
  await press(page, 'button', 'Create Account');
  await page.getByRole('dialog', { name: 'Check Your Email' }).waitFor();

  // The mail's link opens a tab of its own, which signs her in here.
  const mail = await context.newPage();
  await mail.goto('/dev/outbox');
  await press(mail, 'link', /verify-email\?token=/);
  await press(mail, 'button', /verify/i);
  await mail.waitForURL('**/dashboard');
  await mail.close();
  await page.waitForURL('**/dashboard');

  // A key for the end of each text.
  const terms = page.getByRole('region', { name: 'Terms of Service' });
  await terms.getByText('Questions').last().waitFor();
  await page.getByRole('region', { name: 'Privacy Policy' }).getByText('Questions').last().waitFor();
  await key('End');
  await key('End');
  await press(page, 'button', 'Accept Terms & Privacy Policy');

  await press(page, 'button', 'Next');
  await page.getByLabel('Law School Name').fill('Tidewater School of Law');
  await press(page, 'button', 'Skip the Tour');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'button', 'Choose PDFs');
  // The file itself, in the browser's own dialog.
  presses += 1;
  await (await chooser).setFiles(teachingOpinionPdf);
  await press(page, 'button', 'Get Started');
  await press(page, 'button', 'Analyze Documents');
  await press(page, 'link', /^Brief/);
  await page.getByRole('heading', { name: /^Marlow v. Tidewater Ferry/, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Facts' }).waitFor();
  expect(presses).toBeLessThanOrEqual(14);
  expect(complaints).toEqual([]);
});

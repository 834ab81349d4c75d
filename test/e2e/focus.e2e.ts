/** Where the focus is after what had it rests, is wrong or goes; and how it and what is chosen are seen without fills. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { beforeTests, openBrowser, password, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudent } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;
let student: Client;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  student = await makeStudent('focus@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function openAt(path: string, options = {}): Promise<void> {
  open = await visit(browser, { viewport: { width: 1280, height: 800 }, ...options }, student);
  page = open.page;
  await page.goto(path);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const expectFocus = (one: Locator) =>
  expect.poll(() => one.evaluate((element) => element.matches(':focus'))).toBe(true);
const outlineOf = (one: Locator) =>
  one.evaluate((element) => String(element.computedStyleMap().get('outline-style')));

describe('the focus', () => {
  it('is on the first field that is wrong, which says why', async () => {
    await openAt('/settings/account');
    await button('Change Password').click();
    await expectFocus(field('Current Password'));
    await field('Current Password').fill('not this one');
    await field('New Password').fill(`${password} 2`);
    await field('Confirm New Password').fill(`${password} 2`);
    await page.keyboard.press('Enter');
    await page.getByText('That password is incorrect.').waitFor();
    await expectFocus(field('Current Password'));
    const words = await field('Current Password').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${words}"]`).textContent()).toBe('That password is incorrect.');
  });

  it('stays on a wrong field that has it, and what is wrong is read out', async () => {
    await openAt('/settings');
    await field('Law School Name').fill('Tidewater School of Law');
    await field('Graduation Year (optional)').fill('1999');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Graduation Year must be a year').waitFor();
    await expectFocus(field('Graduation Year (optional)'));
  });

  it('comes back to what rested while it worked', async () => {
    await openAt('/settings');
    await field('Law School Name').fill('Tidewater School of Law');
    await page.keyboard.press('Enter');
    await page.getByText('Profile Saved', { exact: true }).waitFor();
    await expectFocus(field('Law School Name'));
    await button('Save Profile').press('Enter');
    await expectFocus(button('Save Profile'));
  });

  it('goes on to what stands in the place of a button that has gone', async () => {
    await openAt('/dashboard');
    await button('Create First Semester').press('Enter');
    await field('Semester Name').fill('Fall 2026');
    await page.keyboard.press('Enter');
    await button('Create First Semester').waitFor({ state: 'detached' });
    await expectFocus(page.getByRole('main').getByRole('button', { name: 'Add Semester' }));
  });

  it('is within the panel once files are chosen there', async () => {
    const { classId } = await student.makeSession();
    await openAt(`/class/${classId}`);
    const choosing = page.waitForEvent('filechooser');
    await button('Choose PDFs').press('Enter');
    await (await choosing).setFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    await page.getByText('a.pdf').waitFor();
    const panel = page.getByRole('region', { name: 'Add Cases' });
    await expect.poll(() => panel.evaluate((element) => element.matches(':focus-within'))).toBe(true);
  });
});

describe('where the system chooses the colours', () => {
  it('a line shows the item of a menu, the command and the theme that one is on', async () => {
    await openAt('/settings', { forcedColors: 'active' });
    const account = button('Account of Ada Marlow');
    await account.press('Enter');
    expect(await outlineOf(page.getByRole('menuitem', { name: 'Settings' }))).toBe('solid');
    expect(await outlineOf(page.getByRole('menuitem', { name: 'Sign Out' }))).toBe('none');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const commands = page.getByRole('dialog', { name: 'Command palette' });
    expect(await outlineOf(commands.getByRole('option', { selected: true }))).toBe('solid');
    await page.keyboard.press('Escape');
    const theme = (name: string) => page.locator('label').filter({ hasText: name });
    expect(await outlineOf(theme('Dark'))).toBe('solid');
    expect(await outlineOf(theme('Light'))).toBe('none');
  });

  it('a button has an edge, and only the tab that is open a line', async () => {
    await openAt('/demo?show=outline', { forcedColors: 'active' });
    const lineOf = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .locator('span')
        .evaluate((element) => String(element.computedStyleMap().get('border-bottom-color')));
    await page.getByRole('heading', { name: /^Marlow/, level: 1 }).waitFor();
    expect(await lineOf('Outline')).not.toBe(await lineOf('Brief'));
    await page.goto('/settings');
    const edge = await button('Save Profile').evaluate((element) =>
      String(element.computedStyleMap().get('border-top-width')),
    );
    expect(edge).toBe('1px');
  });
});

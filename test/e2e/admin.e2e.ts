/** The administrators' door: closed to students, and it asks nobody first who they are. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser, visit } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the admin login', () => {
  it('stands there without waiting for a student’s session, and refuses who is no administrator', async () => {
    const { page, complaints } = await visit(browser);
    await page.route('**/api/auth/user', () => undefined);
    await page.goto('/admin/login');
    const heading = page.getByRole('heading', { name: 'Admin Login' });
    await heading.waitFor();
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password').fill('wrong password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Login failed').first().waitFor();
    await page.unroute('**/api/auth/user');
    await expectAccessible(page, heading);
    expect(complaints).toEqual([]);
  });

  it('is the one door: another path of the area is not found', async () => {
    const { page } = await visit(browser);
    await page.goto('/admin/nowhere');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  });
});

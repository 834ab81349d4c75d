/** What a visitor pays for the first look: the landing page and the legal texts load nothing of the app. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, visit } from './browser.ts';

const assets = join(import.meta.dirname, '../../dist/web');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The scripts that a page has loaded, as large as gzip makes them. */
async function scriptBytes(path: string, heading: RegExp): Promise<number> {
  const { page } = await visit(browser);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...scripts].map((script) => stat(join(assets, `${script}.gz`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

describe('a first visit', () => {
  it.each([
    ['/', /Cold Calls Got You Sweating/, 80_000],
    ['/terms', /Terms of Service/, 82_000],
    ['/privacy', /Privacy Policy/, 82_000],
  ])('to %s stays within its budget of scripts', async (path, heading, budgetBytes) => {
    const bytes = await scriptBytes(path, heading);
    expect(bytes).toBeGreaterThan(40_000);
    expect(bytes).toBeLessThanOrEqual(budgetBytes);
  });

  it('goes on to the sign-in page without loading the page again, and back', async () => {
    const { page } = await visit(browser);
    await page.goto('/');
    await page.evaluate('window.isSamePage = true');
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /Cold Calls Got You Sweating/ }).waitFor();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
  });
});

/** The first look: the landing page with its words and ways, and the pages that load nothing of the app. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, openBrowser, visit } from './browser.ts';
import { makeStudent } from './student.ts';

const web = join(import.meta.dirname, '../../dist/web');

/** Whatever a screen loads by itself has begun by then. */
const lookMs = 5000;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The files of a kind that pages and their worker ask for from now on, as large as gzip makes them. */
function weigh(context: BrowserContext, kind: 'js' | 'css' | 'woff2'): () => Promise<number> {
  const files = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(`.${kind}`)) files.add(pathname);
  });
  const sizeOf = async (file: string) => (await stat(join(web, kind === 'woff2' ? file : `${file}.gz`))).size;
  return async () => (await Promise.all([...files].map(sizeOf))).reduce((sum, size) => sum + size, 0);
}

describe('a first visit', () => {
  it.each([
    ['/', /Cold Calls Got You Sweating/],
    ['/faq', /Frequently asked questions/],
    ['/terms', /Terms of Service/],
    ['/privacy', /Privacy Policy/],
  ])('to %s comes as finished HTML, with next to no script', async (path, heading) => {
    const { page, context } = await visit(browser);
    const [scripts, styles, fonts] = [weigh(context, 'js'), weigh(context, 'css'), weigh(context, 'woff2')];
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await scripts()).toBeLessThanOrEqual(4000);
    expect(await styles()).toBeLessThanOrEqual(12_000);
    expect(await fonts()).toBeLessThanOrEqual(120_000);
    const { page: without } = await visit(browser, { javaScriptEnabled: false });
    await without.goto(path);
    await without.getByRole('heading', { name: heading, level: 1 }).waitFor();
  });

  it('of a student to her dashboard stays within 160 kB of scripts and style sheets, however long she looks', async () => {
    const student = await makeStudent('first-screen@example.org');
    const fresh = await visit(browser, { serviceWorkers: 'allow' }, student);
    const [scripts, styles] = [weigh(fresh.context, 'js'), weigh(fresh.context, 'css')];
    await fresh.page.goto('/');
    await fresh.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await fresh.page.getByRole('heading', { name: 'No Semesters Yet' }).waitFor();
    await fresh.page.waitForTimeout(lookMs);
    const bytes = (await scripts()) + (await styles());
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(160_000);
    // Used, it stores itself for the time without network.
    await fresh.page.keyboard.press('Tab');
    await expect.poll(scripts, { timeout: 20_000 }).toBeGreaterThan(200_000);
  });

  it('goes on to the sign-in page and to the demo, and back', async () => {
    const { page } = await visit(browser);
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('tab', { name: 'Sign In', selected: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /Cold Calls Got You Sweating/ }).waitFor();
    await page.getByRole('link', { name: 'Try Interactive Demo' }).first().click();
    await page.waitForURL('**/demo');
  });

  it('shows the landing page at what is private, and the page that is asked for once there is a session', async () => {
    const { page, context } = await visit(browser);
    for (const path of ['/class/1', '/settings', '/brief/1', '/outline/1', '/questions/1']) {
      await page.goto(path);
      await page.getByRole('heading', { name: /Cold Calls Got You Sweating/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await enterAs(context, await makeStudent('landing@example.org'));
    await page.goto('/');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('keeps the theme that is chosen on it', async () => {
    const { page } = await visit(browser);
    await page.goto('/');
    const theme = () => page.evaluate('document.documentElement.dataset.theme');
    expect(await theme()).toBe('dark');
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    expect(await theme()).toBe('light');
    await page.reload();
    expect(await theme()).toBe('light');
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(await theme()).toBe('light');
  });
});

describe('the landing page', () => {
  it('says what the product is in its header, hero, sample, cards, plans and footer', async () => {
    const { page } = await visit(browser);
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Hotseat, home' }).waitFor();
    expect(await targetsOf(header.getByRole('navigation').getByRole('link'))).toEqual([
      'Demo /demo',
      'Sign In /auth',
    ]);
    await page
      .getByRole('heading', { name: 'Law School Cold Calls Got You Sweating?', level: 1, exact: true })
      .waitFor();
    const sample = page.getByRole('figure').first();
    for (const words of [
      'Torts',
      'Fall 2025',
      '1 case brief',
      '2 outlines',
      '10 cold call questions',
      'Premium',
    ])
      await sample.getByText(words, { exact: true }).waitFor();
    for (const card of [
      'FIRAC Case Briefs',
      'Case Outlines',
      'Cold Call Questions',
      'Premium Token Analysis',
      'Smart Organization',
      'Export & Download',
    ])
      await page.getByRole('heading', { name: card, level: 3, exact: true }).waitFor();
  });

  it('sells both plans with the prices of the price list, and leads to the sign-in page', async () => {
    const { page } = await visit(browser);
    await page.goto('/');
    const plans = page.getByRole('region', { name: 'Pricing' });
    const free = plans.getByRole('listitem').filter({ hasText: 'Free Trial' });
    const paid = plans.getByRole('listitem').filter({ hasText: 'Paid Plan' });
    await free.getByText('$0', { exact: true }).waitFor();
    await paid.getByText('$15', { exact: true }).waitFor();
    await paid.getByText('Most Popular', { exact: true }).waitFor();
    await paid.getByRole('link', { name: 'Learn More' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/auth');
    await page.goBack();
    await free.getByRole('link', { name: 'Get Started Free' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/auth');
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
  });

  it('leads to the demo, the questions and the legal texts', async () => {
    const { page } = await visit(browser);
    await page.goto('/');
    const main = page.getByRole('main');
    expect(await targetsOf(main.getByRole('link', { name: 'Try Interactive Demo' }))).toEqual([
      'Try Interactive Demo /demo',
    ]);
    expect(await targetsOf(main.getByRole('link', { name: 'FAQ' }))).toEqual(['FAQ /faq']);
    expect(await targetsOf(page.getByRole('contentinfo').getByRole('link'))).toEqual([
      'FAQ /faq',
      'Terms of Service /terms',
      'Privacy Policy /privacy',
    ]);
    await main.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor();
  });
});

/** Each link's words and where it leads. */
async function targetsOf(links: Locator): Promise<string[]> {
  await links.first().waitFor();
  return links.evaluateAll((found) =>
    found.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  );
}

/** What stands before the first look at the dashboard: the terms, then the onboarding. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { purchaseTokens } from '../../src/shared/tokens.ts';
import {
  expectAccessible,
  openBrowser,
  pictureFailure,
  readTerms,
  register,
  signIn,
  type Visit,
  visit,
} from './browser.ts';

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  open = await visit(browser);
  await register(open.page, 'first@example.org');
  await signIn(open.page, 'first@example.org');
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

const agreement = (page: Page) => page.getByRole('dialog', { name: 'Legal Agreement Required' });
const acceptButton = (page: Page) => page.getByRole('button', { name: 'Accept Terms & Privacy Policy' });

/** Neither escape nor a press outside ends a dialog that must be answered. */
async function expectToStay(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  await page.waitForTimeout(300);
  expect(await dialog.isVisible()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
}

/** However often Tab is pressed, the focus stays in the dialog. */
async function expectFocusTrap(page: Page): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("[role=dialog]") !== null')).toBe(true);
  }
}

describe('the terms dialog', () => {
  it('shows both texts with version and date, and a page of its own for each', async () => {
    const dialog = agreement(open.page);
    for (const [name, version, path] of [
      ['Terms of Service', 'Version 2.3, updated July 8, 2025', '/terms'],
      ['Privacy Policy', 'Version 2.1, updated July 8, 2025', '/privacy'],
    ] as const) {
      const panel = dialog.getByRole('region', { name });
      await panel.getByText(version).waitFor();
      const link = panel.getByRole('link', { name: /View Full Page/ });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('href')).toBe(path);
    }
    await dialog.getByText('Please scroll to the bottom of both documents to continue').waitFor();
  });

  it('opens a text in a new tab, as anybody may read it', async () => {
    const [tab] = await Promise.all([
      open.context.waitForEvent('page'),
      agreement(open.page)
        .getByRole('link', { name: /View Full Page/ })
        .first()
        .click(),
    ]);
    const heading = tab.getByRole('heading', { name: 'Terms of Service', level: 1 });
    await heading.waitFor();
    await expectAccessible(tab, heading);
    await tab.goto('/privacy');
    const privacy = tab.getByRole('heading', { name: 'Privacy Policy', level: 1 });
    await privacy.waitFor();
    await expectAccessible(tab, privacy);
    await tab.close();
  });

  it('cannot be dismissed, and keeps the focus', async () => {
    const { page } = open;
    await expectToStay(page);
    await expectFocusTrap(page);
    // Nor by whatever else it offers, but for its two answers.
    const answers = /^(Accept Terms & Privacy Policy|Decline & Logout)$/;
    const others = agreement(page).getByRole('button').filter({ hasNotText: answers });
    for (const other of await others.all()) await other.click();
    expect(await agreement(page).isVisible()).toBe(true);
    await agreement(page).getByRole('button', { name: 'Decline & Logout' }).click();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await agreement(page).waitFor();
    // Nor by going elsewhere and back, or by asking for the page again.
    await page.goto('/dashboard');
    await agreement(page).waitFor();
    await page.goto('/class/1');
    await agreement(page).waitFor();
    await page.goBack();
    await agreement(page).waitFor();
    await expectToStay(page);
  });

  it('has nothing that axe finds', async () => {
    await expectAccessible(open.page, acceptButton(open.page));
  });

  it('lets nobody accept before both texts were scrolled to their ends', async () => {
    const { page } = open;
    expect(await acceptButton(page).isDisabled()).toBe(true);
    const end = (name: string) =>
      page
        .getByRole('region', { name })
        .locator('[tabindex="0"]')
        .evaluate((frame) => {
          frame.scrollTop = frame.scrollHeight;
        });
    await page.getByRole('region', { name: 'Terms of Service' }).getByText('Academic integrity').waitFor();
    await end('Terms of Service');
    await page.getByRole('region', { name: 'Terms of Service' }).getByText('Read', { exact: true }).waitFor();
    expect(await acceptButton(page).isDisabled()).toBe(true);
    await end('Privacy Policy');
    await expect.poll(() => acceptButton(page).isEnabled()).toBe(true);
  });

  it('says what the server says when accepting fails, and when a text does not come', async () => {
    const { page } = await visit(browser);
    await page.route('**/api/terms', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/api/privacy', (route) => route.fulfill({ status: 404, body: '' }));
    await signIn(page, 'first@example.org');
    await page.getByText('Failed to load Terms of Service').waitFor();
    await page.getByText('Failed to load Privacy Policy').waitFor();
    expect(await acceptButton(page).isDisabled()).toBe(true);
    await page.unroute('**/api/terms');
    await page.unroute('**/api/privacy');
    for (const name of ['Terms of Service', 'Privacy Policy'])
      await page.getByRole('region', { name }).getByRole('button', { name: 'Try Again' }).click();
    await page.route('**/api/terms/accept', (route) => route.fulfill({ status: 400, body: '' }));
    await readTerms(page);
    await acceptButton(page).click();
    await page.getByText('Failed to accept terms. Please try again.').first().waitFor();
  });

  it('stands before the plan too, where nothing is bought before, and not before her own data', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Decline & Logout' }).click();
    await page.getByRole('link', { name: 'export or delete everything' }).click();
    await page.getByRole('link', { name: 'Export My Data' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto('/settings/plan');
    await page.getByRole('dialog', { name: 'Legal Agreement Required' }).waitFor();
    const status = await page.evaluate<number>(
      `fetch('${purchaseTokens.path}', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: '{"quantity":1}' }).then((answer) => answer.status)`,
    );
    expect(status).toBe(403);
    await page.goto('/dashboard');
    await readTerms(page);
  });

  it('says so once they are accepted, and the onboarding follows', async () => {
    const { page } = open;
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/terms/accept'),
      acceptButton(page).click(),
    ]);
    expect(sent.postDataJSON()).toEqual({ termsVersion: '2.3', privacyVersion: '2.1' });
    await page.getByText('Terms Accepted').first().waitFor();
    await page.getByText('Step 1 of 7').waitFor();
  });

  it('is what asks for the two texts: they are not loaded where it has been answered', async () => {
    const { page } = open;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await page.getByText('Step 1 of 7').waitFor();
    expect(asked).toContain('/api/auth/user');
    expect(asked).not.toContain('/api/terms');
    expect(asked).not.toContain('/api/privacy');
  });
});

describe('the onboarding', () => {
  const next = () => open.page.getByRole('button', { name: 'Next' });

  it('cannot be dismissed, keeps the focus, and is found whole by axe', async () => {
    await expectToStay(open.page);
    await expectFocusTrap(open.page);
    await expectAccessible(open.page, next());
    await open.page.getByText('14%').waitFor();
    expect(await open.page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  });

  it('asks for the law school and holds back without it', async () => {
    const { page } = open;
    await next().click();
    await page.getByText('Step 2 of 7').waitFor();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Please fill in Law School Name to continue', { exact: true }).waitFor();
    expect(await next().getAttribute('aria-disabled')).toBe('true');
    // It can be pressed all the same, and says why.
    await next().click({ force: true });
    await page.getByText('Profile Required', { exact: true }).first().waitFor();
    await page.getByText('Please fill in Law School Name to continue.', { exact: true }).first().waitFor();
    await page.getByLabel('Law School Name').fill('   ');
    expect(await next().getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Law School Name').fill(' Tidewater School of Law ');
    await page.getByLabel('Graduation Year').fill('2050');
    await next().click();
    await page.getByText('Graduation Year must be a year from 2020 to 2035.').waitFor();
    await page.getByLabel('Graduation Year').fill('');
  });

  it('stays on the profile when it cannot be saved, and sends blanks as null', async () => {
    const { page } = open;
    await page.route('**/api/user/profile', (route) => route.fulfill({ status: 400, body: '' }));
    await next().click();
    await page.getByText('Profile Save Error').first().waitFor();
    await page.getByText('Failed to save your profile. Please try again.').first().waitFor();
    await page.getByText('Step 2 of 7').waitFor();
    await page.unroute('**/api/user/profile');
    const [sent] = await Promise.all([page.waitForRequest('**/api/user/profile'), next().click()]);
    expect(sent.method()).toBe('PUT');
    expect(sent.postDataJSON()).toEqual({
      academicInstitution: 'Tidewater School of Law',
      graduationYear: null,
      countryRegion: null,
    });
    await page.getByText('Profile Saved').first().waitFor();
  });

  it('goes on, back, and on again to its seventh step', async () => {
    const { page } = open;
    await page.getByText('Step 3 of 7').waitFor();
    await next().click();
    await page.getByText('Analyze Documents').first().waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText('Step 3 of 7').waitFor();
    await page.getByLabel('Semester', { exact: true }).fill('Fall 2031');
    await page.getByLabel('Class 1').fill('Torts');
    await page.getByRole('button', { name: 'Another Class' }).click();
    await page.getByLabel('Class 4').fill('Civil Procedure');
    await next().click();
    await page.getByText('Analyze Documents').first().waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    // They are there already, and are not made a second time.
    await page.getByText('Fall 2031: Torts, Civil Procedure').waitFor();
    await next().click();
    await next().click();
    for (const kind of ['FIRAC Case Briefs', 'Case Outlines', 'Cold Call Questions'])
      await page.getByRole('heading', { name: kind }).waitFor();
    await next().click();
    await page.getByRole('heading', { name: 'Plans and Limits' }).waitFor();
    await next().click();
    await page.getByRole('dialog', { name: "You're All Set!" }).waitFor();
    await page.getByText('100%').waitFor();
    for (const done of ['Save your profile', 'Create your first semester', 'Add a class to it'])
      await page.getByRole('listitem').filter({ hasText: done }).getByText('(done)').waitFor();
  });

  it('ends with "Get Started" and does not come back', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByText('Fall 2031').first().waitFor();
  });

  it('was passed without a complaint of the browser', () => {
    expect(open.complaints).toEqual([]);
  });
});

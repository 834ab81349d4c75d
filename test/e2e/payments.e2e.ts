/** The plan and tokens, bought in a browser at the test checkout: every way there and back. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOtherwise, expectAccessible, expectNoViolation, openBrowser } from './browser.ts';
import { visitAsNew } from './student.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Upgrade to .* Premium/ });

async function openUpgrade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upgrade to Paid Plan' }).first().click();
  await dialogOf(page).waitFor();
}

/** Presses upgrade in the dialog; answers the checkout's tab. */
async function pressUpgrade(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Paid Plan' }).click();
  const tab = await opening;
  await tab.waitForURL('**/test-checkout/**');
  return tab;
}

/** No window opens, as where the browser blocks it; on the screen as it stands, and after a reload. */
async function blockTabs(page: Page): Promise<void> {
  await page.evaluate('window.open = () => null');
  await page.addInitScript('window.open = () => null');
}

/** The toast says the sentence under its title; it is read out as well, so both stand there twice. */
async function expectToast(page: Page, title: string, sentence: string): Promise<void> {
  await Promise.all([title, sentence].map((text) => page.getByText(text, { exact: true }).first().waitFor()));
}

const status = (page: Page) => page.getByRole('region', { name: 'Your plan' });

describe('the paid plan', () => {
  it('is bought in a new tab, and the page that waited reloads by itself', async () => {
    const { page, complaints } = await visitAsNew(browser, 'upgrader@example.org');
    await page.getByText('You have 0 premium tokens').waitFor();
    await openUpgrade(page);
    const tab = await pressUpgrade(page);
    await expectToast(
      page,
      'Redirecting to Checkout',
      "Complete your payment in the new tab. We'll update your account automatically.",
    );
    await tab.getByText('Test checkout.').waitFor();
    await tab.getByText('$15.00 per month').waitFor();
    await tab.getByRole('button', { name: /declined/ }).click();
    await tab.getByRole('alert').getByText('Your card was declined.').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme });
      await expectNoViolation(tab, colorScheme);
    }
    // It goes with the reload, before the tab has come to its end.
    const told = expectToast(
      page,
      'Payment Successful!',
      "Welcome to Hotseat's paid plan! Refreshing page...",
    );
    await tab.getByRole('button', { name: /3-D Secure/ }).click();
    await tab.getByText(/Your bank is confirming/).waitFor();
    await tab.waitForURL('**/dashboard**');
    await tab.getByText('Welcome to Hotseat Premium! You now have unlimited uploads.').first().waitFor();
    await tab
      .getByText(/10 case analyses per week/)
      .first()
      .waitFor();
    await told;
    await page.getByRole('link', { name: 'Manage Subscription' }).waitFor();
    await status(page).getByText('Paid Plan').waitFor();
    await status(page).getByText('0 of 10 analyses used').waitFor();
    await status(page).getByText('Resets in 7 days').waitFor();
    expect(new URL(tab.url()).search).toBe('');
    const card = page.getByRole('region', { name: 'Premium Analysis Tokens' });
    await card.getByRole('button', { name: '1 for $3' }).waitFor();
    const opening = page.context().waitForEvent('page');
    await card.getByRole('button', { name: '5 for $10' }).click();
    const bundle = await opening;
    await bundle.getByRole('button', { name: 'Pay $10.00' }).click();
    await bundle.getByText('5 premium tokens added to your account.').first().waitFor();
    await card.getByText('You have 6 premium tokens.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('says that the pop-up was blocked', async () => {
    const { page } = await visitAsNew(browser, 'blocked@example.org');
    await blockTabs(page);
    await openUpgrade(page);
    await dialogOf(page).getByRole('button', { name: 'Upgrade to Paid Plan' }).click();
    await page.getByText('Popup blocked. Please allow popups for this site.').first().waitFor();
  });

  it('stays as it was when the checkout is cancelled, and the wait ends after sixty checks', async () => {
    const { page } = await visitAsNew(browser, 'waiting@example.org');
    await page.clock.install();
    await openUpgrade(page);
    const tab = await pressUpgrade(page);
    await tab.getByRole('button', { name: 'Cancel and go back' }).click();
    await tab.waitForURL('**/dashboard');
    const checks: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/verify-session')) checks.push(request.url());
    });
    const checked = () => checks.length;
    for (let second = 0; second < 75; second += 1) {
      const before = checked();
      const answer =
        second < 2
          ? undefined
          : page.waitForResponse('**/verify-session', { timeout: 1500 }).catch(() => undefined);
      await page.clock.runFor(1000);
      if (before < 60) await answer;
      if (await page.getByText('Payment Check Timeout').first().isVisible()) break;
    }
    await page.getByText('Payment Check Timeout').first().waitFor();
    expect(checked()).toBe(60);
  });
});

describe('premium tokens', () => {
  it('are bought in settings by a free-trial student, singly', async () => {
    const { page } = await visitAsNew(browser, 'tokens@example.org');
    await page.getByRole('link', { name: 'Purchase ($3)' }).click();
    await page.getByRole('heading', { name: 'Premium Tokens' }).waitFor();
    expect(await page.getByRole('button', { name: 'Buy 5 for $10' }).isDisabled()).toBe(true);
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Buy 1 for $3' }).click();
    const tab = await opening;
    await tab.waitForURL('**/test-checkout/**');
    await tab.getByRole('button', { name: 'Pay $3.00' }).click();
    await tab.getByText('1 premium token added to your account.').first().waitFor();
    await page.getByText('Bought 1 token').waitFor();
    await expectAccessible(page, page.getByText('Bought 1 token'));
  });

  it('are bought in the same window where the pop-up is blocked, and the return brings them', async () => {
    const { page } = await visitAsNew(browser, 'same-window@example.org');
    await blockTabs(page);
    await page.goto('/settings/plan');
    await page.getByRole('button', { name: 'Buy 1 for $3' }).click();
    await page.waitForURL('**/test-checkout/**');
    await page.getByRole('button', { name: 'Pay $3.00' }).click();
    await page.getByText('1 premium token added to your account.').first().waitFor();
    await page.getByText('You have 1 premium token.').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('are bought at the checkout of their session where the answer names no address', async () => {
    const { page } = await visitAsNew(browser, 'by-session@example.org');
    await answerOtherwise<{ sessionId: string }>(page, '/api/tokens/purchase', ({ sessionId }) => ({
      sessionId,
    }));
    await page.goto('/settings/plan');
    await page.getByRole('button', { name: 'Buy 1 for $3' }).click();
    await page.waitForURL('**/test-checkout/**');
    await page.getByRole('button', { name: 'Pay $3.00' }).click();
    await page.getByText('1 premium token added to your account.').first().waitFor();

    // With a key the provider's script knows the way.
    const keyed = { usesTestCheckout: false, stripePublicKey: 'pk_test_1' };
    await answerOtherwise<object>(page, '/api/config', (config) => ({ ...config, ...keyed }));
    await page.addInitScript(`window.Stripe = (key) => ({
      redirectToCheckout: async ({ sessionId }) => { window.wentTo = [key, sessionId]; return {}; },
    })`);
    await page.route('**/api/tokens/purchase', (route) => route.fulfill({ json: { sessionId: 'cs_1' } }));
    await page.goto('/settings/plan');
    await page.getByRole('button', { name: 'Buy 1 for $3' }).click();
    await expect.poll(() => page.evaluate('window.wentTo')).toEqual(['pk_test_1', 'cs_1']);
    await page.evaluate('delete window.Stripe');
    await page.route('https://checkout.stripe.com/**', (route) => route.fulfill({ body: 'The checkout' }));
    await page.getByRole('button', { name: 'Buy 1 for $3' }).click();
    await page.waitForURL('https://checkout.stripe.com/c/pay/cs_1');
  });
});

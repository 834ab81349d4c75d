/** What the screens of plan and tokens say, word for word: at the limit, on refusals, in the upgrade dialog. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCheckoutSession, verifyCheckoutSession } from '../../src/shared/payments.ts';
import { getConfig, type PublicConfig } from '../../src/shared/product.ts';
import { getSubscriptionStatus } from '../../src/shared/subscription.ts';
import { purchaseTokens } from '../../src/shared/tokens.ts';
import { Client } from '../client.ts';
import { expectNoViolation, hold, openBrowser, type Visit } from './browser.ts';
import { visitAsNew } from './student.ts';

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  open = await visitAsNew(browser, 'words@example.org');
});
afterAll(() => browser.close());
afterEach(async () => {
  await open.page.unrouteAll({ behavior: 'ignoreErrors' });
});

const freeTrial = {
  canAnalyze: true,
  analysesUsed: 0,
  limit: 1,
  isPremium: false,
  weeklyAnalyses: 0,
  daysUntilReset: 0,
  tier: 'free_trial',
  premiumTokens: 0,
};
const paid = { ...freeTrial, limit: 10, isPremium: true, daysUntilReset: 7, tier: 'paid' };

const answerTo = (page: Page, { path }: { path: string }, status: number, json: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }));

async function showDashboard(page: Page, told: typeof freeTrial): Promise<void> {
  await page.unrouteAll();
  await answerTo(page, getSubscriptionStatus, 200, told);
  await page.goto('/dashboard');
}

const toast = async (page: Page, title: string, sentence: string) => {
  await page.getByText(title, { exact: true }).first().waitFor();
  await page.getByText(sentence, { exact: true }).first().waitFor();
};

const card = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upgrade to Hotseat Premium' });

async function openUpgrade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upgrade to Paid Plan' }).first().click();
  await dialogOf(page).waitFor();
}

describe('the status card', () => {
  it('says Active or Limit Reached, and at the limit what goes on', async () => {
    const { page } = open;
    await showDashboard(page, freeTrial);
    await card(page).getByText('Active', { exact: true }).waitFor();
    await card(page).getByText('0 of 1 analysis used').waitFor();
    await showDashboard(page, { ...freeTrial, canAnalyze: false, analysesUsed: 1 });
    await card(page).getByText('Limit Reached', { exact: true }).waitFor();
    await card(page)
      .getByText(
        "You've reached your analysis limit. Upgrade to Paid Plan for 10 case analyses per week plus premium tokens.",
      )
      .waitFor();
  });

  it('counts the days to the reset, in the singular too', async () => {
    const { page } = open;
    await showDashboard(page, { ...paid, analysesUsed: 4, daysUntilReset: 3 });
    await card(page).getByText('Resets in 3 days').waitFor();
    await card(page).getByText('4 of 10 analyses used').waitFor();
    await showDashboard(page, { ...paid, daysUntilReset: 1 });
    await card(page)
      .getByText(/Resets in 1 day\b/)
      .waitFor();
  });
});

describe('the token card', () => {
  it('tells of tokens on the free trial, and sells them on the paid plan', async () => {
    const { page } = open;
    await showDashboard(page, { ...freeTrial, premiumTokens: 2 });
    const promo = page.getByRole('region', { name: 'Premium tokens', exact: true });
    await promo.getByText('You have 2 premium tokens.').waitFor();
    expect(await promo.getByRole('link', { name: 'Purchase ($3)' }).getAttribute('href')).toMatch(
      /^\/settings/,
    );
    const sale = page.getByRole('region', { name: 'Premium Analysis Tokens' });
    expect(await sale.count()).toBe(0);
    await showDashboard(page, paid);
    await sale.getByRole('heading', { name: 'Premium Analysis Tokens' }).waitFor();
    await sale.getByRole('button', { name: '1 for $3' }).waitFor();
    await sale.getByRole('button', { name: '5 for $10' }).waitFor();
    await sale.getByText('5 cost $10 instead of $15: you save $5.').waitFor();
    expect(await page.getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
      '/settings',
    );
    expect(await promo.count()).toBe(0);
  });
});

describe('the upgrade dialog', () => {
  it('shows both plans, the free one as the present one, tokens and the note at its foot', async () => {
    const { page } = open;
    await showDashboard(page, freeTrial);
    await openUpgrade(page);
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'Plans & Features' }).waitFor();
    const free = dialog.getByRole('region', { name: 'Free Trial' });
    expect(await free.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);
    await free.getByText('1 case analysis for life').waitFor();
    const plan = dialog.getByRole('region', { name: 'Paid Plan' });
    await plan.getByText('Recommended').waitFor();
    await plan.getByText('$15', { exact: true }).waitFor();
    await plan.getByText('10 case analyses per week').waitFor();
    await plan.getByText('5 tokens for $10 instead of $15').waitFor();
    await dialog.getByRole('heading', { name: 'Premium Tokens' }).waitFor();
    await dialog
      .getByText(
        'Secure payment processing via a card payment provider • Cancel anytime • Weekly resets from upgrade date',
      )
      .waitFor();
  });

  it('compares outlines and questions of both tiers, side by side in full', async () => {
    const { page } = open;
    await showDashboard(page, freeTrial);
    await openUpgrade(page);
    await page.getByRole('tab', { name: 'Premium AI Comparison' }).click();
    await page.getByText(/^Both have 6 sections\./).waitFor();
    await page.getByText(/^Standard: about 5 questions per case\./).waitFor();
    for (const kind of ['Outlines', 'Cold Call Questions']) {
      await page.getByRole('button', { name: `Compare ${kind} Side by Side` }).click();
      const both = page.getByRole('region', { name: `${kind}, side by side` });
      await both.getByText('Standard', { exact: true }).waitFor();
      await both.getByText('Premium', { exact: true }).waitFor();
      const of = (column: number) => both.getByRole('list').nth(column).getByRole('listitem');
      const premium = await of(1).count();
      if (kind === 'Outlines') {
        expect([await of(0).count(), premium]).toEqual([6, 6]);
        await of(1)
          .getByText(/Precedents the court builds on\./)
          .waitFor();
        expect(
          await of(0)
            .getByText(/Precedents the court/)
            .count(),
        ).toBe(0);
      } else {
        expect([await of(0).count(), premium]).toEqual([5, 10]);
        for (const difficulty of ['Easy', 'Medium', 'Hard'])
          expect(await of(1).getByText(difficulty, { exact: true }).count()).toBeGreaterThan(0);
      }
      await page.getByRole('button', { name: 'Back to Comparison' }).click();
    }
  });

  it('promises of premium what the engines of this server add, and nothing where they add nothing', async () => {
    const { page, context } = open;
    await showDashboard(page, freeTrial);
    await openUpgrade(page);
    const dialog = dialogOf(page);
    await dialog.getByText('Premium case briefs', { exact: true }).waitFor();
    await dialog.getByText(/^Up to 10 questions instead of 5/).waitFor();
    await dialog.getByText(/with premium brief, outline, and questions\. It doesn’t count/).waitFor();
    expect(await dialog.getByText(/most advanced/).count()).toBe(0);
    const { body } = await new Client(inject('productUrl')).raw('GET', getConfig.path);
    const told = body as PublicConfig; // What the server tells is checked by its own tests.
    const same = { isDistinct: false, adds: null };
    const oneModel = {
      ...told,
      engines: { standard: 'openai:a', premium: 'openai:a' },
      premium: { ...told.premium, brief: same, outline: same },
    };
    const other = await context.newPage();
    await answerTo(other, getSubscriptionStatus, 200, freeTrial);
    await answerTo(other, getConfig, 200, oneModel);
    await other.goto('/dashboard');
    await openUpgrade(other);
    await dialogOf(other)
      .getByText(/a full analysis with premium questions\./)
      .waitFor();
    expect(await dialogOf(other).getByText('Premium case briefs').count()).toBe(0);
    await other.getByRole('tab', { name: 'Premium AI Comparison' }).click();
    await other.getByText('Both have 6 sections. On this server, premium adds nothing here.').waitFor();
    await other.close();
  });

  it('opens a kind side by side when one of its samples is pressed', async () => {
    const { page } = open;
    await showDashboard(page, freeTrial);
    await openUpgrade(page);
    await page.getByRole('tab', { name: 'Premium AI Comparison' }).click();
    for (const kind of ['Outlines', 'Cold Call Questions'])
      for (const tier of ['Standard', 'Premium']) {
        const sample = page.getByRole('region', { name: kind, exact: true });
        await sample.getByRole('button', { name: new RegExp(`^${tier} `) }).click();
        await page.getByRole('region', { name: `${kind}, side by side` }).waitFor();
        await page.getByRole('button', { name: 'Back to Comparison' }).click();
      }
  });

  it('is found whole by axe in both themes: plans, comparison and side by side', async () => {
    const { page } = open;
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
      await showDashboard(page, freeTrial);
      await openUpgrade(page);
      await expectNoViolation(page, `${theme}, plans`);
      await page.getByRole('tab', { name: 'Premium AI Comparison' }).click();
      for (const kind of ['Outlines', 'Cold Call Questions']) {
        const button = page.getByRole('button', { name: `Compare ${kind} Side by Side` });
        await button.waitFor();
        await expectNoViolation(page, `${theme}, comparison`);
        await button.click();
        const back = page.getByRole('button', { name: 'Back to Comparison' });
        await back.waitFor();
        await expectNoViolation(page, `${theme}, ${kind}`);
        await back.click();
      }
    }
  });
});

describe('an upgrade that cannot begin', () => {
  const start = async (page: Page, status: number, json: unknown) => {
    await showDashboard(page, freeTrial);
    await answerTo(page, createCheckoutSession, status, json);
    await openUpgrade(page);
    await dialogOf(page).getByRole('button', { name: 'Upgrade to Paid Plan' }).click();
  };

  it('says Upgrade Failed with the sentence of the server, or that it failed', async () => {
    const { page } = open;
    const message = 'You already have the paid plan.';
    await start(page, 409, { error: { code: 'not_possible_now', message } });
    await toast(page, 'Upgrade Failed', message);
    await start(page, 400, {});
    await toast(page, 'Upgrade Failed', 'Failed to initiate upgrade');
  });

  it('says so where the answer has no checkout to open', async () => {
    const { page } = open;
    await start(page, 200, { sessionId: 'cs_1' });
    await toast(page, 'Upgrade Failed', 'Invalid response from server');
  });
});

describe('an upgrade that is being opened', () => {
  it('marks its tier until the checkout is there', async () => {
    const { page } = open;
    await showDashboard(page, freeTrial);
    const release = await hold(page, createCheckoutSession.path);
    await openUpgrade(page);
    const plan = (name: string) => dialogOf(page).getByRole('region', { name });
    const opening = open.context.waitForEvent('page');
    await plan('Paid Plan').getByRole('button', { name: 'Upgrade to Paid Plan' }).click();
    await plan('Paid Plan').getByText('Selected', { exact: true }).waitFor();
    expect(await plan('Paid Plan').getByRole('button', { name: 'Opening Checkout...' }).isDisabled()).toBe(
      true,
    );
    expect(await plan('Paid Plan').getAttribute('aria-busy')).toBe('true');
    expect(await plan('Free Trial').getByText('Selected', { exact: true }).count()).toBe(0);
    release();
    await dialogOf(page).waitFor({ state: 'detached' });
    await (await opening).close();
  });
});

describe('a purchase of tokens that cannot begin', () => {
  it('says Purchase Failed with the sentence of the server, or that it failed, and can be tried again', async () => {
    const { page } = open;
    await page.goto('/settings/plan');
    const buy = page.getByRole('button', { name: 'Buy 1 for $3' });
    const message = 'Payments are not available now.';
    for (const [status, json, told] of [
      [409, { error: { code: 'not_possible_now', message } }, message],
      [400, {}, 'Unable to initiate token purchase'],
      [200, {}, 'No session ID returned from server'],
    ] as const) {
      await page.unrouteAll();
      await answerTo(page, purchaseTokens, status, json);
      await buy.click();
      await toast(page, 'Purchase Failed', told);
      await expect.poll(() => buy.isEnabled()).toBe(true);
    }
  });

  it('says that a bundle is for the paid plan, also where the plan ended in the meantime', async () => {
    const { page } = open;
    await showDashboard(page, paid);
    await page.getByRole('button', { name: '5 for $10' }).click();
    await toast(
      page,
      'Bundle Not Available',
      'Free trial users can only purchase individual tokens. Upgrade to paid plan for bundle discounts.',
    );
  });
});

describe('the return from a checkout', () => {
  it('that cannot be verified says nothing', async () => {
    const { page } = open;
    const notices = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
    const expectSilence = async (status: number) => {
      const asked = page.waitForResponse('**/verify-session');
      await page.goto('/dashboard?session_id=cs_test_unknown&success=true');
      expect((await asked).status()).toBe(status);
      await card(page).getByText('Free Trial').waitFor();
      // Long enough for a message to come, and too short for one to have gone.
      await page.waitForTimeout(1000);
      expect(await notices.count()).toBe(0);
      expect(await page.getByRole('alert').count()).toBe(0);
    };
    await expectSilence(404);
    await answerTo(page, verifyCheckoutSession, 200, { success: false, purchase: 'paid_plan', quantity: 1 });
    await expectSilence(200);
    await page.unrouteAll();
    await answerTo(page, verifyCheckoutSession, 400, {});
    await expectSilence(400);
  });
});

describe('the clock of a payment', () => {
  it('is a tenth of a second before the checkout of tokens', async () => {
    const { page } = open;
    await page.unrouteAll();
    const checkoutUrl = `${new URL(page.url()).origin}/faq`;
    await answerTo(page, purchaseTokens, 200, { sessionId: 'cs_1', checkoutUrl });
    await page.goto('/settings/plan');
    const buy = page.getByRole('button', { name: 'Buy 1 for $3' });
    await buy.waitFor();
    await page.evaluate('window.open = () => null');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse(`**${purchaseTokens.path}`);
    await buy.click();
    await (await answered).finished();
    await page.waitForTimeout(200);
    await page.clock.runFor(90);
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe('/settings/plan');
    await page.clock.runFor(20);
    await page.waitForURL('**/faq');
    await page.clock.resume();
  });

  it('is three seconds to the first check, and one and a half from success to the reload', async () => {
    const { page, context } = open;
    await showDashboard(page, freeTrial);
    await answerTo(page, createCheckoutSession, 200, {
      sessionId: 'cs_1',
      checkoutUrl: `${new URL(page.url()).origin}/faq`,
    });
    await answerTo(page, verifyCheckoutSession, 200, { success: true, purchase: 'paid_plan', quantity: 1 });
    let checks = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/verify-session')) checks += 1;
    });
    await openUpgrade(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const opening = context.waitForEvent('page');
    await dialogOf(page).getByRole('button', { name: 'Upgrade to Paid Plan' }).click();
    await (await opening).waitForURL('**/faq');
    await page.clock.runFor(100);
    await page.clock.runFor(2800);
    expect(checks).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(() => checks).toBe(1);
    await page.clock.runFor(100);
    await toast(page, 'Payment Successful!', "Welcome to Hotseat's paid plan! Refreshing page...");
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.clock.runFor(1300);
    expect(loads).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(() => loads).toBe(1);
  });
});

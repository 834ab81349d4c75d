/** A real browser, and the steps that every journey shares. */
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { beforeAll, beforeEach, expect, inject } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium.ts';
import type { Client } from '../client.ts';

export function openBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: [...chromiumFlags, ...more] });
}

/**
 * What the tests of a file share, made before the first of them. One that is tried again gets it made anew, so that it
 * does not begin with what its first try has left; where each test goes on from the one before it, that would not help.
 */
export function beforeTests(make: () => Promise<void>): void {
  beforeAll(make);
  beforeEach(({ task }) => (task.result?.retryCount ? make() : undefined));
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What the console said that it should not have. */
  complaints: string[];
};

/** Limits count by address: students who sit at other machines do not use up one another's. */
export const inventAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;

/** A browser of its own: no cookie or storage of another visit, signed in as the student if there is one. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = {},
  student?: Client,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject('productUrl'),
    reducedMotion: 'reduce',
    // Its files would be fetched anew for every visit; the tests of offline let it work.
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': inventAddress() },
    ...options,
  });
  context.setDefaultTimeout(20_000);
  if (student) await enterAs(context, student);
  return visitAgain(context);
}

/** Another tab of a browser. */
export async function visitAgain(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A failed request is reported by the browser itself; the tests look at what the app makes of it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints };
}

/** The browser is signed in as she is. */
export async function enterAs(context: BrowserContext, { cookie, url }: Client): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
}

/** Calls of this path are answered with what `change` makes of the server's answer. One under way when the page goes is let go. */
export async function answerOtherwise<Answer>(
  page: Page,
  path: string,
  change: (answer: Answer) => unknown,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Answer) });
    } catch (error) {
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}

/** Holds each change that is sent to the path until the function it answers is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') await released;
    await route.fallback();
  });
  return release;
}

/** After a test that failed: what the student saw, in test-results. */
export async function pictureFailure(
  { name, result }: { name: string; result?: { state: string } | undefined },
  page: Page,
): Promise<void> {
  if (result?.state !== 'fail') return;
  const path = join(import.meta.dirname, '../../test-results', `${name.replaceAll(/\W+/g, '-')}.png`);
  await page.screenshot({ path }).catch(() => undefined);
}

export const password = 'correct horse battery';

/** A passkey's authenticator, which does at once what it is asked for. Answers what takes it away again. */
export async function plugInAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send('WebAuthn.disable');
}

/** Everything between the landing page and the work: ends on the dashboard with nothing in the way. */
export async function signUp(page: Page, email: string): Promise<void> {
  await register(page, email);
  await signIn(page, email);
  await acceptTerms(page);
  await passOnboarding(page);
}

/** Signs up and verifies through the outbox that the screen links to. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Marlow');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check Your Email' });
  await dialog.getByText(email).waitFor();
  await dialog.getByRole('link', { name: /outbox/i }).waitFor();
  await page.goto('/dev/outbox');
  await page
    .getByRole('listitem')
    .filter({ hasText: `to ${email}` })
    .getByRole('link', { name: /verify-email\?token=/ })
    .first()
    .click();
  await page.getByRole('button', { name: /verify/i }).click();
  await page
    .getByText(/verified/i)
    .first()
    .waitFor();
}

/** Scrolls both texts to their ends, as the dialog demands. */
export async function readTerms(page: Page): Promise<void> {
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    const text = page.getByRole('region', { name });
    await text.getByText('Questions').last().waitFor();
    await text.locator('[tabindex="0"]').press('End');
  }
}

export async function acceptTerms(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Legal Agreement Required' });
  await readTerms(page);
  await dialog.getByRole('button', { name: 'Accept Terms & Privacy Policy' }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function passOnboarding(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByLabel('Law School Name').fill('Tidewater School of Law');
  await next.click();
  for (const step of [3, 4, 5, 6]) {
    await page.getByText(`Step ${step} of 7`).waitFor();
    await next.click();
  }
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  // Behind the dialog of the terms it is hidden from assistive technology.
  await page.getByRole('heading', { name: 'Dashboard', level: 1, includeHidden: true }).waitFor();
}

/** Axe finds nothing on the screen as a reload shows it, in either theme. `ready` is on it once it is whole. */
export async function expectAccessible(page: Page, ready: Locator): Promise<void> {
  for (const theme of ['light', 'dark']) {
    // A reload, not a switch: the browser leaves what is scrolled out of sight in the old colours.
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await page.reload();
    await ready.waitFor();
    await expectNoViolation(page, theme);
  }
}

/** In both themes without a reload, for a state that a reload would end. */
export async function expectNoViolationInBoth(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await expectNoViolation(page, theme);
  }
}

/** Axe finds nothing on the screen as it stands. */
export async function expectNoViolation(page: Page, theme: string): Promise<void> {
  // No screen has a frame of another origin, nor is anyone told what was found in order: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join('\n')}`),
  ).toEqual([]);
}

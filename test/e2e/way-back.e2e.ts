/** Signed out over a brief: the landing page says so, and signing in leads back to the same passage. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  beforeTests,
  expectNoViolation,
  openBrowser,
  password,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('way-back@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

const landing = () => page.getByRole('heading', { name: /Cold Calls Got You Sweating/ });
const note = () => page.getByText('to get back to what you were reading.');

async function signInHere(): Promise<void> {
  await page.getByLabel('Email').fill(studies.student.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

describe('a session that has ended over a brief', () => {
  it('is told on the landing page, and the sign-in leads back to the passage', async () => {
    open = await visit(browser, { viewport: { width: 1280, height: 800 } }, studies.student);
    page = open.page;
    await page.goto(`/brief/${studies.briefId}`);
    await page
      .getByRole('link', { name: /^p\. \w+.*“/ })
      .first()
      .click();
    await page.waitForURL(/at=p/);
    const place = page.url();
    await open.context.clearCookies();
    await page.reload();
    await landing().waitFor();
    await note().waitFor();
    await expectNoViolation(page, 'dark');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signInHere();
    await page.waitForURL(place);
    await page.locator('[id^="passage-"] mark').first().waitFor();
  });

  it('that a link from a file meets first is no other', async () => {
    open = await visit(browser);
    page = open.page;
    const path = `/brief/${studies.briefId}?at=p1`;
    await page.goto(path);
    await landing().waitFor();
    await note().waitFor();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/auth');
    await signInHere();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { name: studies.title, level: 1 }).first().waitFor();
  });

  it('is not told at the front door, where a sign-in ends on the dashboard', async () => {
    open = await visit(browser);
    page = open.page;
    await page.goto(`/brief/${studies.briefId}`);
    await note().waitFor();
    for (const door of ['/', '/dashboard', '/auth']) {
      await page.goto(door);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await note().count()).toBe(0);
    }
    await signInHere();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });
});

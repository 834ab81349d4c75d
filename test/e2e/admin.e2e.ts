/** The administrators' area: closed to everybody else, and what those who run the product do in it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FailedAnalysis, listFailures } from '../../src/shared/failures.ts';
import { getBrief, reportBrief } from '../../src/shared/materials.ts';
import type { Client } from '../client.ts';
import { administratorEmail } from './administrator.ts';
import {
  expectAccessible,
  openBrowser,
  password,
  pictureFailure,
  signIn,
  type Visit,
  visit,
} from './browser.ts';
import { expectStill } from './stillness.ts';
import { makeStudent, makeStudies } from './student.ts';

let browser: Browser;
let desk: Visit;
let watched: Client;

beforeAll(async () => {
  browser = await openBrowser();
  await makeStudent(administratorEmail);
  const { student, briefId } = await makeStudies('watched@example.org');
  const { holding } = await student.call(getBrief, { id: briefId });
  await student.call(reportBrief, { id: briefId, itemId: holding.id, reason: 'That is the dissent' });
  watched = student;
  desk = await visit(browser);
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, desk.page));

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const goTo = async (place: string, title = place) => {
  await desk.page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: place })
    .click();
  await heading(desk.page, title).waitFor();
};

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function fillAndSend(action: string, fields: Record<string, string>): Promise<void> {
  await desk.page.getByRole('button', { name: action, exact: true }).click();
  const dialog = desk.page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('the admin login', () => {
  it('stands there without waiting for a student’s session, and refuses who is no administrator', async () => {
    const { page, complaints } = await visit(browser);
    await page.route('**/api/auth/user', () => undefined);
    await page.goto('/admin/login');
    await heading(page, 'Admin Login').waitFor();
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password').fill('wrong password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Login failed').first().waitFor();
    await page.unroute('**/api/auth/user');
    await expectAccessible(page, heading(page, 'Admin Login'));
    expect(complaints).toEqual([]);
  });

  it('is the one door: to a visitor and a student nothing else of the area is there', async () => {
    const paths = [
      'nowhere',
      'analytics',
      'users',
      'users/1',
      'failures',
      'reports',
      'seats',
      'models',
      'audit',
    ];
    for (const who of [undefined, watched]) {
      const { page } = await visit(browser, {}, who);
      for (const path of paths) {
        await page.goto(`/admin/${path}`);
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      }
    }
  });

  it('leads an administrator to the analytics', async () => {
    const { page } = desk;
    await enter(page, administratorEmail);
    await page.waitForURL('**/admin/analytics');
    await heading(page, 'Analytics').waitFor();
    await page.goto('/admin/nowhere');
    await heading(page, 'Page Not Found').waitFor();
    await page.goto('/admin/analytics');
  });
});

describe('the analytics', () => {
  it('show sign-ups, active users, conversion, analyses, time, tokens, revenue, failures and the queue', async () => {
    const { page } = desk;
    for (const title of [
      'Sign-ups',
      'Active users',
      'Analyses',
      'Time to first material',
      'Revenue',
      'Token sales',
    ])
      await page.getByRole('figure').getByRole('heading', { name: title, exact: true }).waitFor();
    for (const title of [
      'Conversion',
      'Analyses by tier, engine and outcome',
      'Failures by reason',
      'Queue now',
    ])
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const made = page.getByRole('region', { name: 'Analyses by tier, engine and outcome' });
    await made
      .getByRole('row')
      .filter({ hasText: /Standard\s*Embedded\s*Ready/ })
      .first()
      .waitFor();
    await expectAccessible(page, page.getByRole('heading', { name: 'Conversion' }));
  });

  it.each([7, 30, 90])('over %d days are read from the charts as tables, a row a day', async (days) => {
    const { page } = desk;
    await page.getByRole('link', { name: `${days} days` }).click();
    await page.waitForURL(`**/admin/analytics?*days=${days}*`);
    const table = page.getByRole('table', { name: 'Analyses by day' });
    // The head is a row as well.
    await expect.poll(() => table.getByRole('row').count()).toBe(days + 1);
    const today = table.getByRole('row').last();
    expect(Number(await today.getByRole('cell').first().textContent())).toBeGreaterThan(0);
    expect(await page.locator('figure svg').first().isVisible()).toBe(true);
  });

  it('are shown as tables to those who ask for them', async () => {
    const { page } = desk;
    await page.getByRole('link', { name: 'Tables' }).click();
    await page.getByRole('region', { name: 'Revenue by day' }).waitFor();
    expect(await page.locator('figure svg').count()).toBe(0);
    await expectAccessible(page, page.getByRole('region', { name: 'Revenue by day' }));
    await page.getByRole('link', { name: 'Charts' }).click();
  });

  it('come as a CSV file of the days that are shown', async () => {
    const { page } = desk;
    await page.getByRole('link', { name: '7 days' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
    const answer = await page.request.get('/api/admin/analytics?days=7&format=csv');
    const lines = (await answer.text()).split('\r\n');
    expect(lines.filter((line) => line.startsWith('signUps,'))).toHaveLength(7);
  });
});

describe('an administrator', () => {
  it('finds a student, and sees plan and use but nothing that is studied', async () => {
    const { page } = desk;
    await goTo('Users');
    await page.getByLabel('Search by email or name').fill('WATCHED@');
    const list = page.getByRole('list', { name: 'Users' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await expectAccessible(page, list);
    await list.getByRole('link', { name: 'watched@example.org' }).click();
    await heading(page, 'watched@example.org').waitFor();
    await page.getByText('1 of 1 used of the free trial').waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/Torts|Tidewater|marlow\.pdf/);
    await expectAccessible(page, heading(page, 'watched@example.org'));
  });

  it('grants analyses with a reason, which the account’s history shows', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Grant', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Grant', exact: true }).click();
    await page.getByText('Enter a reason.').waitFor();
    await page.getByText('Enter a number of analyses or tokens.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await fillAndSend('Grant', { Analyses: '3', Reason: 'A lost afternoon' });
    await page.getByText('1 of 4 used of the free trial').waitFor();
    await page.getByText('Gave watched@example.org 3 analyses').waitFor();
  });

  it('suspends a student, who is told at the sign-in, and lets her in again', async () => {
    const { page } = desk;
    await fillAndSend('Suspend', { Reason: 'Shared with a class' });
    await page.getByText('Suspended', { exact: true }).waitFor();
    const { page: hers } = await visit(browser, {}, watched);
    await hers.goto('/auth');
    await hers.getByLabel('Email').fill('watched@example.org');
    await hers.getByLabel('Password', { exact: true }).fill(password);
    await hers.getByRole('button', { name: 'Sign In', exact: true }).click();
    await hers
      .getByText(/This account is suspended\./)
      .first()
      .waitFor();
    await fillAndSend('Resume', { Reason: 'Cleared up' });
    await signIn(hers, 'watched@example.org');
    await fillAndSend('Sign Out Everywhere', { Reason: 'Lost laptop' });
    await hers.goto('/settings');
    await hers
      .getByRole('link', { name: /Sign In/ })
      .first()
      .waitFor();
  });

  it('reads a report, its statement, quote and reason, and is done with it', async () => {
    const { page } = desk;
    await goTo('Reports');
    const report = page.getByRole('article').filter({ hasText: 'That is the dissent' });
    await report.locator('blockquote').first().waitFor();
    expect(await page.locator('main').textContent()).not.toContain('watched@');
    await expectAccessible(page, report);
    await report.getByRole('button', { name: /Mark report \d+ as done/ }).click();
    await report.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await report.getByText(/^Done /).waitFor();
  });

  it('sees that no analysis has failed, and can retry all that do', async () => {
    const { page } = desk;
    const retryAll = page.getByRole('button', { name: 'Retry All' });
    const failure: FailedAnalysis = {
      caseId: 1,
      userId: 1,
      tier: 'standard',
      fileSize: 1_000,
      pageCount: 12,
      code: 'provider_down',
      message: 'The model could not be reached.',
      reason: 'HTTP 500 from the provider',
      retryable: true,
      uploadedAt: new Date().toISOString(),
    };
    let items: FailedAnalysis[] = [];
    const address = `**${listFailures.path}*`;
    await page.route(address, (route) => route.fulfill({ json: { items, nextCursor: null } }));
    await page.reload();
    await goTo('Failures');
    await page.getByText('No failed analyses').waitFor();
    expect(await retryAll.count()).toBe(0);
    items = [failure];
    await page.reload();
    await page.getByText('HTTP 500 from the provider').waitFor();
    await retryAll.click();
    await page
      .getByText(/running again\./)
      .first()
      .waitFor();
    await expectAccessible(page, heading(page, 'Failures'));
    await page.unroute(address);
  });

  it('gives a university’s students the paid plan, and says which line of a list is wrong', async () => {
    const { page } = desk;
    await makeStudent('enrolled@law.jefferson.example');
    await goTo('Seats');
    const domains = page.getByLabel('Domains');
    await domains.fill('law.jefferson.example\njefferson');
    await page.getByRole('button', { name: 'Save Seats' }).click();
    await page.getByText('“jefferson”: This isn’t a domain.').waitFor();
    await domains.fill('law.jefferson.example');
    await page.getByLabel('Email addresses').fill('dean@jefferson.example');
    await page.getByRole('button', { name: 'Save Seats' }).click();
    await page.getByText('Seats saved.').first().waitFor();
    await page.getByText(/^1 account, since /).waitFor();
    await page.getByText('0 of 1 with an account').waitFor();
    await expectAccessible(page, heading(page, 'Seats'));
    const { page: hers } = await visit(browser);
    await signIn(hers, 'enrolled@law.jefferson.example');
    await hers.goto('/settings/plan');
    await hers.getByText(/^Your university pays for your plan; the week ends /).waitFor();
    await hers.context().close();
    await page.reload();
    expect(await domains.inputValue()).toBe('law.jefferson.example');
  });

  it('deletes an account after typing its address', async () => {
    const { page } = desk;
    await makeStudent('unwanted@example.org');
    await goTo('Users');
    await page.getByLabel('Search by email or name').fill('unwanted@');
    await page.getByRole('link', { name: 'unwanted@example.org' }).click();
    await fillAndSend('Delete', {
      'Type unwanted@example.org to confirm': 'unwanted@example.org',
      Reason: 'Asked by mail',
    });
    await page.waitForURL('**/admin/users');
    await page.getByLabel('Search by email or name').fill('unwanted@');
    await page.getByText('No user matches').waitFor();
  });

  it('finds every act in the log, with who did it and why', async () => {
    const { page } = desk;
    await goTo('Audit Log');
    const log = page.getByRole('list', { name: 'Audit log' });
    for (const words of [
      /Deleted account \d+.*Asked by mail/,
      /Closed report \d+/,
      /Signed watched@example\.org out everywhere.*Lost laptop/,
      /Resumed watched@example\.org.*Cleared up/,
      /Suspended watched@example\.org.*Shared with a class/,
      /Gave watched@example\.org 3 analyses.*A lost afternoon/,
      /Signed in.*chief@example\.org/,
    ])
      await log.getByRole('listitem').filter({ hasText: words }).first().waitFor();
    await expectAccessible(page, log);
  });

  it.each([360, 768, 1440])(
    'opens each screen without anything moving while it comes, at %i pixels',
    async (width) => {
      await goTo('Users');
      const link = desk.page.getByRole('link', { name: administratorEmail });
      const account = (await link.getAttribute('href')) ?? '';
      const paths = [
        'analytics',
        'analytics?view=tables',
        'users',
        'failures',
        'reports',
        'seats',
        'models',
        'audit',
      ];
      const cookies = await desk.context.cookies();
      // Most of it is waiting.
      await Promise.all(
        [...paths.map((each) => `/admin/${each}`), account].map(async (path) => {
          const { page, context } = await visit(browser, { viewport: { width, height: 800 } });
          await context.addCookies(cookies);
          await expectStill(page, path);
          await context.close();
        }),
      );
    },
    120_000,
  );

  it('signs out, and finds nothing there any more', async () => {
    const { page, complaints } = desk;
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await heading(page, 'Admin Login').waitFor();
    await page.goto('/admin/analytics');
    await heading(page, 'Page Not Found').waitFor();
    expect(complaints).toEqual([]);
  });
});

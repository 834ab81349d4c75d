/** Nothing moves under the reader's eyes while a screen comes: layout shift at most .05 at every width. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

const most = 0.05;
/** Each answer comes a moment later than the one before, as on a slow line. */
const slownessMs = 60;

let browser: Browser;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('steady@example.org');
});
afterAll(() => browser.close());

const observer = `
  window.shifts = [];
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.hadRecentInput) return;
    const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
      [node?.nodeName, (node?.textContent ?? '').slice(0, 30), previousRect.y, '→', currentRect.y].join(' '));
    shifts.push({ value: entry.value, moved });
  })).observe({ type: 'layout-shift', buffered: true });
`;

const screens: [name: string, path: () => string][] = [
  ['landing', () => '/'],
  ['sign-in', () => '/auth'],
  ['demo', () => '/demo'],
  ['dashboard', () => '/dashboard'],
  ['class', () => `/class/${studies.classId}`],
  ['brief', () => `/brief/${studies.briefId}`],
  ['outline', () => `/outline/${studies.outlineId}`],
  ['questions', () => `/questions/${studies.questionSetId}`],
  ['settings', () => '/settings'],
  ['faq', () => '/faq'],
  ['diagnostic', () => '/diagnostic'],
];
const forVisitors = new Set(['landing', 'sign-in', 'demo']);

describe.each([360, 768, 1440])('at %i pixels', (width) => {
  it.each(screens)('%s stays in its place while it comes', async (name, path) => {
    const student = forVisitors.has(name) ? undefined : studies.student;
    const { page, context } = await visit(browser, { viewport: { width, height: 800 } }, student);
    let answers = 0;
    await page.route('**/api/**', async (route) => {
      if (route.request().url().endsWith('/events')) return route.continue();
      answers += 1;
      await new Promise((resolve) => setTimeout(resolve, slownessMs * Math.min(answers, 8)));
      await route.continue().catch(() => undefined);
    });
    await page.addInitScript(observer);
    await page.goto(path());
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
    const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('shifts');
    await context.close();
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
  });
});

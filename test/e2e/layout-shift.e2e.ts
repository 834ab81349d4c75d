/** Nothing moves under the reader's eyes while a screen comes. The administrators' screens: admin.e2e.ts. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { expectStill } from './stillness.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('steady@example.org');
});
afterAll(() => browser.close());

const forVisitors: [name: string, path: () => string][] = [
  ['landing', () => '/'],
  ['sign-in', () => '/auth'],
  ['demo', () => '/demo'],
  ['try', () => '/try'],
  ['verify', () => '/verify-email?token=wrong'],
  ['reset', () => '/reset-password?token=wrong'],
  ['terms', () => '/terms'],
  ['admin login', () => '/admin/login'],
];
const forStudents: [name: string, path: () => string][] = [
  ['dashboard', () => '/dashboard'],
  ['class', () => `/class/${studies.classId}`],
  ['brief', () => `/brief/${studies.briefId}`],
  ['outline', () => `/outline/${studies.outlineId}`],
  ['questions', () => `/questions/${studies.questionSetId}`],
  ['on-call sheet', () => `/session/${studies.sessionId}/sheet`],
  ['drill', () => '/drill'],
  ['drill run', () => '/drill/run'],
  ['settings', () => '/settings'],
  ['faq', () => '/faq'],
  ['diagnostic', () => '/diagnostic'],
];

describe.each([360, 768, 1440])('at %i pixels', (width) => {
  const viewport = { width, height: 800 };
  it.each(forVisitors)('%s stays in its place while it comes', async (_, path) => {
    const { page, context } = await visit(browser, { viewport });
    await expectStill(page, path());
    await context.close();
  });

  it.each(forStudents)('%s stays in its place while it comes', async (_, path) => {
    const { page, context } = await visit(browser, { viewport }, studies.student);
    await expectStill(page, path());
    await context.close();
  });
});

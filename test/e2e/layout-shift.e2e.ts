/** Nothing moves under the reader's eyes while a screen comes. The administrators' screens: admin.e2e.ts. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { screensOfStudents, screensOfVisitors } from './every-screen.ts';
import { expectStill } from './stillness.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('steady@example.org');
});
afterAll(() => browser.close());

describe.each([360, 768, 1440])('at %i pixels', (width) => {
  const viewport = { width, height: 800 };
  it.concurrent.each(screensOfVisitors)('%s stays in its place while it comes', async (_, path) => {
    const { page, context } = await visit(browser, { viewport });
    await expectStill(page, path(studies));
    await context.close();
  });

  it.concurrent.each(screensOfStudents)('%s stays in its place while it comes', async (_, path) => {
    const { page, context } = await visit(browser, { viewport }, studies.student);
    await expectStill(page, path(studies));
    await context.close();
  });
});

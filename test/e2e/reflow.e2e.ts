/** Nothing is wider than the screen: not on the narrowest, nor where the reader's own letters are twice as large. */
import { describe, expect, it, onTestFailed } from 'vitest';
import { openBrowser, pictureFailure, visit } from './browser.ts';
import { makeStudies } from './student.ts';

const screens = {
  '320 px wide': { width: 320, flags: [] },
  '360 px wide, in letters of twice the size': {
    width: 360,
    flags: ['--blink-settings=defaultFontSize=32'],
  },
};

describe.each(Object.entries(screens))('on a screen %s', (name, { width, flags }) => {
  it('every page has its whole width', { timeout: 60_000 }, async () => {
    const studies = await makeStudies(`reflow-${width}@example.org`);
    const browser = await openBrowser(flags);
    const visitor = await visit(browser, { viewport: { width, height: 640 } });
    const reader = await visit(browser, { viewport: { width, height: 640 } }, studies.student);
    const pages = [
      ...['/', '/faq', '/terms', '/demo', '/auth', '/nowhere'].map((path) => ({ path, ...visitor })),
      ...[
        '/dashboard',
        '/settings',
        `/class/${studies.classId}`,
        `/brief/${studies.briefId}`,
        `/outline/${studies.outlineId}`,
        `/questions/${studies.questionSetId}`,
      ].map((path) => ({ path, ...reader })),
    ];
    for (const { path, page } of pages) {
      onTestFailed((context) => pictureFailure(context.task, page));
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      // A case's row that is too wide is clipped by its list, and makes no page wider.
      const widest = () =>
        page.locator('html').evaluate((html) => {
          const rows = [...html.querySelectorAll('[data-case]')];
          const edges = rows.map((row) => Math.floor(row.getBoundingClientRect().right));
          return Math.max(html.scrollWidth, ...edges);
        });
      await expect.poll(widest, { message: `${path}, ${name}` }).toBeLessThanOrEqual(width);
    }
    await browser.close();
  });
});

/** Issue-spotter practice: offered once there is something to spot, worked by keys, kept over a reload. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compileCourseOutline } from '../../src/shared/course-outlines.ts';
import { secondOpinionPdf } from '../fixtures/fixtures.ts';
import { expectAccessible, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { grantAnalyses, makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('spotter@example.org');
  await grantAnalyses('spotter@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function enter(width: number): Promise<void> {
  open = await visit(browser, { viewport: { width, height: 900 } }, studies.student);
  page = open.page;
}

const path = () => `/class/${studies.classId}/issue-spotter`;
const offer = () => page.getByRole('link', { name: 'Issue Spotter' });
const boxes = () => page.getByRole('list', { name: 'Issues to spot' }).getByRole('checkbox');

describe('the issue spotter', () => {
  it('is not offered before there are two cases and a course outline', async () => {
    await enter(1280);
    await page.goto(`/drill?class=${studies.classId}`);
    await page.getByRole('link', { name: 'Start Drill' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await offer().count()).toBe(0);
    await page.goto(path());
    await page.getByRole('heading', { name: 'Nothing to Spot Yet' }).waitFor();
  });

  it('is gone through by keys, and leads to rules and passages', async () => {
    const { student, classId, sessionId } = studies;
    const { body } = await student.upload(sessionId, secondOpinionPdf);
    await student.waitForCase(body.id, undefined, 40_000);
    await student.call(compileCourseOutline, { id: classId });
    await enter(1280);
    await page.goto(`/drill?class=${classId}`);
    await offer().press('Enter');
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    const facts = page.getByRole('main').getByRole('list').first();
    expect(await facts.textContent()).not.toContain('v. ');
    const answer = page.getByRole('textbox', { name: 'Which issues do you see?' });
    await answer.fill('Did the acceptance reach the cold store?');
    await page.reload();
    expect(await answer.inputValue()).toBe('Did the acceptance reach the cold store?');
    await page.getByRole('heading', { name: 'What happened' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('heading', { name: 'The issues' }).waitFor();
    await page.getByText('Did the acceptance reach the cold store?').waitFor();
    const issues = await boxes().count();
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.getByText(`1 of ${issues} issues spotted`).waitFor();
    expect(await facts.textContent()).toContain('v. ');
    await page
      .getByRole('link', { name: /, p\. / })
      .first()
      .click();
    await page.waitForURL(/\/(?:brief|outline)\/\d+\?at=/);
    await page.goBack();
    await page.getByText(`1 of ${issues} issues spotted`).waitFor();
  });

  it.each([
    ['light', 360],
    ['dark', 1280],
  ] as const)('is accessible in %s at %d pixels', async (theme, width) => {
    await enter(width);
    await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
    await page.goto(path());
    await page.getByRole('heading', { name: 'What happened' }).focus();
    await page.keyboard.press('Space');
    await boxes().first().waitFor();
    await expectAccessible(page, boxes().first());
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
});

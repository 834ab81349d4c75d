/** The course outline of a class: compiled, changed, compiled again, read in its two lengths. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compileCourseOutline, updateCourseOutline } from '../../src/shared/course-outlines.ts';
import { downloadPath } from '../../src/web/paths.ts';
import { secondOpinionPdf } from '../fixtures/fixtures.ts';
import { expectAccessible, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { grantAnalyses, makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('course@example.org');
  await grantAnalyses('course@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function enter(width: number): Promise<void> {
  open = await visit(browser, { viewport: { width, height: 800 } }, studies.student);
  page = open.page;
}

const path = () => `/class/${studies.classId}/outline`;
const topics = () => page.getByRole('heading', { level: 2, name: /^I+\. / });

describe('the course outline', () => {
  it('is compiled from the class, and leads from a line to its passage and back', async () => {
    await enter(1280);
    await page.goto(`/class/${studies.classId}`);
    await page.getByRole('link', { name: 'Course Outline' }).press('Enter');
    await page.getByRole('button', { name: 'Compile 1 Case' }).press('Enter');
    await topics().first().waitFor();
    const link = page.getByRole('link', { name: /, p\. / }).first();
    const where = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await page
      .locator(`#passage-${where.searchParams.get('at')}`)
      .first()
      .waitFor();
    await page.goBack();
    await topics().first().waitFor();
  });

  it('is changed by keyboard: a line reworded, one added, one removed and brought back', async () => {
    await enter(1280);
    await page.goto(path());
    await topics().first().waitFor();
    const more = page.getByRole('button', { name: /^More for Rule: / }).first();
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    const field = page.getByRole('textbox', { name: /^Edit Rule: / });
    await field.fill('Carriers owe the highest care.');
    await field.press('Enter');
    await page.getByText('Carriers owe the highest care.').waitFor();
    await expect
      .poll(() => page.evaluate(`document.activeElement?.getAttribute('aria-label')`))
      .toBe('More for Rule: Carriers owe the highest care.');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Add a Line Below' }).press('Enter');
    const added = page.getByRole('textbox', { name: /^New line below Rule: / });
    await added.fill('Asked on the 2019 exam');
    await added.press('Enter');
    await page.getByText('Asked on the 2019 exam').waitFor();
    await page.getByRole('button', { name: 'More for Asked on the 2019 exam' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await page.getByText('Removed and skipped (1)').press('Enter');
    await page.getByRole('button', { name: 'Restore Asked on the 2019 exam' }).press('Enter');
    await page.getByText('Removed and skipped').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Asked on the 2019 exam').waitFor();
  });

  it('keeps that when it is compiled again, and offers what came with a new case', async () => {
    const { student, sessionId } = studies;
    const { body } = await student.upload(sessionId, secondOpinionPdf);
    await student.waitForCase(body.id, undefined, 40_000);
    await enter(1280);
    await page.goto(path());
    await page.getByText('1 case came in after this was compiled.').waitFor();
    await page.getByRole('button', { name: 'Compile Again' }).press('Enter');
    const offers = page.getByRole('region', { name: 'New in your briefs' });
    await offers.waitFor();
    await page.getByText('Carriers owe the highest care.').waitFor();
    expect(await page.getByText('Asked on the 2019 exam').count()).toBe(1);
    await offers.getByRole('button', { name: 'Skip All' }).press('Enter');
    await offers.waitFor({ state: 'detached' });
    const lines = await page.getByRole('listitem').count();
    await page.getByText(/^Removed and skipped/).press('Enter');
    await page
      .getByRole('button', { name: /^Restore / })
      .first()
      .press('Enter');
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(lines);
    expect(await page.getByText('Asked on the 2019 exam').count()).toBe(1);
  });

  it.each([
    ['light', 360],
    ['dark', 360],
    ['light', 1280],
    ['dark', 1280],
  ] as const)('is accessible in %s at %d pixels, in both lengths', async (theme, width) => {
    await enter(width);
    await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
    for (const length of ['', '?length=attack']) {
      await page.goto(`${path()}${length}`);
      await topics().first().waitFor();
      await expectAccessible(page, topics().first());
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
  });

  it('says that another window was faster, and keeps what she typed', async () => {
    await enter(1280);
    await page.goto(path());
    await topics().first().waitFor();
    await page.getByRole('button', { name: 'Add a Topic' }).press('Enter');
    const field = page.getByRole('textbox', { name: 'New topic' });
    await field.fill('Exam tips');
    const { student, classId } = studies;
    const { version } = await student.call(compileCourseOutline, { id: classId });
    await student.call(updateCourseOutline, { id: classId, version, added: [] });
    await field.press('Enter');
    await page.getByText('This was changed in another window.').first().waitFor();
    expect(await field.inputValue()).toBe('Exam tips');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: /Exam tips/ }).waitFor();
    open.complaints.length = 0;
  });

  it('is downloaded by who pays', async () => {
    await enter(1280);
    await page.goto(path());
    await page.getByRole('button', { name: 'Download the course outline' }).click();
    await page.getByRole('menuitem', { name: 'Download as Word' }).click();
    await page.getByRole('dialog', { name: /Upgrade to/ }).waitFor();
    expect(downloadPath.courseOutline(1, 'docx', 'attack')).toBe(
      '/api/classes/1/outline/download?format=docx&length=attack',
    );
  });
});

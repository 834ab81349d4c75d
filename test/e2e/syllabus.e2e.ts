/** A syllabus is pasted, looked at, confirmed, and says what is missing. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateCase } from '../../src/shared/cases.ts';
import { createClass, getClass } from '../../src/shared/classes.ts';
import { listClassSessions } from '../../src/shared/sessions.ts';
import { readSyllabus } from '../../src/shared/syllabus.ts';
import { beforeTests, expectNoViolation, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('syllabus@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

const day = new Date(Date.now() + 3 * 86_400_000);
const later = new Date(day.getTime() + 86_400_000);
const exam = new Date(day.getTime() + 30 * 86_400_000);
const nameOfDay = (date: Date) =>
  `${date.toLocaleString('en-US', { month: 'long' })} ${date.getDate()}, ${date.getFullYear()}`;
const text = `${nameOfDay(day)}: Proximate Cause
Palsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928); Katko v. Briney
${nameOfDay(later)}: Duty to Rescue
Farwell v. Keaton
${nameOfDay(exam)}: Final exam`;

/** A case of Negligence that the syllabus has for the second day, once its name is known. */
async function movesWhereNamed(): Promise<void> {
  await studies.student.call(readSyllabus, { id: studies.classId, text, apply: true });
  await studies.student.call(updateCase, { id: studies.caseId, title: 'Farwell v. Keaton' });
  await page.goto(`/class/${studies.classId}`);
  const notice = page.getByRole('region', { name: 'Your syllabus has 1 case on another day' });
  await notice.getByText(/: Duty to Rescue/).waitFor();
  await expectNoViolation(page, 'dark');
  await notice.getByRole('button', { name: 'Move It There' }).press('Enter');
  await notice.waitFor({ state: 'detached' });
  const movedThere = async () =>
    (await studies.student.call(listClassSessions, { id: studies.classId })).find(
      ({ title }) => title === 'Duty to Rescue',
    )?.cases.length;
  // It is gone at once, and the server hears of it.
  await expect.poll(movedThere).toBe(1);
}

describe('a syllabus', () => {
  it.each([
    ['light', 360],
    ['dark', 1280],
  ] as const)(
    'is looked at and confirmed in %s at %d pixels, and creates nothing twice',
    async (theme, width) => {
      open = await visit(browser, { viewport: { width, height: 800 } }, studies.student);
      page = open.page;
      await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
      await page.goto(`/class/${studies.classId}`);
      await page.getByRole('button', { name: 'More for Torts' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Paste Syllabus' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Paste Your Syllabus' });
      await dialog.getByRole('textbox', { name: 'Syllabus' }).fill(text);
      await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
      const found = dialog.getByRole('region', { name: 'What was found' });
      await found.getByText('Palsgraf v. Long Island R.R. Co.').waitFor();
      await expectNoViolation(page, theme);
      if (width === 360) {
        await found.getByRole('checkbox', { name: /^Katko v\. Briney/ }).press('Space');
        await found.getByRole('checkbox', { name: /^Duty to Rescue/ }).press('Space');
        expect(await dialog.getByRole('checkbox', { name: /^Final exam/ }).isChecked()).toBe(true);
        expect(await found.getByRole('checkbox', { name: /^Farwell v\. Keaton/ }).isDisabled()).toBe(true);
        await expectNoViolation(page, theme);
        await dialog.getByRole('button', { name: 'Create 1 Class Session' }).press('Enter');
        await dialog.waitFor({ state: 'detached' });
      } else {
        const palsgraf = found.getByRole('checkbox', { name: /^Palsgraf v\. Long Island/ });
        expect([await palsgraf.isChecked(), await palsgraf.isDisabled()]).toEqual([true, true]);
        await found.getByRole('button', { name: 'Uncheck All' }).press('Enter');
        await dialog.getByRole('button', { name: 'Nothing Selected' }).waitFor();
        await page.keyboard.press('Escape');
      }
      const missing = page.getByRole('region', { name: /^1 case to upload for Proximate Cause/ });
      await missing.getByText('Palsgraf v. Long Island R.R. Co.').waitFor();
      await expectNoViolation(page, theme);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(await missing.getByText('Katko v. Briney').count()).toBe(0);
      await page.goto('/dashboard');
      const tonight = page.getByRole('region', { name: 'Proximate Cause' });
      await tonight.getByText('1 case to upload:').waitFor();
      await expectNoViolation(page, theme);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      if (width === 1280) {
        await page.goto(`/class/${studies.classId}`);
        await missing.getByRole('button', { name: /^Don’t ask for Palsgraf/ }).press('Enter');
        await missing.waitFor({ state: 'detached' });
        await movesWhereNamed();
      }
    },
  );

  it('of a class that had no sessions leads to those that it created', async () => {
    const { student } = studies;
    const { semesterId } = await student.call(getClass, { id: studies.classId });
    const { id: classId } = await student.call(createClass, { name: 'Property', semesterId });
    open = await visit(browser, {}, student);
    page = open.page;
    await page.goto(`/class/${classId}`);
    await page.getByRole('button', { name: 'Paste Your Syllabus' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste Your Syllabus' });
    await dialog.getByRole('textbox', { name: 'Syllabus' }).fill(text);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Create 2 Class Sessions' }).click();
    await page.getByText('Created 2 class sessions with 3 cases to upload.').first().waitFor();
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Class Sessions');
  });
});

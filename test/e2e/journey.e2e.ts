/** The main job, from the first visit to a passage of the opinion, as a student does it. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outlineTitles } from '../../src/study/material/schema.ts';
import { sectionName } from '../../src/study/words/section-name.ts';
import { teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { expectAccessible, openBrowser, pictureFailure, signUp, type Visit, visit } from './browser.ts';

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  open = await visit(browser);
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

describe('a law student', () => {
  it('signs up, verifies by the mail in the outbox and signs in', async () => {
    await signUp(open.page, 'ada@example.org');
  });

  it('makes a semester and a class', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Create First Semester' }).click();
    const semester = page.getByRole('dialog', { name: 'Add New Semester' });
    await semester.getByRole('textbox').fill('Fall 2026');
    await semester.getByRole('button', { name: 'Create Semester' }).click();
    await page.getByText('Semester created successfully').first().waitFor();
    await page.getByRole('button', { name: 'Add Class' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add New Class' });
    await dialog.getByLabel('Class Name').fill('Torts');
    await dialog.getByRole('button', { name: 'Create Class' }).click();
    await page.getByText('Class created successfully').first().waitFor();
    await page.getByRole('heading', { name: 'Torts', level: 1 }).waitFor();
  });

  it('drops an opinion, reloads half-way and finds all three materials ready', async () => {
    const { page } = open;
    await page.getByLabel('Choose PDFs').setInputFiles(teachingOpinionPdf);
    await page.getByText(/uses your only analysis/i).waitFor();
    await page.getByRole('button', { name: 'Analyze Documents' }).click();
    // On the list it is safe: a reload no longer stops anything.
    await page
      .getByRole('region', { name: /^Class of/ })
      .getByText(/opinion|Marlow/)
      .first()
      .waitFor();
    await page.reload();
    const materials = page.getByRole('list', { name: /Study material of Marlow/ });
    await materials.getByRole('link', { name: /Brief/ }).waitFor();
    await materials.getByRole('link', { name: /Outline/ }).waitFor();
    await materials.getByRole('link', { name: /Questions/ }).waitFor();
    await page.getByText(/file deleted/i).waitFor();
  });

  it('reads the brief beside the text, and a pinpoint leads to its words', async () => {
    const { page } = open;
    await page.getByRole('link', { name: /Brief/ }).first().click();
    await page.getByRole('heading', { name: /Marlow v\. Tidewater/, level: 1 }).waitFor();
    const holding = page
      .getByRole('main')
      .getByRole('link', { name: /^p\. \w+.*“/ })
      .first();
    const words = /“(.{20,60})/.exec((await holding.getAttribute('aria-label')) ?? '')?.[1] ?? 'no words';
    await holding.click();
    const mark = page.locator('mark').first();
    await mark.waitFor();
    expect(words).toContain((await mark.textContent())?.slice(0, 20));
    await expectAccessible(page, page.locator('mark').first());
  });

  it('opens the outline and folds a section', async () => {
    const { page } = open;
    await page.getByRole('link', { name: 'Outline' }).first().click();
    const title = page.getByText('Black-letter rule').first();
    await title.waitFor();
    await expectAccessible(page, title);
    const sections = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect.poll(() => sections.count()).toBe(6);
    expect((await sections.allTextContents()).map((text) => text.replace(/^[IV]+\.?/, ''))).toEqual([
      ...outlineTitles.map(sectionName),
    ]);
    for (const name of outlineTitles.map(sectionName)) {
      const section = page.getByRole('region', { name, exact: true });
      const head = section.getByRole('heading', { level: 2 }).getByRole('button');
      const text = section.locator('[data-leaf], li, p').filter({ hasText: /\w/ }).first();
      expect(await head.getAttribute('aria-expanded')).toBe('true');
      expect(await text.isVisible()).toBe(true);
      await head.click();
      expect(await head.getAttribute('aria-expanded')).toBe('false');
      await text.waitFor({ state: 'hidden' });
      await head.click();
      await text.waitFor();
    }
  });

  it('has the outline made again, and brings back what it was', async () => {
    const { page } = open;
    const again = page.getByRole('button', { name: /Regenerate the outline/ });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Regenerate the outline' });
    await dialog.getByText(/come out the same, word for word/).waitFor();
    await dialog.getByRole('button', { name: 'Edit the Outline' }).click();
    await page.getByRole('button', { name: 'Stop editing the outline' }).click();
    await page.getByRole('button', { name: 'Actions for Black-letter rule II. A.', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await again.click();
    await dialog.getByText('3 times left').waitFor();
    await expectAccessible(page, again);
    await again.click();
    await dialog.getByRole('button', { name: 'Regenerate (Standard)' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('The outline was regenerated').first().waitFor();
    await again.click();
    await dialog
      .getByRole('button', { name: /Restore version/ })
      .first()
      .click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is asked five questions whose answers are hidden until asked for', async () => {
    const { page } = open;
    await page.getByRole('link', { name: 'Questions' }).first().click();
    const show = page.getByRole('button', { name: 'Show the professor’s answer' });
    await show.waitFor();
    await expectAccessible(page, show);
    const answer = page.getByRole('heading', { name: /professor.s answer/i });
    const steps = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
    const difficulties = ['Easy', 'Easy', 'Medium', 'Medium', 'Hard'];
    expect(await steps.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(
      difficulties.map((difficulty, index) => `Question ${index + 1}, ${difficulty}`),
    );
    for (const [index, difficulty] of difficulties.entries()) {
      await steps.nth(index).click();
      await page.getByText(`Question ${index + 1} of 5`).waitFor();
      await page.getByRole('article').getByText(difficulty, { exact: true }).waitFor();
      await show.waitFor();
      expect(await answer.count()).toBe(0);
    }
    await show.click();
    await answer.waitFor();
    await expectAccessible(page, answer);
  });

  it('finds the same on a phone, with the text behind a tab', async () => {
    const { page } = open;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('tab', { name: 'Brief' }).click();
    await page.waitForURL('**/brief/*');
    const brief = page.getByRole('tabpanel', { name: 'Brief' });
    await brief.getByRole('heading', { name: /Marlow v\. Tidewater/, level: 1 }).waitFor();
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page
      .getByRole('link', { name: /^p\. \w+.*“/ })
      .first()
      .click();
    await page.locator('mark').first().waitFor({ state: 'visible' });
    await expectAccessible(page, page.locator('mark').first());
  });

  it('has the tools of a material in a menu on a phone, each large enough for a thumb', async () => {
    const { page } = open;
    await page.getByRole('tab', { name: 'Brief' }).click();
    const more = page.getByRole('button', { name: 'More', exact: true });
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await more.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await more.click();
    for (const name of ['Regenerate, Versions', 'Download as PDF', 'Print']) {
      const item = page.getByRole('menuitem', { name });
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('menuitem', { name: 'Regenerate, Versions' }).click();
    await page.getByRole('dialog', { name: 'Regenerate the brief' }).waitFor();
    await page.keyboard.press('Escape');
    await more.click();
    await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
    await page.getByRole('dialog', { name: /^Upgrade to/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate('window.print = () => { window.printed = true; }');
    await more.click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate('window.printed')).toBeTruthy();
  });

  it('signs out, and the class is hers alone', async () => {
    const { page } = open;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /account of/i }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByText('Logged out successfully').first().waitFor();
    await page.goto('/class/1');
    await page.getByRole('heading', { name: 'Law School Cold Calls Got You Sweating?' }).waitFor();
  });

  it('saw no complaint of the browser on the way', () => {
    expect(open.complaints).toEqual([]);
  });
});

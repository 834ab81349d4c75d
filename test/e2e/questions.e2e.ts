/** What the product asks a student before it charges her, and what she corrects of what it read. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { casebookChapterPdf, motionPdf, shortOrderPdf, teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { expectAccessible, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudent } from './student.ts';

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

/** A student who looks at her class; her phone, where it is narrow. */
async function openClass(email: string, width = 1280): Promise<Page> {
  const student = await makeStudent(email);
  const { classId } = await student.makeSession();
  open = await visit(browser, { viewport: { width, height: 800 } }, student);
  await open.page.goto(`/class/${classId}`);
  return open.page;
}

async function upload(page: Page, file: string | Buffer): Promise<void> {
  const given =
    typeof file === 'string' ? file : { name: 'order.pdf', mimeType: 'application/pdf', buffer: file };
  await page.getByLabel('Choose PDFs').setInputFiles(given);
  await page.getByRole('button', { name: 'Analyze Documents' }).click();
}

const question = (page: Page) => page.getByRole('region', { name: /^Question about/ });

/** The button that was pressed is gone: who works by keyboard goes on at the case. */
const expectFocusInRow = (page: Page) =>
  expect.poll(() => page.evaluate(`document.activeElement.matches('[data-case] *')`)).toBe(true);

describe('a student who adds a file that is no opinion', () => {
  it('is asked on its card, after a reload too, and gets it analyzed when she means it', async () => {
    const page = await openClass('asked@example.org');
    await upload(page, motionPdf);
    const asked = question(page);
    await asked.getByText('it looks like a motion').waitFor();
    await asked.getByText('It will use your 1 analysis.').waitFor();
    await expectAccessible(page, asked.getByRole('button', { name: 'Analyze It Anyway' }));
    await asked.getByRole('button', { name: 'Analyze It Anyway' }).press('Enter');
    await asked.waitFor({ state: 'detached' });
    await expectFocusInRow(page);
    await page
      .getByRole('list', { name: /Study material of/ })
      .getByRole('link', { name: /Questions/ })
      .waitFor();
    expect(open.complaints).toEqual([]);
  });

  it('leaves it out at no cost, and may change her mind', async () => {
    const page = await openClass('declines@example.org', 390);
    await upload(page, motionPdf);
    await question(page).getByRole('button', { name: 'Skip' }).click();
    await page.getByText('You skipped this file. You weren’t charged.').waitFor();
    await expectFocusInRow(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectFocusInRow(page);
    await question(page).getByText('It will use your 1 analysis.').waitFor();
  });
});

describe('a student in whose file little is found', () => {
  it('is told what was found before it is charged, looks at it, and keeps it', async () => {
    const page = await openClass('little@example.org');
    await upload(page, shortOrderPdf(21));
    const asked = question(page);
    await asked
      .getByText(/^We didn’t find much in this file: a holding, no rule, \w+ statements?, and /)
      .waitFor();
    await asked.getByText('Keep it anyway? It will use your 1 analysis.').waitFor();
    await expectAccessible(page, asked.getByRole('button', { name: 'Keep It' }));
    const materials = page.getByRole('list', { name: /Study material of/ });
    await materials.getByRole('link', { name: /^Brief/ }).waitFor();
    await asked.getByRole('button', { name: 'Keep It' }).press('Enter');
    await asked.waitFor({ state: 'detached' });
    await expectFocusInRow(page);
    await materials.getByRole('link', { name: /^Brief/ }).waitFor();
    expect(open.complaints).toEqual([]);
  });

  it('leaves it out at no cost, and nothing of it stays', async () => {
    const page = await openClass('leaves-little@example.org', 390);
    await upload(page, shortOrderPdf(22));
    await question(page).getByRole('button', { name: 'Skip' }).click();
    await page.getByText('You skipped this file. You weren’t charged.').waitFor();
    expect(await page.getByRole('list', { name: /Study material of/ }).count()).toBe(0);
    expect(open.complaints).toEqual([]);
  });
});

describe('a student who adds a chapter of two cases', () => {
  it('chooses on her phone the one that her allowance covers', async () => {
    const page = await openClass('chapter@example.org', 390);
    await upload(page, casebookChapterPdf);
    const asked = question(page);
    const second = asked.getByRole('checkbox', { name: /Delacroix/i });
    await second.check();
    await asked.getByText('This needs 2 analyses; you have 1.').waitFor();
    expect(await asked.getByRole('button', { name: 'Analyze These 2 Cases' }).isDisabled()).toBe(true);
    await expectAccessible(page, second);
    await second.check();
    await asked.getByRole('checkbox', { name: /Ormsby/i }).uncheck();
    await asked.getByRole('button', { name: 'Analyze This Case' }).click();
    const materials = page.getByRole('list', { name: /Study material of Delacroix/i });
    await materials.getByRole('link', { name: /Questions/ }).waitFor();
    expect(open.complaints).toEqual([]);
  });
});

describe('a student who reads a brief', () => {
  it('corrects its caption, which then stands on the card as well', async () => {
    const page = await openClass('caption@example.org');
    await upload(page, teachingOpinionPdf);
    await page.getByRole('link', { name: /^Brief/ }).click();
    await page.getByRole('button', { name: 'Edit Caption' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Caption' });
    await dialog.getByLabel('Case name').fill(' ');
    await dialog.getByRole('button', { name: 'Save Caption' }).click();
    await dialog.getByText('A case needs a name').waitFor();
    await dialog.getByLabel('Case name').fill('Marlow v. Tidewater Ferry');
    await dialog.getByLabel('Citation').fill('214 Jef. 88 (2024)');
    await dialog.getByLabel('Docket number').fill('');
    await dialog.getByRole('button', { name: 'Save Caption' }).click();
    await dialog.waitFor({ state: 'detached' });
    const heading = page.getByRole('heading', { name: 'Marlow v. Tidewater Ferry', level: 1 });
    await heading.waitFor();
    await page.getByText('214 Jef. 88 (2024)').first().waitFor();
    expect(await page.getByText('No. 23-0417').count()).toBe(0);
    await expectAccessible(page, heading);
    await page.getByRole('link', { name: 'Torts' }).first().click();
    await page.getByText(/214 Jef\. 88 \(2024\) ·\sSupreme Court of Jefferson/).waitFor();
    expect(open.complaints).toEqual([]);
  });
});

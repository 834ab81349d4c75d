/** A casebook whose cases are picked week by week. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { answerCase } from '../../src/shared/cases.ts';
import { casebookChapterPdf } from '../fixtures/fixtures.ts';
import { expectNoViolation, openBrowser, pictureFailure, visit } from './browser.ts';
import { grant, makeStudent } from './student.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The class of a student who has picked the first of two cases. */
async function openClass(email: string, options = {}) {
  const student = await makeStudent(email);
  await grant(student, 'analyses', 5);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, casebookChapterPdf, { fileName: 'Torts casebook.pdf' });
  await student.waitForCase(body.id, ({ status }) => status === 'needs_answer', 40_000);
  await student.call(answerCase, { id: body.id, proceed: true, picks: [0] });
  await student.waitForCase(body.id, undefined, 40_000);
  const { page } = await visit(browser, options, student);
  onTestFailed((context) => pictureFailure(context.task, page));
  await page.goto(`/class/${classId}`);
  return page;
}

describe('a casebook', () => {
  it('waits on the shelf of its class, and gives its next case when it is picked', async () => {
    const page = await openClass('shelf@example.org');
    await page.getByText('1 of 2 cases left').waitFor();
    await page.getByRole('button', { name: 'Pick cases from Torts casebook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Torts casebook' });
    expect(await dialog.getByRole('checkbox').first().isDisabled()).toBe(true);
    await expectNoViolation(page, 'dark');
    await dialog.getByLabel(/^Delacroix v. Harrow/).check();
    await dialog.getByLabel('Class Session').selectOption({ label: 'Negligence' });
    await dialog.getByText(/^Uses 1 of your/).waitFor();
    await dialog.getByRole('button', { name: 'Analyze 1 Case' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('All 2 cases are in this class').waitFor();
    await page.getByRole('heading', { name: /^Delacroix v. Harrow/ }).waitFor();
  });

  it('opens when its file is added again, and goes when it is deleted from the shelf', async () => {
    const page = await openClass('shelf-again@example.org');
    await page.getByText('1 of 2 cases left').waitFor();
    await page.getByLabel('Choose PDFs').setInputFiles(casebookChapterPdf);
    await page.getByRole('button', { name: 'Analyze Documents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Torts casebook' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Delete from Shelf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Shelf' }).waitFor({ state: 'detached' });
    await page
      .getByText(/^Ormsby v. Kestrel/)
      .first()
      .waitFor();
  });
});

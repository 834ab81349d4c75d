/** A class comes in from a file, and what is no class file is named in a sentence. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listClasses } from '../../src/shared/classes.ts';
import { expectNoViolation, openBrowser, visit } from './browser.ts';
import { makeStudent, makeStudies } from './student.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Class' });

async function chooseFile(page: Page, bytes: string): Promise<void> {
  await dialog(page)
    .getByLabel('Class file')
    .setInputFiles({
      name: 'torts.hotseat',
      mimeType: 'application/zip',
      buffer: Buffer.from(bytes),
    });
}

it('is opened from the class dialog, and leads to the class', async () => {
  const { student, classId } = await makeStudies('bringer@example.org');
  const { page, complaints } = await visit(browser, {}, student);
  const [own] = await student.call(listClasses, {});
  await page.route('**/api/classes/import?*', (route) =>
    route.fulfill({
      status: 201,
      json: {
        ...own,
        ...{ caseCount: 1, lostQuotes: 2 },
        leftOut: [{ title: 'Marlow v. Harbor', reason: 'its text was deleted before' }],
      },
    }),
  );
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Add Class/ })
    .first()
    .click();
  await dialog(page).waitFor();
  await expectNoViolation(page, 'dark');
  await chooseFile(page, 'anything');
  for (const told of [
    'Added “Torts” with 1 case. 2 quotes didn’t match the text',
    '“Marlow v. Harbor” was left out: its text was deleted before.',
  ])
    await page.getByText(told, { exact: false }).first().waitFor();
  await page.waitForURL(`**/class/${classId}`);
  expect(complaints).toEqual([]);
});

it('that is none is refused in one sentence, and the dialog stays', async () => {
  const student = await makeStudent('bringer-of-none@example.org');
  await student.makeSession();
  const { page } = await visit(browser, {}, student);
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Add Class/ })
    .first()
    .click();
  await chooseFile(page, 'not a zip');
  await page
    .getByText('This isn’t a class file from this product, or it’s damaged.', { exact: false })
    .first()
    .waitFor();
  await dialog(page).waitFor();
});

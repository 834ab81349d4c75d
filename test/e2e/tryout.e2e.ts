/** A stranger's own PDF, from the landing page to its brief, and from there into her account. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import * as fixtures from '../fixtures/fixtures.ts';
import {
  acceptTerms,
  expectAccessible,
  openBrowser,
  pictureFailure,
  register,
  signIn,
  visit,
} from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function open(path: string, options = {}): Promise<Page> {
  const { page } = await visit(browser, options);
  onTestFailed((context) => pictureFailure(context.task, page));
  await page.goto(path);
  return page;
}

const choose = (page: Page, path: string) => page.getByLabel('PDF file').setInputFiles(path);
const agree = (page: Page) => page.getByRole('button', { name: 'Agree and Analyze' }).click();
const facts = (page: Page) => page.getByRole('heading', { name: 'Facts' });

describe.each([
  ['on a desktop', wide],
  ['on a phone', phone],
])('a stranger %s', (_, device) => {
  it('reads the brief of her own PDF after five presses at most', async () => {
    const page = await open('/', device);
    let presses = 0;
    const press = async (name: string, role: 'link' | 'button') => {
      presses += 1;
      await page.getByRole(role, { name }).first().click();
    };
    await press('Try Your Own PDF', 'link');
    const chooser = page.waitForEvent('filechooser');
    await press('Choose a PDF', 'button');
    // The file and “Open” in the browser's own dialog: one press where a file is pressed twice.
    presses += 1;
    await (await chooser).setFiles(fixtures.teachingOpinionPdf);
    await press('Agree and Analyze', 'button');
    await page.getByRole('heading', { name: /^Marlow v. Tidewater Ferry/, level: 1 }).waitFor();
    await facts(page).waitFor();
    await page.getByText('Your PDF is deleted.').waitFor();
    expect(presses).toBeLessThanOrEqual(5);
  });
});

describe('her own PDF', () => {
  it('is told what happens to it before it is sent, and is there after a reload until she deletes it', async () => {
    const page = await open('/demo', wide);
    await page.getByRole('link', { name: 'Try Your Own PDF' }).click();
    await page.getByText('Your PDF is deleted as soon as its text has been read.').waitFor();
    await page.getByRole('link', { name: 'Terms of Service' }).waitFor();
    // A press on it says what is missing.
    await page.getByRole('button', { name: 'Agree and Analyze' }).press('Enter');
    await page.getByRole('alert').getByText('Choose a PDF first.').waitFor();
    await choose(page, fixtures.teachingOpinionPdf);
    await agree(page);
    await facts(page).waitFor();
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    await page.getByText('Question 1 of 5').waitFor();
    await page.reload();
    await page.getByText('Question 1 of 5').waitFor();
    // It can be asked and drilled as a student's own.
    await page.getByRole('link', { name: 'Brief', exact: true }).click();
    await page.getByRole('button', { name: 'Ask the text' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask the Text' });
    await asking.getByLabel('Your question').fill('What did the court hold?');
    await asking.getByRole('button', { name: 'Ask', exact: true }).click();
    await asking.locator('blockquote').first().getByRole('link').first().click();
    await page.locator('[id^="passage-"] mark').first().waitFor();
    await asking.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Drill', exact: true }).last().click();
    await page.getByText('How sure are you?').waitFor();
    await page.getByRole('button', { name: 'Delete Now' }).click();
    await page.getByRole('heading', { name: 'Try your own PDF' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Try your own PDF' }).waitFor();
  });

  it('that cannot be used says why, and another can be chosen', async () => {
    const page = await open('/try', wide);
    await choose(page, fixtures.textFileNamedPdf);
    await page
      .getByRole('alert')
      .getByText(/isn’t a PDF/)
      .waitFor();
    await choose(page, fixtures.encryptedPdf);
    await agree(page);
    await page.getByRole('heading', { name: 'This file didn’t work' }).waitFor();
    await page.getByText(/password/).waitFor();
    await page.getByRole('button', { name: 'Choose Another PDF' }).click();
    await choose(page, fixtures.casebookChapterPdf);
    await agree(page);
    await page.getByRole('heading', { name: 'This file has 2 cases in it' }).waitFor();
    await page.getByRole('listitem').getByRole('button').first().click();
    await facts(page).waitFor();
  });

  it('moves into her account when she signs up, where it is her free analysis', async () => {
    const page = await open('/try', wide);
    await choose(page, fixtures.teachingOpinionPdf);
    await agree(page);
    await facts(page).waitFor();
    await page.getByRole('link', { name: 'Sign Up to Keep It' }).click();
    await page.getByText(/^Marlow v. Tidewater Ferry.* comes with you/).waitFor();
    const email = 'tryout@example.org';
    await register(page, email);
    await signIn(page, email);
    await acceptTerms(page);
    // Nothing is left to analyze another with: the tour says so, and asks for no files.
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Law School Name').fill('Tidewater School of Law');
    await page.getByRole('button', { name: 'Skip the Tour' }).click();
    await page.getByText('Step 7 of 7').waitFor();
    expect(await page.getByRole('button', { name: 'Choose PDFs' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText('Your free analysis is used. The case you tried is in your class.').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('link', { name: 'My Cases' }).first().click();
    await page
      .getByText(/^Marlow v. Tidewater Ferry/)
      .first()
      .waitFor();
    await page.goto('/try');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('meets axe before and after', async () => {
    const page = await open('/try', phone);
    await expectAccessible(page, page.getByRole('heading', { name: 'Try your own PDF' }));
    await choose(page, fixtures.motionPdf);
    await agree(page);
    const asked = page.getByRole('heading', { name: /This looks like a motion/ });
    await asked.waitFor();
    await expectAccessible(page, asked);
    await page.getByRole('button', { name: 'Choose Another PDF' }).click();
    await choose(page, fixtures.teachingOpinionPdf);
    await agree(page);
    await facts(page).waitFor();
    await expectAccessible(page, page.getByRole('heading', { name: /^Marlow v. Tidewater Ferry/, level: 1 }));
  });
});

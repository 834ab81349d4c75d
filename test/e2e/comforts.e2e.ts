/** What makes hours of reading easier: finding words and pages in the opinion, knowing where one is, larger text. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectNoViolation, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('comforts@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function readBrief(width: number): Promise<void> {
  open = await visit(browser, { viewport: { width, height: 800 } }, studies.student);
  page = open.page;
  await page.goto(`/brief/${studies.briefId}`);
  await page
    .getByText(/^Made by/)
    .first()
    .waitFor({ state: 'attached' });
}

const contents = () => page.getByRole('button', { name: 'Contents of the opinion' });
const find = () => page.getByRole('searchbox', { name: 'Find words or a page in the opinion' });

describe('the opinion beside a brief', () => {
  it.each([360, 1280])('is searched, and each hit leads to its passage, at %d pixels', async (width) => {
    await readBrief(width);
    // On a phone its contents come with it.
    if (width < 700) await page.getByRole('tab', { name: 'Opinion' }).click();
    await contents().click();
    await find().fill('double-ended car ferry');
    const hit = page.getByRole('button', { name: /double-ended car ferry/ }).first();
    await hit.waitFor();
    await expectNoViolation(page, 'dark');
    await hit.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^p\d+/);
    const id = new URL(page.url()).searchParams.get('at');
    await page.locator(`#passage-${id}`).filter({ hasText: 'double-ended car ferry' }).waitFor();
  });

  it('opens at the page she names, and says what is not in it', async () => {
    await readBrief(1280);
    await contents().click();
    await find().fill('p. 5');
    await page.getByRole('button', { name: /^Go to p\. 5/ }).press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBeNull();
    await contents().click();
    await find().fill('xylophone');
    await page.getByText('Not in this text.').waitFor();
  });

  it('says in its contents where she is', async () => {
    await readBrief(1280);
    await contents().click();
    const last = page.getByRole('dialog', { name: 'Contents of the opinion' }).getByRole('button').last();
    const name = (await last.locator('span').first().textContent()) ?? '';
    await last.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBeNull();
    await contents().click();
    const here = page.locator('[aria-current="location"]');
    await here.waitFor();
    expect(await here.textContent()).toContain(name);
  });
});

describe('the text', () => {
  it('is as large and as wide as she chooses, now and the next time', async () => {
    await readBrief(1440);
    const size = () => page.evaluate<string>(`getComputedStyle(document.querySelector('article')).fontSize`);
    const standard = await size();
    await page.getByRole('button', { name: /^Theme: / }).click();
    await page.getByRole('menuitemradio', { name: 'Larger text' }).click();
    await expect.poll(size).not.toBe(standard);
    const larger = await size();
    await page.getByRole('button', { name: /^Theme: / }).click();
    await page.getByRole('menuitemradio', { name: 'Narrow column' }).click();
    await page.reload();
    await expect.poll(size).toBe(larger);
    expect(await page.locator('html').getAttribute('data-line-width')).toBe('narrow');
  });
});

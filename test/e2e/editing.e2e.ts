/** A student who writes as people do: she pauses, goes on, thinks better of it, and comes back. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getBrief, updateBrief } from '../../src/shared/materials.ts';
import { beforeTests, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('writer@example.org');
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

async function openBrief() {
  open = await visit(browser, {}, studies.student);
  const { page } = open;
  await page.goto(`/brief/${studies.briefId}`);
  await page.getByRole('region', { name: 'Holding' }).waitFor();
  return page;
}

const conflict = (page: Page): Locator => page.getByRole('alert', { name: 'Changed in another window' });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Holding' });
const holding = async () => (await studies.student.call(getBrief, { id: studies.briefId })).holding.text;
const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();
const reopened = async (page: Page, words: string) => {
  await page.reload();
  await page.getByRole('region', { name: 'Holding' }).getByText(words).waitFor();
};

async function edit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Actions for Holding', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return field(page);
}

/** Stroke by stroke, at the pace of a quick typist. */
const type = (into: Locator, words: string) => into.pressSequentially(words, { delay: 30 });

/** Longer than the desk waits before it saves, and than the save takes. */
const pauses = (page: Page) => page.waitForTimeout(2500);

async function expectUndisturbed(page: Page): Promise<void> {
  expect(await conflict(page).count()).toBe(0);
  expect(open.complaints).toEqual([]);
}

describe('words that are typed with pauses', () => {
  it('are all saved, with no word of another window', async () => {
    const page = await openBrief();
    const writing = await edit(page);
    await writing.fill('');
    for (const words of ['The carrier', ' may not', ' limit', ' its duty.']) {
      await type(writing, words);
      await pauses(page);
      await expectUndisturbed(page);
      expect(await holding()).toBe((await writing.inputValue()).trim());
    }
    await writing.press('Enter');
    await isSaved(page);
    await reopened(page, 'The carrier may not limit its duty.');
    await expectUndisturbed(page);
    expect(await holding()).toBe('The carrier may not limit its duty.');
  });

  it.each([
    ['Escape', (page: Page) => field(page).press('Escape')],
    ['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true }).click()],
  ])('go back to what was there by %s, also once they are saved', async (_, takeBack) => {
    const page = await openBrief();
    const before = await holding();
    const writing = await edit(page);
    await type(writing, ' And yet');
    await isSaved(page);
    await expect.poll(holding).toBe(`${before} And yet`);
    await type(writing, ' it may');
    await pauses(page);
    await takeBack(page);
    await writing.waitFor({ state: 'detached' });
    await expect.poll(holding).toBe(before);
    await expectUndisturbed(page);
    await reopened(page, before);
    await expectUndisturbed(page);

    await type(await edit(page), ' Again.');
    await field(page).press('Enter');
    await expect.poll(holding).toBe(`${before} Again.`);
    await expectUndisturbed(page);
  });

  it('are hers still when the answer to a save is lost on its way', async () => {
    const page = await openBrief();
    let isLost = false;
    await page.route('**/api/briefs/*', async (route) => {
      if (route.request().method() !== 'PATCH' || isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    const writing = await edit(page);
    await writing.fill('First half,');
    await page.getByText(/Not saved yet: you’re offline/).waitFor();
    await type(writing, ' second half.');
    await writing.press('Enter');
    await expect.poll(holding).toBe('First half, second half.');
    await expectUndisturbed(page);
    await reopened(page, 'First half, second half.');
    await expectUndisturbed(page);
  });

  it('are set beside those of a real second window, after pauses too', async () => {
    const page = await openBrief();
    const writing = await edit(page);
    await writing.fill('Mine, begun.');
    await isSaved(page);
    const { version } = await studies.student.call(getBrief, { id: studies.briefId });
    await studies.student.call(updateBrief, {
      id: studies.briefId,
      version,
      holding: { id: 'holding', text: 'Theirs.' },
    });
    await type(writing, ' And ended.');
    await conflict(page).getByText('Mine, begun. And ended.').waitFor();
    await conflict(page).getByText('Theirs.').waitFor();
    await conflict(page).getByRole('button', { name: 'Keep Mine' }).click();
    await expect.poll(holding).toBe('Mine, begun. And ended.');
    await expect.poll(() => conflict(page).count()).toBe(0);
  });
});

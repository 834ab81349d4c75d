/** What she marks in the opinion, with the pointer and by keyboard, and the brief that she makes of it. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCaseText } from '../../src/shared/cases.ts';
import { addHighlight, listHighlights } from '../../src/shared/highlights.ts';
import { getBrief } from '../../src/shared/materials.ts';
import { musingOpinionPdf } from '../fixtures/fixtures.ts';
import {
  expectAccessible,
  expectNoViolationInBoth,
  openBrowser,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { makeStudent, makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('marks@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, open.page);
  await open.context.close();
});

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 } };

async function go(path: string, options: BrowserContextOptions = wide): Promise<Page> {
  open = await visit(browser, options, studies.student);
  await open.page.goto(path);
  return open.page;
}

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Highlight the words you selected' });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name: `${name} highlight` });
const listed = async () =>
  (await studies.student.call(listHighlights, { id: studies.caseId })).items.toSorted((a, b) => a.id - b.id);

/** With the pointer, as she does: a press twice on a word selects it. */
async function selectWord(page: Page, text: string) {
  const passage = page.locator('[id^="passage-"] p').filter({ hasText: text }).first();
  await passage.scrollIntoViewIfNeeded();
  await passage.dblclick({ position: { x: 60, y: 12 } });
  await tools(page).waitFor();
}

describe('a highlight', () => {
  it('is made of selected words, noted on, used, kept, removed, and brought back', async () => {
    const page = await go(`/brief/${studies.briefId}`);
    await selectWord(page, 'landing');
    await tools(page).getByRole('button', { name: 'Highlight as Facts' }).click();
    const facts = panel(page, 'Facts');
    await facts.getByLabel('Note').fill('Ask about this in class.');
    await facts.getByRole('button', { name: 'Use as Holding' }).click();
    await facts.getByRole('button', { name: 'Use as Holding', pressed: true }).waitFor();
    await facts.getByRole('button', { name: 'Close' }).click();
    // She leaves at once: what she did last is still on its way.
    await page.goto('about:blank');
    await expect
      .poll(listed)
      .toMatchObject([{ colour: 'facts', note: 'Ask about this in class.', use: 'holding' }]);
    await page.goBack();
    const [made] = await listed();
    const letter = page.getByRole('button', { name: `Facts highlight with a note: ${made?.quote}` });
    await letter.press('Enter');
    expect(await facts.getByLabel('Note').inputValue()).toBe('Ask about this in class.');
    await facts.getByLabel('Note').fill('Ask about this in class. And about the ferry.');
    // A tab that is put away in the middle of her sentence, as a browser tells it.
    await page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      delete document.visibilityState;`);
    await expect.poll(async () => (await listed())[0]?.note).toContain('And about the ferry.');
    await facts.getByRole('button', { name: 'Dicta' }).click();
    const dicta = panel(page, 'Dicta');
    await dicta.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Dicta highlight with a note: ${made?.quote}` }).click();
    await dicta.getByRole('button', { name: 'Remove highlight' }).click();
    await page.getByText('Highlight removed').first().waitFor();
    expect(await listed()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: `Dicta highlight with a note: ${made?.quote}` }).waitFor();
    expect(await listed()).toMatchObject([
      { id: made?.id, colour: 'dicta', note: 'Ask about this in class. And about the ferry.' },
    ]);
    expect(open.complaints).toEqual([]);
  });

  it('is made by keyboard alone: of a statement’s words, of the next sentence, of two', async () => {
    const before = (await listed()).length;
    const { facts } = await studies.student.call(getBrief, { id: studies.briefId });
    const page = await go(`/brief/${studies.briefId}`);
    await page.locator('[id^="passage-"]').first().waitFor();
    await page.locator(`#statement-${facts[0]?.id} a`).first().focus();
    await page.keyboard.press('h');
    await tools(page)
      .getByRole('button', { name: 'Highlight as Facts' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('f');
    await panel(page, 'Facts').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await listed()).length).toBe(before + 1);
    const quote = facts[0]?.pinpoints[0]?.quote;
    expect((await listed()).at(-1)?.quote).toBe(quote);
    await page.keyboard.press('h');
    await tools(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await panel(page, 'Issue').waitFor();
    await page.keyboard.press('Escape');
    expect((await listed()).at(-1)).toMatchObject({ colour: 'issue' });
    await page.keyboard.press('h');
    await tools(page).waitFor();
    await page.keyboard.press('Escape');
    await tools(page).waitFor({ state: 'detached' });
    // Words in view are taken where they are.
    const opinion = page.getByRole('region', { name: 'Opinion', exact: true });
    const scrolled = () => opinion.evaluate((pane) => pane.scrollTop);
    await selectWord(page, 'landing');
    const stood = await scrolled();
    await page.keyboard.press('h');
    await tools(page).locator('button:focus').waitFor();
    expect(await scrolled()).toBe(stood);
    expect(open.complaints).toEqual([]);
  });

  it('that cannot be saved without network says so', async () => {
    const before = (await listed()).length;
    const page = await go(`/brief/${studies.briefId}`);
    await selectWord(page, 'ferry');
    await open.context.setOffline(true);
    await tools(page).getByRole('button', { name: 'Highlight as Rule' }).click();
    await page
      .getByText(/Your highlight wasn’t saved/)
      .first()
      .waitFor();
    await open.context.setOffline(false);
    expect(await listed()).toHaveLength(before);
  });
});

describe('her own brief', () => {
  it('stands beside the one that was made, and takes from it what she lacks', async () => {
    const page = await go(`/brief/${studies.briefId}`);
    await page.getByRole('link', { name: /^My Brief/ }).click();
    // What leads to the case's other material stays.
    await page.getByRole('link', { name: 'Outline', exact: true }).waitFor();
    const facts = page.getByRole('region', { name: 'Facts' });
    await facts.getByText('Also in our brief').first().waitFor();
    const lacking = facts.getByRole('button', { name: /^Add to mine/ });
    const before = await lacking.count();
    expect(before).toBeGreaterThan(0);
    await lacking.first().click();
    await expect.poll(() => lacking.count()).toBe(before - 1);
    await facts.getByRole('link').first().click();
    await page.waitForURL(/at=p/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Download my brief' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Download as Markdown' }).click()),
    ]);
    expect(file.suggestedFilename()).toMatch(/My Brief\.md$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('Ask about this in class.');
    await expectAccessible(page, facts);
    expect(open.complaints).toEqual([]);
  });

  it('fits a phone, and says what it is for while nothing is highlighted', async () => {
    const page = await go(`/brief/${studies.briefId}/own`, phone);
    await page.getByRole('region', { name: 'Facts' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByRole('tab', { name: 'Opinion' }).click();
    const letter = page.getByRole('button', { name: /^Facts highlight/ }).first();
    await letter.click();
    await panel(page, 'Facts').waitFor();
    await expectNoViolationInBoth(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await open.context.close();
    const fresh = await makeStudies('unmarked@example.org');
    open = await visit(browser, phone, fresh.student);
    await open.page.goto(`/brief/${fresh.briefId}/own`);
    await open.page.getByRole('heading', { name: 'Nothing highlighted yet' }).waitFor();
    expect(open.complaints).toEqual([]);
  });

  it('is offered where the brief is not sure', async () => {
    const student = await makeStudent('own-choice@example.org');
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, musingOpinionPdf(3), { fileName: 'race.pdf' });
    const { id, briefId } = await student.waitForCase(body.id, undefined, 40_000);
    const { pages } = await student.call(getCaseText, { id });
    const words = 'a miller without a sluice has no mill';
    const passage = pages.flatMap((page) => page.paragraphs).find(({ text }) => text.includes(words));
    const start = passage?.text.indexOf(words) ?? 0;
    const marked = { paragraphId: passage?.id ?? '', start, end: start + words.length };
    await student.call(addHighlight, { id, ...marked, colour: 'holding' });
    open = await visit(browser, wide, student);
    const { page } = open;
    await page.goto(`/brief/${briefId}`);
    const holding = page.getByRole('region', { name: 'Holding' });
    await holding.getByText('You highlighted this').waitFor();
    await holding.getByRole('button', { name: 'Use This One: Holding, sentence 1' }).click();
    await holding.getByRole('heading', { name: 'We’re not sure: you choose' }).waitFor({ state: 'detached' });
    await holding.getByText(words).waitFor();
    expect((await student.call(getBrief, { id: briefId ?? 0 })).holding.marks).toContain('own');
    expect(open.complaints).toEqual([]);
  });
});

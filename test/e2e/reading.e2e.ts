/** What a student does with her materials beside reading them: she changes, copies, reports and keeps them. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getBrief, updateBrief } from '../../src/shared/materials.ts';
import {
  expectAccessible,
  expectNoViolation,
  openBrowser,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { enterAs, makeStudies, type Studies } from './student.ts';

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

let count = 0;

async function openStudies(path: (studies: Studies) => string, options = {}) {
  count += 1;
  const studies = await makeStudies(`reader${count}@example.org`);
  open = await visit(browser, options);
  open.page.setDefaultTimeout(15_000);
  await enterAs(open.context, studies.student);
  await open.page.goto(path(studies));
  await open.page.getByRole('heading', { level: 1 }).waitFor();
  return { page: open.page, ...studies };
}

const openBriefOf = ({ briefId }: Studies) => `/brief/${briefId}`;

async function choose(page: Page, of: string, item: string) {
  // Under the pointer it is seen; the keyboard and a screen reader reach it without.
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const facts = (page: Page): Locator => page.getByRole('region', { name: 'Facts' });
const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();

describe('a statement that the student changes', () => {
  it('is saved as typed, told from what was made, and goes back to it', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const { facts: made } = await student.call(getBrief, { id: briefId });
    await choose(page, 'Facts, statement 1', 'Edit');
    const field = page.getByRole('textbox', { name: 'Facts, statement 1' });
    await field.fill('What I would say.');
    await isSaved(page);
    await field.press('Enter');
    await facts(page).getByText('What I would say.').waitFor();
    await facts(page).getByText(': You wrote this; no engine did.').waitFor({ state: 'attached' });
    await expectAccessible(page, facts(page).getByText('What I would say.'));
    const [first] = (await student.call(getBrief, { id: briefId })).facts;
    expect(first).toMatchObject({ text: 'What I would say.', generated: made[0]?.text });

    await choose(page, 'Facts, statement 1', 'Back to the Generated Words');
    await expect.poll(async () => (await student.call(getBrief, { id: briefId })).facts).toEqual(made);
    expect(await facts(page).getByText('your words').count()).toBe(0);
    expect(open.complaints).toEqual([]);
  });

  it('is opened by key, finished by Enter and taken back by Escape, and the focus stays with it', async () => {
    const { page } = await openStudies(openBriefOf);
    await page.keyboard.press('e');
    const statement = facts(page).getByText('What happened next would have surprised anyone.');
    await statement.click();
    const field = page.getByRole('textbox', { name: 'Facts, statement 2' });
    await field.pressSequentially(' Indeed.');
    await isSaved(page);
    await field.press('Escape');
    await statement.waitFor();
    expect(await facts(page).getByText('Indeed').count()).toBe(0);
    const focused = () => page.evaluate('document.activeElement.textContent');
    await expect.poll(focused).toContain('What happened next');
    await page.keyboard.press('Enter');
    await field.waitFor();
    await field.press('Escape');
    await page.keyboard.press('F2');
    await field.waitFor();
    await expectNoViolation(page, 'dark');
  });

  it('waits on the device while there is no network, through a reload, and is sent when it is back', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    await page.route(`**/api/briefs/${briefId}`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await choose(page, 'Holding', 'Edit');
    await page.getByRole('textbox', { name: 'Holding' }).fill('My holding.');
    await page.getByText(/Not saved yet: no connection/).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Holding' }).getByText('My holding.').waitFor();
    await page.getByText(/Not saved yet: no connection/).waitFor();
    expect((await student.call(getBrief, { id: briefId })).holding.text).not.toBe('My holding.');
    await page.unroute(`**/api/briefs/${briefId}`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await isSaved(page);
    expect((await student.call(getBrief, { id: briefId })).holding.text).toBe('My holding.');
  });

  it('that another window changed too is shown beside the other, and one of them is kept', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const elsewhere = async (text: string) => {
      const { version } = await student.call(getBrief, { id: briefId });
      await student.call(updateBrief, { id: briefId, version, holding: { id: 'holding', text } });
    };
    const write = async (text: string) => {
      await choose(page, 'Holding', 'Edit');
      await page.getByRole('textbox', { name: 'Holding' }).fill(text);
      await page.getByRole('textbox', { name: 'Holding' }).press('Enter');
    };
    const notice = page.getByRole('alert', { name: 'Changed in another window' });
    await elsewhere('Theirs.');
    await write('Mine.');
    await notice.getByText('Theirs.').waitFor();
    await notice.getByText('Mine.').waitFor();
    await expectNoViolation(page, 'dark');
    await notice.getByRole('button', { name: 'Keep Mine' }).click();
    await isSaved(page);
    expect((await student.call(getBrief, { id: briefId })).holding.text).toBe('Mine.');

    await elsewhere('Theirs again.');
    await write('Mine again.');
    await notice.getByRole('button', { name: 'Take Theirs' }).click();
    await page.getByRole('region', { name: 'Holding' }).getByText('Theirs again.').waitFor();
    expect((await student.call(getBrief, { id: briefId })).holding.text).toBe('Theirs again.');
  });

  it('is added to what another window has changed elsewhere, without a word', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    await student.call(updateBrief, {
      id: briefId,
      version: 1,
      holding: { id: 'holding', text: 'From elsewhere.' },
    });
    await choose(page, 'Facts', 'Write Your Own');
    const field = page.getByRole('textbox', { name: /^Facts, statement/ });
    await field.fill('My own fact.');
    await field.press('Enter');
    await page.getByRole('region', { name: 'Holding' }).getByText('From elsewhere.').waitFor();
    await expect
      .poll(async () => (await student.call(getBrief, { id: briefId })).facts.at(-1))
      .toMatchObject({ text: 'My own fact.', marks: ['own'] });
    expect((await student.call(getBrief, { id: briefId })).holding.text).toBe('From elsewhere.');
  });

  it('is taken out, and comes back with its pinpoints', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const { facts: made } = await student.call(getBrief, { id: briefId });
    await choose(page, 'Facts, statement 2', 'Take Out');
    await isSaved(page);
    expect((await student.call(getBrief, { id: briefId })).facts).toEqual(
      made.filter((_, index) => index !== 1),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await student.call(getBrief, { id: briefId })).facts).toEqual(made);
  });
});

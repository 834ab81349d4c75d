/** The class view: class sessions, categories and cases, moved, renamed, deleted and brought back; search; preferences. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteCase, restoreCase, updateCase } from '../../src/shared/cases.ts';
import { createClass, deleteClass, getClass } from '../../src/shared/classes.ts';
import { listSemesters } from '../../src/shared/semesters.ts';
import { createCategory, createClassSession, listClassSessions } from '../../src/shared/sessions.ts';
import { motionPdf } from '../fixtures/fixtures.ts';
import { opinionPdfNamed } from '../fixtures/make.ts';
import {
  beforeTests,
  expectAccessible,
  expectNoViolation,
  hold,
  openBrowser,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { grant, makeStudies, type Studies } from './student.ts';

const desktop = { width: 1280, height: 900 };

let browser: Browser;
let open: Visit;
let page: Page;
let studies: Studies;
/** Names of the cases, as they were read. */
let first: string;
let second: string;
let third: string;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('class@example.org');
  const { student, classId, sessionId } = studies;
  await grant(student, 'analyses', 20);
  await grant(student, 'tokens', 1);
  const next = await student.call(createClassSession, {
    id: classId,
    title: 'Causation',
    heldOn: '2001-09-03',
  });
  await student.call(createCategory, { id: sessionId, name: 'Duty' });
  const add = async (session: number, number: number) => {
    const { body } = await student.upload(session, opinionPdfNamed(number));
    return (await student.waitForCase(body.id, undefined, 40_000)).title;
  };
  first = studies.title;
  second = await add(sessionId, 1);
  third = await add(next.id, 2);
  open = await visit(browser, { viewport: desktop, acceptDownloads: true }, student);
  page = open.page;
  await openClass();
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  await page.setViewportSize(desktop);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(open.complaints).toEqual([]);
});

const session = (name: string) => page.getByRole('region', { name, exact: true });
const row = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 4 }) });
const heading = (title: string) => page.getByRole('heading', { name: title, level: 4 });
const choose = async (menuOf: string, item: string) => {
  await page.getByRole('button', { name: `More for ${menuOf}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const said = (words: string | RegExp) =>
  page.getByRole('main').locator('[aria-live]').getByText(words).waitFor();
const toastButton = (name: string) =>
  page.getByRole('region', { name: /notification/i }).getByRole('button', { name });

async function openClass(): Promise<void> {
  await page.goto(`/class/${studies.classId}`);
  await heading(first).waitFor();
  await heading(third).waitFor();
}

/** What stands where: the titles of each group, in the order of the screen. */
const arrangement = () =>
  page.evaluate(`Object.fromEntries(
    [...document.querySelectorAll('section[aria-label]')].flatMap((section) =>
      [...section.querySelectorAll('[data-group-session]')].map((group, index) => [
        section.getAttribute('aria-label') + ' ' + index,
        [...group.querySelectorAll('h4')].map(({ firstChild }) => firstChild?.textContent),
      ]),
    ),
  )`);
const expectArranged = (expected: Record<string, string[]>) =>
  expect
    .poll(arrangement)
    .toEqual({ 'Negligence 0': [], 'Negligence 1': [], 'Causation 0': [], ...expected });

const refuseCases = (status = 409, json: unknown = {}) =>
  page.route('**/api/cases/*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json }),
  );

describe('the class', () => {
  it('stands under its name and semester, with its heart and a menu of what can be changed', async () => {
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Torts', level: 1 }).waitFor();
    await main.getByText('Fall 2026', { exact: true }).waitFor();
    await main.getByRole('button', { name: 'Add Torts to favorites' }).click();
    await main.getByRole('button', { name: 'Remove Torts from favorites' }).waitFor();
    for (const [item, dialog] of Object.entries({
      'Edit Class': page.getByRole('dialog', { name: 'Edit Class' }),
      'Class Preferences': page.getByRole('dialog', { name: 'Class Preferences' }),
      'Delete Class': page.getByRole('alertdialog', { name: 'Delete Class' }),
    })) {
      await choose('Torts', item);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('shows a case with its materials on the first screen of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    const materials = session('Negligence')
      .getByRole('list', { name: /^Study material of/ })
      .first();
    await materials.waitFor();
    const { y = 640, height = 0 } = (await materials.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(640);
  });

  it('says what a class session is where there is none, and makes one', async () => {
    const { student } = studies;
    const [semester] = await student.call(listSemesters, {});
    const empty = await student.call(createClass, { name: 'Evidence', semesterId: semester?.id ?? 0 });
    await page.goto(`/class/${empty.id}`);
    const none = page.getByRole('heading', { name: 'No Class Sessions Yet' });
    await none.waitFor();
    await page.getByRole('button', { name: 'Add Class Session' }).click();
    const shown = page.getByRole('dialog', { name: 'Add Class Session' });
    await shown.getByLabel('Title').fill('Relevance');
    await shown.getByRole('button', { name: 'Create Class Session' }).click();
    await session('Relevance').getByText('No cases yet.').waitFor();
    expect(await none.count()).toBe(0);
  });

  it('that could not be loaded says so, and is asked for again', async () => {
    await page.route('**/api/classes/*/sessions', (route) => route.fulfill({ status: 502, body: '' }));
    // Once it is heard, the class is asked for without her.
    await page.route('**/api/classes/*/events', (route) => route.abort());
    await page.goto(`/class/${studies.classId}`);
    await page.getByRole('heading', { name: 'This class couldn’t be loaded' }).waitFor();
    await page.unroute('**/api/classes/*/sessions');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading(third).waitFor();
    await page.unrouteAll();
  });
});

describe('a case in its class', () => {
  it('shows name, citation, court and year, and leads to its three materials', async () => {
    const marlow = row(first);
    await marlow.getByText(/2024.*Supreme Court of Jefferson/).waitFor();
    const materials = marlow.getByRole('list', { name: `Study material of ${first}` });
    await materials.getByRole('link', { name: 'Brief' }).waitFor();
    await materials.getByRole('link', { name: 'Outline' }).waitFor();
    await materials.getByRole('link', { name: /Questions.*5/ }).waitFor();
    await page
      .getByRole('region', { name: 'Negligence', exact: true })
      .getByText(/files? deleted; the text of \d+ pages is kept\./i)
      .waitFor();
    // Its name leads to its brief, with the holding below it.
    expect(await marlow.getByRole('heading', { level: 4 }).getByRole('link').getAttribute('href')).toBe(
      `/brief/${studies.briefId}`,
    );
    await marlow.getByText(/ferry operator owes a duty/).waitFor();
    // In one line, which is cut where the row ends.
    expect(
      await page.evaluate(`document.documentElement.scrollWidth - document.documentElement.clientWidth`),
    ).toBe(0);
    await expectAccessible(page, heading(third));
  });

  it('is renamed at once, and has its name back where the server says no', async () => {
    await choose(second, 'Rename');
    const shown = page.getByRole('dialog', { name: 'Rename Case' });
    await shown.getByRole('textbox').fill(' ');
    await shown.getByRole('button', { name: 'Rename' }).click();
    await shown.getByText('A case needs a name').waitFor();
    await refuseCases();
    await shown.getByRole('textbox').fill('Another name');
    await shown.getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Failed to rename case').first().waitFor();
    await shown.getByRole('button', { name: 'Cancel' }).click();
    await heading(second).waitFor();
    await page.unrouteAll();
    await choose(second, 'Rename');
    await shown.getByRole('textbox').fill('The quarterdeck case');
    await shown.getByRole('button', { name: 'Rename' }).click();
    second = 'The quarterdeck case';
    await heading(second).waitFor();
    await shown.waitFor({ state: 'detached' });
  });

  it('keeps its new name while the server takes its time and the list is read again', async () => {
    const { student, sessionId } = studies;
    const answer = await hold(page, '/api/cases/*');
    const former = second;
    second = 'The companionway case';
    await choose(former, 'Rename');
    const shown = page.getByRole('dialog', { name: 'Rename Case' });
    await shown.getByRole('textbox').fill(second);
    await shown.getByRole('button', { name: 'Rename' }).click();
    const name = page.getByText(second, { exact: true }).first();
    await name.waitFor();
    const reread = page.waitForResponse(/\/classes\/\d+\/sessions$/);
    // An event of the class has the list read again.
    const { body } = await student.upload(sessionId, opinionPdfNamed(5));
    await reread;
    await student.waitForCase(body.id, undefined, 40_000);
    await name.waitFor();
    expect(await page.getByText(former, { exact: true }).count()).toBe(0);
    answer();
    await shown.waitFor({ state: 'detached' });
    await page.unrouteAll();
    await student.call(deleteCase, { id: body.id });
    await heading(second).waitFor();
  });

  it('carries a badge where a premium token paid for it', async () => {
    const { student, sessionId } = studies;
    const { body } = await student.upload(sessionId, opinionPdfNamed(5), { usePremiumToken: true });
    const { title } = await student.waitForCase(body.id, undefined, 40_000);
    await row(title).getByText('Premium', { exact: true }).waitFor();
    await row(title).waitFor();
    await row(second).waitFor();
    expect(await row(second).getByText('Premium', { exact: true }).count()).toBe(0);
    await choose(title, 'Delete');
    await heading(title).waitFor({ state: 'detached' });
  });

  it('is offered as a download, which is part of the paid plan', async () => {
    await choose(second, 'Download Brief');
    const upgrade = page.getByRole('dialog', { name: /Upgrade to/ });
    await upgrade.waitFor();
    // It hears keys once it has the focus, which on a slow machine is later than it is seen.
    await upgrade.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await upgrade.waitFor({ state: 'detached' });
  });

  it('that was stopped is run again from its menu', async () => {
    const { student, sessionId } = studies;
    const { body } = await student.upload(sessionId, motionPdf, { fileName: 'motion.pdf' });
    await student.waitForCase(body.id, ({ status }) => status === 'needs_answer', 40_000);
    const asked = page.getByRole('region', { name: /^Question about/ });
    await asked.getByRole('button', { name: 'Skip' }).click();
    const { title } = await student.waitForCase(body.id, ({ status }) => status === 'cancelled');
    await choose(title, 'Retry');
    await asked.waitFor();
    await choose(title, 'Delete');
    await heading(title).waitFor({ state: 'detached' });
  });
});

describe('a case that is moved', () => {
  it('by the pointer stands where the line was, also after a reload', async () => {
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
    const handle = row(third).getByRole('button', { name: `Move ${third}` });
    await row(third).hover();
    await handle.dragTo(heading(first), { targetPosition: { x: 60, y: 2 } });
    await expectArranged({ 'Negligence 0': [third, first, second] });
    await said(`${third} moved to place 1 of 3 in “Negligence”.`);
    await openClass();
    await expectArranged({ 'Negligence 0': [third, first, second] });
  });

  it('by keyboard is carried through groups, left with Escape, and put down with space', async () => {
    const handle = () => page.getByRole('button', { name: `Move ${third}` });
    await handle().focus();
    await page.keyboard.press('Space');
    await said(/picked up from place 1 of 3 in “Negligence”/);
    for (const words of ['place 2 of 3', 'place 3 of 3', 'place 1 of 1 in “Duty” of “Negligence”']) {
      await page.keyboard.press('ArrowDown');
      await said(new RegExp(`^${words}`));
    }
    await expectNoViolation(page, 'dark');
    await page.keyboard.press('Escape');
    await said('Not moved: place 1 of 3 in “Negligence”.');
    await expectArranged({ 'Negligence 0': [third, first, second] });
    await expect.poll(() => handle().evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    for (let step = 1; step <= 3; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await said(`${third} moved to place 1 of 1 in “Duty” of “Negligence”.`);
    await expectArranged({ 'Negligence 0': [first, second], 'Negligence 1': [third] });
    await openClass();
    await expectArranged({ 'Negligence 0': [first, second], 'Negligence 1': [third] });
  });

  it('by keyboard opens the folded class session that it is put down in, and keeps the focus', async () => {
    const handle = page.getByRole('button', { name: `Move ${third}` });
    const hasFocus = () => handle.evaluate((button) => button.matches(':focus'));
    const fold = session('Causation').getByRole('button', { name: /^Causation/ });
    await fold.click();
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await said(`${third} moved to place 1 of 1 in “Causation”.`);
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
    await session('Causation').getByRole('heading', { name: third }).waitFor();
    // The row that was made anew when the server had answered would have lost it.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300)))');
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expectArranged({ 'Negligence 0': [first, second], 'Negligence 1': [third] });
    await expect.poll(hasFocus).toBe(true);
  });

  it('by its menu goes one up or down, or where the dialog says', async () => {
    await choose(second, 'Move Up');
    await expectArranged({ 'Negligence 0': [second, first], 'Negligence 1': [third] });
    await choose(second, 'Move Down');
    await expectArranged({ 'Negligence 0': [first, second], 'Negligence 1': [third] });
    await choose(third, 'Move');
    const shown = page.getByRole('dialog', { name: 'Move Case' });
    await shown.getByLabel('Class session').selectOption({ label: 'Causation (Mon, Sep 3, 2001)' });
    await shown.getByRole('button', { name: 'Move' }).click();
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
  });

  it('by its menu goes to another class, and says where it is', async () => {
    const { student } = studies;
    const { semesterId } = await student.call(getClass, { id: studies.classId });
    const { id } = await student.call(createClass, { name: 'Remedies', semesterId });
    const { id: sessionId } = await student.call(createClassSession, {
      id,
      title: 'Specific Performance',
      heldOn: '2099-09-03',
    });
    await openClass();
    await choose(third, 'Move');
    const shown = page.getByRole('dialog', { name: 'Move Case' });
    await shown.getByLabel('Class', { exact: true }).selectOption({ label: 'Remedies' });
    await shown
      .getByLabel('Class session')
      .selectOption({ label: 'Specific Performance (Thu, Sep 3, 2099)' });
    await shown.getByRole('button', { name: 'Move' }).click();
    await page.getByText('Moved to Remedies, Specific Performance.').first().waitFor();
    await heading(third).waitFor({ state: 'detached' });
    const [{ cases: [moved] = [] } = { cases: [] }] = await student.call(listClassSessions, { id });
    expect(moved).toMatchObject({ title: third, sessionId });
    const [back] = (await student.call(listClassSessions, { id: studies.classId })).filter(
      ({ title }) => title === 'Causation',
    );
    await student.call(updateCase, { id: moved?.id ?? 0, sessionId: back?.id });
    await student.call(deleteClass, { id });
    await openClass();
  });

  it('by its menu stays in sight with the focus, also in a class session that was folded or stands far off', async () => {
    const menu = page.getByRole('button', { name: `More for ${second}`, exact: true });
    const isKept = () =>
      menu.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        const isSeen = top > 0 && bottom < button.ownerDocument.documentElement.clientHeight;
        return isSeen && button.matches(':focus');
      });
    await page.setViewportSize({ width: 360, height: 400 });
    await session('Causation')
      .getByRole('button', { name: /^Causation/ })
      .click();
    const standings: Record<string, string[]>[] = [
      { 'Negligence 0': [first, second], 'Causation 0': [third] },
      { 'Negligence 0': [first], 'Negligence 1': [second], 'Causation 0': [third] },
      { 'Negligence 0': [first], 'Causation 0': [second, third] },
      { 'Negligence 0': [first], 'Causation 0': [third, second] },
    ];
    const move = async (item: string, standing: Record<string, string[]>) => {
      await choose(second, item);
      await expectArranged(standing);
      await expect.poll(isKept).toBe(true);
    };
    for (const standing of standings.slice(1)) await move('Move Down', standing);
    for (const standing of standings.toReversed().slice(1)) await move('Move Up', standing);
  });

  it('by keyboard is carried no more once another window has deleted it', async () => {
    const id = Number(await row(second).getAttribute('data-case'));
    await page.getByRole('button', { name: `Move ${second}` }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expectArranged({ 'Negligence 0': [second, first], 'Causation 0': [third] });
    await studies.student.call(deleteCase, { id });
    await heading(second).waitFor({ state: 'detached' });
    await studies.student.call(restoreCase, { id });
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
  });

  it('goes back with a message where the server says no', async () => {
    await refuseCases(409, { error: { code: 'refused', message: 'It cannot be moved now.' } });
    await choose(second, 'Move Up');
    await page.getByText('It cannot be moved now.').first().waitFor();
    await said(`${second} stays at place 2 of 2 in “Negligence”.`);
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
  });
});

describe('what is deleted', () => {
  it('as a case is gone at once, comes back by Undo, and the focus is not lost', async () => {
    await choose(second, 'Delete');
    await heading(second).waitFor({ state: 'detached' });
    const undo = toastButton('Undo');
    await undo.waitFor();
    await expect.poll(() => page.evaluate(`document.activeElement !== document.body`)).toBe(true);
    await expectNoViolation(page, 'dark');
    await undo.click();
    await page.getByText('Case restored').first().waitFor();
    await heading(second).waitFor();
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
  });

  it('comes back with what was deleted before it, also where the first try does not reach the server', async () => {
    await choose(first, 'Delete');
    await toastButton('Undo').waitFor();
    await choose(second, 'Delete');
    const undo = toastButton('Undo All');
    await page.getByText('2 cases deleted').first().waitFor();
    await page.route('**/restore', (route) => route.abort());
    await undo.click();
    await page
      .getByText(/couldn’t be restored\. Unable to connect\./)
      .first()
      .waitFor();
    await page.unroute('**/restore');
    await toastButton('Close').click();
    await undo.click();
    await page.getByText('2 cases restored').first().waitFor();
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
  });

  it('stays away while the server takes its time and others are deleted', async () => {
    const slow = Number(await row(second).getAttribute('data-case'));
    const answer = await hold(page, `/api/cases/${slow}`);
    await choose(second, 'Delete');
    const reread = page.waitForResponse(/\/classes\/\d+\/sessions$/);
    await choose(first, 'Delete');
    await toastButton('Undo').waitFor();
    await reread;
    await expectArranged({ 'Causation 0': [third] });
    answer();
    await toastButton('Undo All').click();
    await expectArranged({ 'Negligence 0': [first, second], 'Causation 0': [third] });
  });

  it('as a case stands there again with a message where the server says no', async () => {
    await refuseCases();
    await choose(second, 'Delete');
    await page.getByText('Failed to delete case').first().waitFor();
    await heading(second).waitFor();
  });

  it('as a category leaves its cases, and comes back with them by Undo', async () => {
    await choose(second, 'Move Down');
    await expectArranged({ 'Negligence 0': [first], 'Negligence 1': [second], 'Causation 0': [third] });
    await choose('Duty', 'Delete and Keep Its Cases');
    await heading(second).waitFor();
    await session('Negligence').getByText('Duty', { exact: true }).waitFor({ state: 'detached' });
    await toastButton('Undo').click();
    await page.getByText('Category restored').first().waitFor();
    await expectArranged({ 'Negligence 0': [first], 'Negligence 1': [second], 'Causation 0': [third] });
  });

  it('as a class session says what goes with it, and comes back with its cases by Undo', async () => {
    await choose('Causation', 'Delete Class Session');
    const asked = page.getByRole('alertdialog', { name: 'Delete Class Session' });
    await asked.getByText(/deletes its case with the text, brief, outline, and questions/).waitFor();
    await asked.getByText(/You can undo this for 30 seconds/).waitFor();
    await asked.getByRole('button', { name: 'Delete Class Session' }).click();
    await session('Causation').waitFor({ state: 'detached' });
    await toastButton('Undo').click();
    await page.getByText('Class session restored').first().waitFor();
    await session('Causation').getByRole('heading', { name: third }).waitFor();
  });

  it('is no obstacle to deleting the next: its toast lies below the menu of that one', async () => {
    const { student } = studies;
    const [semester] = await student.call(listSemesters, {});
    const { id } = await student.call(createClass, { name: 'Evidence', semesterId: semester?.id ?? 0 });
    for (const title of ['Hearsay', 'Relevance']) await student.call(createClassSession, { id, title });
    // Just high enough for the menu, which then ends where the toast is.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/class/${id}`);
    await choose('Hearsay', 'Delete Class Session');
    await toastButton('Undo').waitFor();
    await choose('Relevance', 'Delete Class Session');
    await session('Relevance').waitFor({ state: 'detached' });
    await openClass();
  });

  it('stays deleted where nobody undoes it, whatever becomes of the tab', async () => {
    const { student, sessionId } = studies;
    const { body } = await student.upload(sessionId, opinionPdfNamed(3));
    const { title } = await student.waitForCase(body.id, undefined, 40_000);
    await heading(title).waitFor();
    await choose(title, 'Delete');
    await toastButton('Undo').waitFor();
    await openClass();
    expect(await heading(title).count()).toBe(0);
  });
});

describe('class sessions', () => {
  it('are made with a title and a date that may be left out, and changed', async () => {
    await page.getByRole('button', { name: 'Add Class Session' }).click();
    const shown = page.getByRole('dialog', { name: 'Add Class Session' });
    await shown.getByLabel('Date (optional)').fill('');
    await shown.getByRole('button', { name: 'Create Class Session' }).click();
    await shown.getByText('A class session needs a title').waitFor();
    await shown.getByLabel('Title').fill('Damages');
    await shown.getByRole('button', { name: 'Create Class Session' }).click();
    await session('Damages').getByText('0 cases').waitFor();
    await choose('Damages', 'Edit Class Session');
    const edit = page.getByRole('dialog', { name: 'Edit Class Session' });
    await edit.getByLabel('Date (optional)').fill('2001-09-10');
    await edit.getByRole('button', { name: 'Update Class Session' }).click();
    await session('Damages').getByText('Mon, Sep 10, 2001 · 0 cases').waitFor();
  });

  it('stand with the next one first or by date, and the choice is kept', async () => {
    const titles = () =>
      page
        .getByRole('region')
        .filter({ has: page.locator('h3') })
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));
    await expect.poll(titles).toEqual(['Negligence', 'Damages', 'Causation']);
    await page.getByRole('button', { name: 'Next first' }).click();
    await page.getByRole('menuitemradio', { name: 'By date' }).click();
    await expect.poll(titles).toEqual(['Causation', 'Damages', 'Negligence']);
    await openClass();
    await expect.poll(titles).toEqual(['Causation', 'Damages', 'Negligence']);
    await page.getByRole('button', { name: 'By date' }).click();
    await page.getByRole('menuitemradio', { name: 'Next first' }).click();
  });

  it('are folded, one or all, and stay so after a look into a brief', async () => {
    await session('Causation')
      .getByRole('button', { name: /^Causation/ })
      .click();
    await heading(third).waitFor({ state: 'hidden' });
    await row(first).getByRole('link', { name: 'Brief' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await heading(first).waitFor();
    expect(await heading(third).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Next first' }).click();
    await page.getByRole('menuitem', { name: 'Collapse All' }).click();
    await heading(first).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Next first' }).click();
    await page.getByRole('menuitem', { name: 'Expand All' }).click();
    await heading(third).waitFor();
  });

  it('that hold nothing are deleted without a question, and come back by Undo', async () => {
    await choose('Damages', 'Delete Class Session');
    await session('Damages').waitFor({ state: 'detached' });
    await toastButton('Undo').click();
    await session('Damages').waitFor();
  });

  it('hold categories, which are made, renamed and put in order', async () => {
    await choose('Negligence', 'Add Category');
    const shown = page.getByRole('dialog', { name: 'Add Category' });
    await shown.getByRole('button', { name: 'Create Category' }).click();
    await shown.getByText('A category needs a name').waitFor();
    await shown.getByRole('textbox').fill('Breech');
    await shown.getByRole('button', { name: 'Create Category' }).click();
    await choose('Breech', 'Rename');
    const rename = page.getByRole('dialog', { name: 'Rename Category' });
    await rename.getByRole('textbox').fill('Breach');
    await rename.getByRole('button', { name: 'Rename' }).click();
    await choose('Breach', 'Move Up');
    const names = () =>
      session('Negligence').locator('[data-group-session] > div > p:first-child').allTextContents();
    await expect.poll(names).toEqual(['Breach', 'Duty']);
    await openClass();
    await expect.poll(names).toEqual(['Breach', 'Duty']);
  });
});

describe('the search of a class', () => {
  it('finds the words of its material, and leads back to the hits', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('ferry');
    const hits = page.getByRole('search').getByRole('link');
    await hits.first().waitFor();
    expect(await heading(first).isVisible()).toBe(false);
    await expectNoViolation(page, 'dark');
    await hits.first().click();
    await page.waitForURL(/\/(brief|outline|questions)\//);
    await page.goBack();
    await hits.first().waitFor();
    await page.getByRole('searchbox', { name: 'Search this class' }).fill('');
    await heading(first).waitFor();
  });

  it('shows hits of the longest name within the width of the screen', async () => {
    const { student, caseId } = studies;
    await student.call(updateCase, { id: caseId, title: `Marlow v. ${'Ferryman '.repeat(20)}` });
    await page.getByRole('searchbox', { name: 'Search this class' }).fill('landing');
    await page
      .getByRole('search')
      .getByText(/Ferryman Ferryman/)
      .first()
      .waitFor();
    expect(
      await page.evaluate(`document.documentElement.scrollWidth - document.documentElement.clientWidth`),
    ).toBe(0);
    await student.call(updateCase, { id: caseId, title: first });
    await page.getByRole('searchbox', { name: 'Search this class' }).fill('');
    await heading(first).waitFor();
  });

  it('leads by Ctrl K from its field to the palette, and back', async () => {
    const field = page.getByRole('searchbox', { name: 'Search this class' });
    await field.fill('landing');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
    // The words come into the address a moment after they were typed, which leads nowhere else.
    await page.waitForURL(/q=landing/);
    await page.keyboard.press('Escape');
    await expect.poll(() => field.evaluate((one) => one.matches(':focus'))).toBe(true);
    await field.fill('');
    await heading(first).waitFor();
  });
});

describe('what is noted of the class', () => {
  const noted = () => page.getByRole('button', { name: /AI (policy|tools)/ });

  async function note(...labels: string[]): Promise<void> {
    await noted().click();
    const shown = page.getByRole('dialog', { name: 'Class Preferences' });
    for (const label of labels) await shown.getByRole('radio', { name: label }).check();
    await shown.getByRole('button', { name: 'Save Preferences' }).click();
    await shown.waitFor({ state: 'detached' });
  }

  it('is the professor’s style and the AI policy, both said before anything is analyzed', async () => {
    await page.getByLabel('Choose PDFs').setInputFiles({
      name: 'noted.pdf',
      mimeType: 'application/pdf',
      buffer: opinionPdfNamed(4),
    });
    await note('Hypotheticals', 'Not allowed');
    await page.getByText('Professor’s style: Hypotheticals · AI tools: Not allowed').waitFor();
    await page.getByText(/AI tools aren’t allowed in this class/).waitFor();
  });

  it('warns and asks where AI tools are not allowed, and nothing is sent until that is confirmed', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.getByRole('button', { name: 'Analyze Documents' }).click();
    const asked = page.getByRole('alertdialog', { name: 'AI Tools Are Not Allowed' });
    await asked.getByRole('button', { name: 'Go Back' }).click();
    expect(sent).toEqual([]);
  });

  it('asks whether she has asked where she has to, and then analyzes', async () => {
    await note('Ask first');
    await page.getByText(/you have to ask before using AI tools/).waitFor();
    await page.getByRole('button', { name: 'Analyze Documents' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Ask First' });
    await asked.getByRole('button', { name: 'I’ve Asked: Analyze' }).click();
    await page.getByRole('button', { name: 'Analyze Documents' }).waitFor({ state: 'detached' });
  });

  it('asks the same before a question is answered, a case is run again and a material is made again', async () => {
    const { student, sessionId, questionSetId } = studies;
    const { body } = await student.upload(sessionId, motionPdf, { fileName: 'asked.pdf' });
    await student.waitForCase(body.id, ({ status }) => status === 'needs_answer', 40_000);
    const question = page.getByRole('region', { name: /^Question about/ });
    const asked = page.getByRole('alertdialog', { name: 'Ask First' });
    await question.getByRole('button', { name: 'Analyze It Anyway' }).click();
    await asked.getByRole('button', { name: 'Go Back' }).click();
    await asked.waitFor({ state: 'detached' });
    await question.getByRole('button', { name: 'Skip' }).click();
    const { title } = await student.waitForCase(body.id, ({ status }) => status === 'cancelled');
    await choose(title, 'Retry');
    await asked.getByRole('button', { name: 'I’ve Asked: Analyze' }).click();
    await question.waitFor();
    await page.goto(`/questions/${questionSetId}`);
    await page.getByRole('button', { name: /Regenerate the questions/ }).click();
    await page.getByRole('button', { name: 'Regenerate (Standard)' }).click();
    await asked.getByRole('button', { name: 'Go Back' }).click();
    await asked.waitFor({ state: 'detached' });
  });

  it('asks the same before a part that is wrong is made again, and her report goes out once she has confirmed', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto(`/brief/${studies.briefId}`);
    await page.getByRole('button', { name: 'Actions for Facts', exact: true }).click();
    await page.getByRole('menuitem', { name: 'This Is Wrong' }).click();
    const dialog = page.getByRole('dialog', { name: 'This Is Wrong' });
    await dialog.getByRole('button', { name: 'Report' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Ask First' });
    await asked.getByRole('button', { name: 'Go Back' }).click();
    expect(sent).toEqual([]);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await asked.getByRole('button', { name: 'I’ve Asked: Analyze' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toHaveLength(1);
  });
});

describe('a class that is not there', () => {
  it('says so, and leads to the dashboard', async () => {
    await page.goto('/class/2000000');
    await page.getByRole('heading', { name: 'This class doesn’t exist' }).waitFor();
    await page.getByRole('link', { name: 'Go to the Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });
});

/** Dashboard and sidebar: semesters, classes and favourites, their dialogs, and every message about them. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createClass,
  deleteClass,
  listClasses,
  listFavoriteClasses,
  toggleFavorite,
} from '../../src/shared/classes.ts';
import { createSemester, deleteSemester, listSemesters } from '../../src/shared/semesters.ts';
import type { Client } from '../client.ts';
import {
  expectAccessible,
  hold,
  openBrowser,
  password,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { makeStudent } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;
let student: Client;

beforeAll(async () => {
  browser = await openBrowser();
  student = await makeStudent('year@example.org');
  open = await visit(browser, { viewport: { width: 1280, height: 900 } }, student);
  page = open.page;
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(open.complaints).toEqual([]);
});

const dialog = (name: string) => page.getByRole('dialog', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const sidebar = () => page.getByRole('navigation', { name: 'Academic Year' });
const inSidebar = (name: string) => sidebar().getByRole('button', { name, exact: true });

/** Seen, and put away: the next one may say the same. */
async function toast(title: string, sentence?: string): Promise<void> {
  const shown = page.locator('li[data-state="open"]').filter({ hasText: sentence ?? title });
  await shown.getByText(title, { exact: true }).waitFor();
  if (sentence) await shown.getByText(sentence, { exact: true }).waitFor();
  // Behind an open dialog no pointer reaches it.
  await shown.getByLabel('Close').dispatchEvent('click');
  await shown.waitFor({ state: 'detached' });
}

/** Answers the call as the server would refuse it; nothing of it is tried again. */
const refuse = (path: string, status = 409) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, json: { error: { code: 'refused', message: 'No.' } } }),
  );

/** The newest semester alone is unfolded from the beginning. */
async function unfold(name: string): Promise<void> {
  const semester = sidebar().getByRole('button', { name, exact: true });
  if ((await semester.getAttribute('aria-expanded')) === 'false') await semester.click();
}

describe('a student without a semester', () => {
  it('finds both invitations to make one, and no list of classes is asked for', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.getByText('Organize your law school materials and generate AI-powered study aids').waitFor();
    await page.getByRole('heading', { name: 'No Semesters Yet' }).waitFor();
    await page.getByRole('button', { name: 'Create First Semester' }).waitFor();
    await sidebar().getByText('No semesters yet').waitFor();
    expect(await inSidebar('Add Semester').count()).toBe(2);
    expect(await page.getByText('Favorite Classes').count()).toBe(0);
    expect(asked).toContain('/api/semesters');
    expect(asked).not.toContain('/api/classes');
    expect(asked).not.toContain('/api/favorite-classes');
  });

  it('reads at the foot of the dashboard who made it, and finds both texts', async () => {
    const foot = page.locator('footer');
    await foot.getByText(/^© \d{4} Hotseat$/).waitFor();
    await foot.getByText('AI-powered legal study assistant').waitFor();
    expect(
      await foot.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(expect.arrayContaining(['/terms', '/privacy']));
  });

  it('sees nothing that axe finds, in either theme', async () => {
    await expectAccessible(page, page.getByRole('heading', { name: 'No Semesters Yet' }));
  });
});

describe('the semester dialog', () => {
  it('asks for a name, holds everything while it saves, and says that the semester is made', async () => {
    await press('Create First Semester');
    const shown = dialog('Add New Semester');
    await shown.getByText('Create a new semester to organize your law school classes.').waitFor();
    const name = shown.getByRole('textbox', { name: 'Semester Name' });
    expect(await name.getAttribute('placeholder')).toBe('e.g., Fall 2024');
    await shown.getByRole('button', { name: 'Cancel' }).waitFor();
    await name.fill('   ');
    await shown.getByRole('button', { name: 'Create Semester' }).click();
    await shown.getByText('Semester name is required').waitFor();
    await name.fill('Fall 2026');
    const release = await hold(page, '/api/semesters');
    await shown.getByRole('button', { name: 'Create Semester' }).click();
    const saving = shown.getByRole('button', { name: 'Creating...' });
    await saving.waitFor();
    expect(await saving.isDisabled()).toBe(true);
    expect(await name.isDisabled()).toBe(true);
    expect(await shown.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    release();
    await toast('Success', 'Semester created successfully');
    await shown.waitFor({ state: 'detached' });
    await sidebar().getByRole('button', { name: 'Fall 2026', exact: true }).waitFor();
  });

  it('is gone with the screen that it was opened over', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await press('Add Semester');
    await dialog('Add New Semester').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await dialog('Add New Semester').waitFor({ state: 'detached' });
  });

  it('comes up empty again', async () => {
    await inSidebar('Add Semester').click();
    const shown = dialog('Add New Semester');
    expect(await shown.getByRole('textbox').inputValue()).toBe('');
    await shown.getByRole('button', { name: 'Cancel' }).click();
    await shown.waitFor({ state: 'detached' });
  });

  it('changes the name of a semester, which stands in it', async () => {
    await sidebar().getByRole('button', { name: 'Fall 2026', exact: true }).hover();
    await inSidebar('Edit Fall 2026').click();
    const shown = dialog('Edit Semester');
    await shown.getByText('Update the semester information below.').waitFor();
    const name = shown.getByRole('textbox');
    expect(await name.inputValue()).toBe('Fall 2026');
    await name.fill('Autumn 2026');
    const release = await hold(page, '/api/semesters/*');
    await shown.getByRole('button', { name: 'Update Semester' }).click();
    await shown.getByRole('button', { name: 'Updating...' }).waitFor();
    release();
    await toast('Success', 'Semester updated successfully');
    await page.getByRole('heading', { name: 'Autumn 2026' }).waitFor();
  });

  it('says that it could not be created or updated, and stays open', async () => {
    await refuse('/api/semesters');
    await press('Add Semester');
    await dialog('Add New Semester').getByRole('textbox').fill('Spring 2027');
    await press('Create Semester');
    await toast('Error', 'Failed to create semester');
    await dialog('Add New Semester').getByRole('button', { name: 'Cancel' }).click();
    await refuse('/api/semesters/*');
    await sidebar().getByRole('button', { name: 'Autumn 2026', exact: true }).hover();
    await inSidebar('Edit Autumn 2026').click();
    await press('Update Semester');
    await toast('Error', 'Failed to update semester');
    await dialog('Edit Semester').getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('the class dialog', () => {
  it('is held to the semester from which it was opened, and asks for a name', async () => {
    await sidebar().getByText('0 classes').waitFor();
    await inSidebar('Add Class to Autumn 2026').click();
    const shown = dialog('Add New Class');
    await shown.getByText('Add a new class to your semester.').waitFor();
    const semester = shown.getByLabel('Semester');
    expect(await semester.isDisabled()).toBe(true);
    expect(await semester.locator('option:checked').textContent()).toBe('Autumn 2026');
    await shown.getByRole('button', { name: 'Create Class' }).click();
    await shown.getByText('Class name is required').waitFor();
    await shown.getByLabel('Class Name').fill('Torts');
    const release = await hold(page, '/api/classes');
    await shown.getByRole('button', { name: 'Create Class' }).click();
    await shown.getByRole('button', { name: 'Creating...' }).waitFor();
    expect(await shown.getByLabel('Class Name').isDisabled()).toBe(true);
    release();
    await toast('Class created successfully');
    await page.getByRole('heading', { name: 'Torts', level: 1 }).waitFor();
    await sidebar().getByText('1 class', { exact: true }).waitFor();
  });

  it('asks for a semester where none is chosen yet; no option has an empty value', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Add Class' }).click();
    const shown = dialog('Add New Class');
    const semester = shown.getByLabel('Semester');
    expect(await semester.isDisabled()).toBe(false);
    const values = await semester
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values).not.toContain('');
    await shown.getByLabel('Class Name').fill('Contracts');
    await shown.getByRole('button', { name: 'Create Class' }).click();
    await shown.getByText('Please select a semester').waitFor();
    await semester.selectOption({ label: 'Autumn 2026' });
    await shown.getByRole('button', { name: 'Create Class' }).click();
    await toast('Class created successfully');
    await sidebar().getByText('2 classes', { exact: true }).waitFor();
  });

  it('changes a class, also to another semester', async () => {
    await student.call(createSemester, { name: 'Spring 2027' });
    await page.goto('/dashboard');
    await unfold('Autumn 2026');
    await sidebar().getByRole('link', { name: 'Contracts' }).hover();
    await inSidebar('Edit Contracts').click();
    const shown = dialog('Edit Class');
    await shown.getByText('Update the class information below.').waitFor();
    expect(await shown.getByLabel('Class Name').inputValue()).toBe('Contracts');
    await shown.getByLabel('Class Name').fill('Contracts II');
    await shown.getByLabel('Semester').selectOption({ label: 'Spring 2027' });
    const release = await hold(page, '/api/classes/*');
    await shown.getByRole('button', { name: 'Update Class' }).click();
    await shown.getByRole('button', { name: 'Updating...' }).waitFor();
    release();
    await toast('Class updated successfully');
    await page.getByRole('region', { name: 'Spring 2027' }).getByText('Contracts II').waitFor();
  });

  it('says that it could not be created or updated, and stays open', async () => {
    await refuse('/api/classes');
    await page.getByRole('main').getByRole('button', { name: 'Add Class' }).first().click();
    await dialog('Add New Class').getByLabel('Class Name').fill('Property');
    await press('Create Class');
    await toast('Error', 'Failed to create class');
    await dialog('Add New Class').getByRole('button', { name: 'Cancel' }).click();
    await refuse('/api/classes/*');
    await sidebar().getByRole('link', { name: 'Torts' }).hover();
    await inSidebar('Edit Torts').click();
    await press('Update Class');
    await toast('Error', 'Failed to update class');
    await dialog('Edit Class').getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('the sidebar', () => {
  it('folds a semester, leads to a class, and marks the one that is open', async () => {
    const semester = sidebar().getByRole('button', { name: 'Autumn 2026', exact: true });
    const torts = sidebar().getByRole('link', { name: 'Torts' });
    await unfold('Autumn 2026');
    await semester.click();
    await torts.waitFor({ state: 'detached' });
    await semester.click();
    await torts.click();
    await page.getByRole('heading', { name: 'Torts', level: 1 }).waitFor();
    expect(await torts.getAttribute('aria-current')).toBe('page');
    expect(new URL(page.url()).pathname).toMatch(/^\/class\/\d+$/);
    await page.goto('/dashboard');
  });

  it('keeps the longest name within itself', async () => {
    const name = 'Administrative'.repeat(14);
    const semester = await student.call(createSemester, { name });
    const long = await student.call(createClass, { name, semesterId: semester.id });
    await page.goto(`/class/${long.id}`);
    await sidebar().getByRole('link', { name }).waitFor();
    const widths = () => sidebar().evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect.poll(widths).toBe(0);
    await student.call(deleteSemester, { id: semester.id });
    await page.goto('/dashboard');
  });

  it('shows no longer what another window has deleted, once a change of it fails', async () => {
    const { id } = await student.call(createSemester, { name: 'Gone soon' });
    await page.goto('/dashboard');
    await inSidebar('Gone soon').waitFor();
    await student.call(deleteSemester, { id });
    await inSidebar('Gone soon').hover();
    await inSidebar('Delete Gone soon').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Semester' }).click();
    await toast('Error', 'Failed to delete semester');
    await inSidebar('Gone soon').waitFor({ state: 'detached' });
  });
});

describe('favourites', () => {
  const heart = (name: string) =>
    page.getByRole('region', { name: 'Favorite Classes' }).getByRole('button', { name });

  it('are none at first; a heart in the sidebar makes one, with its semester and the day it was made', async () => {
    // Of fewer than three classes none has to be found.
    const { id: semesterId } = await student.call(createSemester, { name: 'Many classes' });
    for (const name of ['Evidence I', 'Tax I', 'Ethics I'])
      await student.call(createClass, { name, semesterId });
    await page.reload();
    await page.getByRole('heading', { name: 'No Favorite Classes' }).waitFor();
    await unfold('Autumn 2026');
    await sidebar().getByRole('link', { name: 'Torts' }).hover();
    await inSidebar('Add Torts to favorites').click();
    await toast('Favorite status updated');
    const row = page.getByRole('region', { name: 'Favorite Classes' }).getByRole('link', { name: /Torts/ });
    await row.getByText(/Autumn 2026 ·\sCreated \w{3} \d{1,2}, \d{4}/).waitFor();
    expect(await row.getAttribute('href')).toMatch(/^\/class\/\d+$/);
    await page.getByRole('button', { name: /^Favorite Classes/ }).click();
    await row.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Favorite Classes/ }).click();
  });

  it('are ended by the heart in their row', async () => {
    await heart('Remove Torts from favorites').click();
    await toast('Favorite status updated');
    await page.getByRole('heading', { name: 'No Favorite Classes' }).waitFor();
    const many = (await student.call(listSemesters, {})).find(({ name }) => name === 'Many classes');
    await student.call(deleteSemester, { id: many?.id ?? 0 });
  });

  it('have icons in eight colours that come round again', async () => {
    const [semester] = await student.call(listSemesters, {});
    for (let number = 1; number <= 9; number += 1) {
      const made = await student.call(createClass, {
        name: `Seminar ${number}`,
        semesterId: semester?.id ?? 0,
      });
      await student.call(toggleFavorite, { id: made.id });
    }
    await page.reload();
    const icons = page.getByRole('region', { name: 'Favorite Classes' }).locator('li a svg');
    await expect.poll(() => icons.count()).toBe(9);
    const colours = (await page.evaluate(
      `[...document.querySelectorAll('[aria-label="Favorite Classes"] li a svg')].map((icon) => getComputedStyle(icon).color)`,
    )) as string[]; // as the script says
    expect(new Set(colours.slice(0, 8)).size).toBe(8);
    expect(colours[8]).toBe(colours[0]);
    await expectAccessible(page, heart('Remove Seminar 1 from favorites'));
  });

  it('say that the status could not be updated', async () => {
    await refuse('/api/classes/*/favorite');
    const release = await hold(page, '/api/classes/*/favorite');
    await heart('Remove Seminar 1 from favorites').click();
    // Each of its hearts is as it will be meanwhile, and is not pressed again.
    const hearts = (label: string) =>
      page.locator(`main button[aria-label="${label}"], nav button[aria-label="${label}"]`);
    const after = hearts('Add Seminar 1 to favorites');
    await expect.poll(() => after.count()).toBe(3);
    for (const one of await after.all()) expect(await one.getAttribute('aria-disabled')).toBe('true');
    release();
    await toast('Error', 'Failed to update favorite status');
    await expect.poll(() => hearts('Remove Seminar 1 from favorites').count()).toBe(3);
  });

  it('drop a class that is gone, with a word about it', async () => {
    const favorites = await student.call(listFavoriteClasses, {});
    await student.call(deleteClass, { id: favorites[0]?.id ?? 0 });
    await heart('Remove Seminar 1 from favorites').click();
    await toast('Class Removed', 'This class no longer exists and has been removed from favorites');
    await heart('Remove Seminar 1 from favorites').waitFor({ state: 'detached' });
    await heart('Remove Seminar 2 from favorites').waitFor();
  });

  it('stand as the server has them, also where the lists cannot be read again', async () => {
    const lists = /\/api\/(favorite-)?classes$/;
    await page.route(lists, (route) => route.fulfill({ status: 400, body: '{}' }));
    await heart('Remove Seminar 2 from favorites').click();
    await toast('Favorite status updated');
    const after = heart('Add Seminar 2 to favorites');
    await expect.poll(() => after.getAttribute('aria-disabled')).toBe('false');
    await page.unroute(lists);
  });
});

describe('deleting', () => {
  it('a class says what goes with it, can be left, and says how it ended', async () => {
    await page.reload();
    await sidebar().getByRole('link', { name: 'Seminar 2' }).hover();
    await inSidebar('Delete Seminar 2').click();
    const asked = page.getByRole('alertdialog', { name: 'Delete Class' });
    await asked.getByText('all its documents, case briefs, outlines and questions').waitFor();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await refuse('/api/classes/*');
    await inSidebar('Delete Seminar 2').click();
    await asked.getByRole('button', { name: 'Delete Class' }).click();
    await toast('Error', 'Failed to delete class');
    await page.unrouteAll();
    const release = await hold(page, '/api/classes/*');
    await sidebar().getByRole('link', { name: 'Seminar 2' }).hover();
    await inSidebar('Delete Seminar 2').click();
    await asked.getByRole('button', { name: 'Delete Class' }).click();
    await asked.getByRole('button', { name: 'Deleting...' }).waitFor();
    // Nothing calls a deletion back that is on its way: neither cancel nor escape may seem to.
    expect(await asked.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await asked.isVisible()).toBe(true);
    release();
    await toast('Class deleted successfully');
    await asked.waitFor({ state: 'detached' });
    await page.unrouteAll();
    await sidebar().getByRole('link', { name: 'Seminar 2' }).waitFor({ state: 'detached' });
  });

  it('a semester says that its classes go with it, and says how it ended', async () => {
    const [semester] = await student.call(listSemesters, {});
    const name = semester?.name ?? '';
    await refuse('/api/semesters/*');
    const ask = async () => {
      await sidebar().getByRole('button', { name, exact: true }).hover();
      await inSidebar(`Delete ${name}`).click();
      const asked = page.getByRole('alertdialog', { name: 'Delete Semester' });
      await asked.getByText('also deletes its classes and all their data').waitFor();
      await asked.getByRole('button', { name: 'Delete Semester' }).click();
    };
    await ask();
    await toast('Error', 'Failed to delete semester');
    await page.unrouteAll();
    await ask();
    await toast('Semester deleted successfully');
    await sidebar().getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
    const left = await student.call(listClasses, {});
    expect(left.every(({ semesterId }) => semesterId !== semester?.id)).toBe(true);
  });

  it('the semester of the class on the screen leads to the dashboard', async () => {
    const { id: semesterId } = await student.call(createSemester, { name: 'Summer 2027' });
    const { id } = await student.call(createClass, { name: 'Evidence', semesterId });
    await page.goto(`/class/${id}`);
    await page.getByRole('heading', { name: 'Evidence', level: 1 }).waitFor();
    await sidebar().getByRole('button', { name: 'Summer 2027', exact: true }).hover();
    await inSidebar('Delete Summer 2027').click();
    const asked = page.getByRole('alertdialog', { name: 'Delete Semester' });
    await asked.getByRole('button', { name: 'Delete Semester' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await toast('Semester deleted successfully');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('a change after the session has ended', () => {
  it('is answered with a word about it, and half a second later with the sign-in page', async () => {
    // A screen that reads nothing more by itself: a read would find out first.
    await page.goto('/settings');
    await page.waitForLoadState('networkidle');
    await open.context.clearCookies();
    await sidebar().getByRole('link').first().hover();
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebar()
      .getByRole('button', { name: /to favorites$/ })
      .first()
      .click();
    await refused;
    const from = new URL(page.url()).pathname;
    await page.getByText('Unauthorized', { exact: true }).first().waitFor();
    await page.getByText('You are logged out. Logging in again...', { exact: true }).first().waitFor();
    await page.clock.runFor(490);
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe(from);
    await page.clock.runFor(20);
    await page.waitForURL('**/auth');
    await page.clock.resume();
  });

  it('leaves no dialog open for whoever signs in next', async () => {
    const next = await makeStudent('year-next@example.org');
    const { page: shared, context } = await visit(browser, {}, student);
    await shared.goto('/settings');
    await shared.waitForLoadState('networkidle');
    await shared.getByRole('button', { name: 'Add Semester' }).last().click();
    await shared.getByLabel('Semester Name').fill('Hers alone');
    await context.clearCookies();
    await shared.getByRole('button', { name: 'Create Semester' }).click();
    await shared.waitForURL('**/auth');
    await shared.getByLabel('Email').fill(next.email);
    await shared.getByLabel('Password', { exact: true }).fill(password);
    await shared.getByRole('button', { name: 'Sign In', exact: true }).click();
    await shared.getByRole('heading', { name: 'No Semesters Yet' }).waitFor();
    expect(await shared.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});

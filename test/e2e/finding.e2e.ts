/** What a student finds without leaving the keys: the search, the palette and the list of shortcuts. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getQuestionSet } from '../../src/shared/materials.ts';
import { expectNoViolation, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;
let studies: Studies;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('finder@example.org');
  open = await visit(browser, { viewport: { width: 1280, height: 800 } }, studies.student);
  page = open.page;
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
});

const search = () => page.getByRole('dialog', { name: 'Search' });
const palette = () => page.getByRole('dialog', { name: 'Command palette' });
const hits = () => search().getByRole('list').getByRole('link');
const isFocused = (one: Locator) => one.evaluate((element) => element.matches(':focus'));
const field = () => search().getByRole('searchbox', { name: 'Search all classes' });

async function openDashboard(): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Torts' }).first().waitFor();
}

async function searchFor(words: string): Promise<void> {
  await openDashboard();
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await field().waitFor();
}

async function openPalette(typed = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette()
    .getByRole('option', { name: /Marlow/ })
    .first()
    .waitFor();
  await page.keyboard.type(typed);
}

async function inBothThemes(look: (theme: string) => Promise<unknown>): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await openDashboard();
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await openDashboard();
    await look(theme);
  }
}

describe('the search', () => {
  it('opens with a slash, tells what it searches, and is found whole by axe with and without hits', async () => {
    await inBothThemes(async (theme) => {
      await page.keyboard.press('/');
      await search().getByText('Searches case names, citations').waitFor();
      await expectNoViolation(page, theme);
      await expect.poll(() => isFocused(field())).toBe(true);
      await page.keyboard.type('ferry');
      await hits().first().waitFor();
      await expectNoViolation(page, theme);
    });
  });

  it('leads by arrows and Enter to a page of the text, where the words are marked', async () => {
    await searchFor('ferry');
    const inText = search()
      .getByRole('link', { name: /Opinion, PDF page/ })
      .first();
    await inText.waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(hits().first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => isFocused(field())).toBe(true);
    await inText.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/brief/${studies.briefId}\\?.*#page-`));
    await expect
      .poll(() => page.evaluate(`[...(CSS.highlights.get('found') ?? [])].map(String).join(' ')`))
      .toMatch(/ferry/i);
    const sheet = page.locator(new URL(page.url()).hash);
    await expect.poll(() => isFocused(sheet)).toBe(true);
    const inView = () =>
      page.evaluate(`(() => {
        const box = [...(CSS.highlights.get('found') ?? [])][0]?.getBoundingClientRect();
        return box !== undefined && box.top > 0 && box.bottom < innerHeight;
      })()`);
    await expect.poll(inView).toBe(true);
    expect(await search().count()).toBe(0);
  });

  it.each([
    ['Brief · ', /\/brief\/\d+\?find=.*#\w+/],
    ['Outline · ', /\/outline\/\d+\?find=.*#[\w-]+/],
  ])('leads to the place of a hit: %s', async (place, address) => {
    await searchFor('ferry');
    await hits().filter({ hasText: place }).first().click();
    await page.waitForURL(address);
    const part = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect.poll(() => isFocused(part)).toBe(true);
  });

  it('leads to the question of a hit', async () => {
    await searchFor('ferry');
    await hits().filter({ hasText: 'Question' }).first().click();
    await page.waitForURL(/\/questions\/\d+\?question=/);
    const named = new URL(page.url()).searchParams.get('question');
    const { questions } = await studies.student.call(getQuestionSet, { id: studies.questionSetId });
    const number = questions.findIndex(({ id }) => id === named) + 1;
    expect(number).toBeGreaterThan(0);
    await page.getByText(`Question ${number} of ${questions.length}`).waitFor();
  });

  it('says what it did not find, and empties and closes by Escape', async () => {
    await searchFor('zyzzyva');
    await search().getByRole('heading', { name: 'Nothing found for “zyzzyva”' }).waitFor();
    await page.keyboard.press('Escape');
    await search().getByText('Searches case names, citations').waitFor();
    await page.keyboard.press('Escape');
    await search().waitFor({ state: 'detached' });
  });

  it('says that it could not be done, and does it when asked again', async () => {
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 400, body: '{}' }), { times: 1 });
    await searchFor('ferry');
    await search().getByRole('heading', { name: 'The search didn’t work' }).waitFor();
    await search().getByRole('button', { name: 'Try Again' }).click();
    await hits().first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  it('gives up what newer words have overtaken', async () => {
    await openDashboard();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/search') asked.push(searchParams.get('q') ?? '');
    });
    await page.keyboard.press('/');
    await expect.poll(() => isFocused(field())).toBe(true);
    await page.keyboard.type('ferry boat', { delay: 20 });
    await page
      .getByRole('status')
      .filter({ hasText: /for ferry boat/ })
      .waitFor();
    expect(asked.at(-1)).toBe('ferry boat');
    expect(asked.length).toBeLessThan(6);
  });
});

describe('the palette', () => {
  it('opens by Ctrl K, is found whole by axe, and gives the focus back', async () => {
    await inBothThemes(async (theme) => {
      const settings = page.getByRole('link', { name: 'Settings' }).first();
      await settings.focus();
      await page.keyboard.press('Control+k');
      await palette()
        .getByRole('option', { name: /Marlow/ })
        .first()
        .waitFor();
      await expectNoViolation(page, theme);
      await page.keyboard.press('Escape');
      await palette().waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(settings)).toBe(true);
    });
  });

  it.each([
    ['tort', /\/class\/\d+$/],
    ['marlow brief', /\/brief\/\d+$/],
    ['marlow outl', /\/outline\/\d+$/],
    ['quest mar', /\/questions\/\d+$/],
    ['negligence', /\/class\/\d+#session-\d+$/],
    ['settings', /\/settings$/],
  ])('goes where %j leads', async (typed, address) => {
    await openDashboard();
    await page.keyboard.press('Control+k');
    await palette()
      .getByRole('option', { name: /Marlow/ })
      .first()
      .waitFor();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await palette().waitFor({ state: 'detached' });
  });

  it('has what is typed before it is there, and no key of the screen acts on it', async () => {
    await openDashboard();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('?/toort');
    for (const _ of 'ort') await page.keyboard.press('Backspace');
    await page.keyboard.type('rts');
    const typed = palette().getByRole('combobox');
    await expect.poll(() => typed.inputValue()).toBe('?/torts');
    await typed.fill('torts');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/class\/\d+$/);
  });

  it('is called off by Escape before it is there', async () => {
    await openDashboard();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('t');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await palette().count()).toBe(0);
  });

  it('walks through its options without leaving the field', async () => {
    await openDashboard();
    await page.keyboard.press('Control+k');
    const combobox = palette().getByRole('combobox', { name: 'Command palette' });
    const active = () => combobox.getAttribute('aria-activedescendant');
    await combobox.waitFor();
    const first = await active();
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await expect.poll(active).toBe(first);
    await page.keyboard.press('ArrowUp');
    const selected = palette().getByRole('option', { selected: true });
    expect(await selected.count()).toBe(1);
    expect(await selected.getAttribute('id')).toBe(await active());
    expect(await isFocused(combobox)).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('does what the menus do: adds a semester, changes the theme, searches on', async () => {
    await openDashboard();
    await openPalette('add semester');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add New Semester' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openPalette('light th');
    await page.keyboard.press('Enter');
    await page.locator('html[data-theme="light"]').waitFor();
    await palette().waitFor({ state: 'detached' });
    await openPalette('duty of care');
    await palette()
      .getByRole('option', { name: /Search for “duty of care”/ })
      .click();
    await expect.poll(() => search().getByRole('searchbox').inputValue()).toBe('duty of care');
    await hits().first().waitFor();
  });

  it('loads only with its first use', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await openDashboard();
    expect(scripts.filter((path) => /palette|search-dialog|shortcuts-dialog/.test(path))).toEqual([]);
  });
});

describe('the list of shortcuts', () => {
  it('opens with a question mark, names the keys of the screen, and is found whole by axe', async () => {
    await inBothThemes(async (theme) => {
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await list.getByText('Ctrl K').waitFor();
      await expectNoViolation(page, theme);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
    });
  });
});

describe('a key', () => {
  it('does nothing but write while the student types, and nothing behind a dialog', async () => {
    await openDashboard();
    await page.getByRole('button', { name: 'Add Semester' }).first().click();
    const name = page.getByRole('textbox');
    await name.fill('');
    await page.keyboard.type('Fall/?');
    await page.keyboard.press('Control+k');
    expect(await name.inputValue()).toBe('Fall/?');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
  });
});

/** The desk between the materials of one case: what stays in sight, what is hidden, and what each control is called. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getQuestionSet } from '../../src/shared/materials.ts';
import { expectNoViolation, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('desk@example.org');
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, open.page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function go(path: string, width = 1280): Promise<Page> {
  open = await visit(browser, { viewport: { width, height: 800 } }, studies.student);
  await open.page.goto(path);
  await open.page.getByRole('heading', { name: studies.title, level: 1 }).waitFor();
  return open.page;
}

const opinion = (page: Page) => page.getByRole('region', { name: 'Opinion', exact: true });
const passages = (page: Page) => opinion(page).locator('[id^="passage-"]');

describe('the opinion beside a question', () => {
  it('is hidden until the answer is shown, and then opens at the first passage that the answer rests on', async () => {
    const page = await go(`/questions/${studies.questionSetId}`);
    await opinion(page).getByText('The opinion is hidden').waitFor();
    expect(await passages(page).first().isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Contents of the opinion' }).count()).toBe(0);
    await expectNoViolation(page, 'dark');

    const { questions } = await studies.student.call(getQuestionSet, { id: studies.questionSetId });
    const quote = questions[0]?.answer.flatMap(({ pinpoints }) => pinpoints)[0]?.quote ?? 'nothing';
    await page.getByRole('button', { name: 'Show the Professor’s Answer' }).click();
    const marked = opinion(page).locator('mark').first();
    await marked.waitFor();
    expect(quote).toContain(((await marked.textContent()) ?? '').slice(0, 20));
    await expect
      .poll(async () => {
        const { y = -1, height = 0 } = (await marked.boundingBox()) ?? {};
        return y >= 0 && y + height <= 800;
      })
      .toBe(true);

    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await opinion(page).getByText('The opinion is hidden').waitFor();
  });

  it('leaves a phone at the answer', async () => {
    const page = await go(`/questions/${studies.questionSetId}`, 360);
    await page.getByRole('button', { name: 'Show the Professor’s Answer' }).click();
    await page.getByRole('heading', { name: 'The professor’s answer' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Questions' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the place in the opinion', () => {
  it('stays from the brief to the outline and back', async () => {
    const page = await go(`/brief/${studies.briefId}`);
    await passages(page).first().waitFor();
    // What was never drawn has an estimated height: which passage is read tells the place.
    const read = () =>
      page.evaluate<string>(
        `[...document.querySelectorAll('[id^="passage-"]')].find((one) => one.getBoundingClientRect().top > 140)?.id`,
      );
    const first = await read();
    await opinion(page).hover();
    await page.mouse.wheel(0, 2400);
    await page.waitForTimeout(600);
    const before = await read();
    expect(before).not.toBe(first);
    await page.getByRole('link', { name: 'Outline', exact: true }).click();
    await page.waitForURL('**/outline/*');
    await expect.poll(read).toBe(before);
    await page.getByRole('link', { name: 'Brief', exact: true }).click();
    await page.waitForURL('**/brief/*');
    await expect.poll(read).toBe(before);
  });
});

/** Of all that can be come to by Tab in the pane of the material, the names as a screen reader says them. */
const stopNames = (page: Page) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('[data-keeps-place="material"] :is(a[href], button)')]
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
      .map((one) => one.getAttribute('aria-label') ??
        one.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent.trim()).join(' ') ??
        one.textContent.trim())
  `);

describe('by keyboard', () => {
  it.each([
    ['brief', () => `/brief/${studies.briefId}`],
    ['outline', () => `/outline/${studies.outlineId}`],
  ])('each statement of the %s is one tab stop, and no two stops are called alike', async (_, path) => {
    const page = await go(path());
    await page
      .getByRole('link', { name: /^(p\.|conc\.|dis\.).*“/ })
      .first()
      .waitFor();
    const many = await page.evaluate<number>(`
      Math.max(...[...document.querySelectorAll('[id^="statement-"]')].map((one) =>
        [...one.querySelectorAll('a[href], button:not([data-branch])')].filter((each) => each.tabIndex >= 0).length))
    `);
    expect(many).toBe(1);
    const names = await stopNames(page);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('the arrow keys go over the pinpoints and the menu of a statement, and Tab to the next', async () => {
    const page = await go(`/brief/${studies.briefId}`);
    const first = page.locator('#statement-holding');
    const pinpoint = first.getByRole('link').first();
    await pinpoint.focus();
    const isFocused = (part: ReturnType<Page['locator']>) =>
      part.evaluate((element) => element === element.ownerDocument.activeElement);
    const many = await first.getByRole('link').count();
    for (let at = 0; at < many; at += 1) await page.keyboard.press('ArrowRight');
    expect(await isFocused(first.getByRole('button', { name: 'Actions for Holding' }))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await first.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(
      false,
    );
  });
});

describe('on a phone', () => {
  it('the materials and the opinion are one row of tabs', async () => {
    const page = await go(`/brief/${studies.briefId}`, 360);
    const tabs = page.getByRole('tab');
    await tabs.nth(3).waitFor();
    expect(await tabs.allTextContents()).toEqual(['Brief', 'Outline', 'Questions', 'Opinion']);
    const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    expect(await page.getByRole('tablist').count()).toBe(1);
    await expectNoViolation(page, 'dark');
    await page.getByRole('tab', { name: 'Opinion' }).click();
    await passagesOf(page).first().waitFor();
    await page.getByRole('tab', { name: 'Outline' }).click();
    await page.waitForURL('**/outline/*');
    await page.getByRole('tab', { name: 'Outline', selected: true }).waitFor();
  });
});

const passagesOf = (page: Page) => page.locator('[id^="passage-"]');

describe('on a wide screen', () => {
  it('the tools of the bar say in a word what they do', async () => {
    const page = await go(`/brief/${studies.briefId}`, 1440);
    for (const [label, word] of [
      ['Copy the brief', 'Copy'],
      ['Print the brief', 'Print'],
      ['Regenerate the brief, or see its versions', 'Regenerate'],
    ] as const)
      await page.getByRole('button', { name: label }).getByText(word, { exact: true }).waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.getByRole('button', { name: 'Copy the brief' }).getByText('Copy').waitFor({ state: 'hidden' });
  });

  it('a row of the sidebar is painted in one tone under the pointer, its buttons too', async () => {
    open = await visit(browser, { viewport: { width: 1280, height: 800 } }, studies.student);
    const { page } = open;
    await page.goto(`/class/${studies.classId}`);
    const sidebar = page.getByRole('navigation', { name: 'Academic Year' });
    const row = sidebar
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Torts' }) })
      .last();
    await row.hover();
    const tone = (part: ReturnType<Page['locator']>) =>
      part.evaluate((element) => element.computedStyleMap().get('background-color')?.toString());
    expect(await tone(row.locator('div').last())).toBe(await tone(row));
  });
});

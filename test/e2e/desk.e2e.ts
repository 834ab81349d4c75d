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

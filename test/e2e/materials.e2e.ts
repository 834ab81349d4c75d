/** What brief, outline and questions hold, on the screen and on paper; nothing here is changed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getBrief, getOutline, getQuestionSet } from '../../src/shared/materials.ts';
import { getSubscriptionStatus } from '../../src/shared/subscription.ts';
import { downloadPath } from '../../src/web/paths.ts';
import { beforeTests, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('materials@example.org');
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

/** The material at `path`, once the numbers of its pages are known. */
async function read(path: string): Promise<Page> {
  open = await visit(browser, {}, studies.student);
  await open.page.goto(path);
  await open.page.getByRole('heading', { name: studies.title, level: 1 }).first().waitFor();
  return open.page;
}

/** As a printer takes it: the screen makes itself ready in the event. */
async function print(page: Page): Promise<void> {
  await page.getByText(/^Made by/).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
}

describe('a brief', () => {
  it('is downloaded by who pays, though the plan is not known yet', async () => {
    const page = await read(`/brief/${studies.briefId}`);
    const free = await studies.student.call(getSubscriptionStatus, {});
    await page.route(`**${getSubscriptionStatus.path}`, async (route) => {
      await sleep(1000);
      await route.fulfill({ json: { ...free, isPremium: true, tier: 'paid' } });
    });
    const file = { headers: { 'content-disposition': 'attachment; filename="brief.pdf"' }, body: '%PDF' };
    await page.route(`**${downloadPath.brief(studies.briefId)}`, (route) => route.fulfill(file));
    await page.reload();
    await page.getByRole('button', { name: 'Download the brief' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('brief.pdf');
    expect(await page.getByText('Paid Plan').count()).toBe(0);
  });

  it('offers rare formats behind one press, by keyboard too', async () => {
    const page = await read(`/brief/${studies.briefId}`);
    await page.getByRole('button', { name: 'Download the brief' }).press('Enter');
    await page.getByRole('menuitem', { name: 'More Formats' }).press('Enter');
    await page.locator(':focus', { hasText: 'Download as Markdown' }).waitFor();
    await page.keyboard.press('End');
    await page.locator(':focus', { hasText: 'My words as' }).waitFor();
  });

  it('fills the window beside the text, and only its two sides scroll', async () => {
    const page = await read(`/brief/${studies.briefId}`);
    await page.getByText(/^Made by/).waitFor();
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
  });

  it('opens with its holding in one line, then the parts in the order in which they are read out', async () => {
    const page = await read(`/brief/${studies.briefId}`);
    const { separateOpinions } = await studies.student.call(getBrief, { id: studies.briefId });
    const article = page.getByRole('article');
    await expect
      .poll(() => article.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual([
        'Holding',
        'Procedural posture',
        'Facts',
        'Issue',
        'Rule',
        'Analysis',
        'Conclusion',
        'Separate opinions',
        'Key terms',
        'Why it is assigned',
      ]);
    const authors = separateOpinions.map(({ author }) => author ?? '');
    expect(authors.length).toBeGreaterThan(0);
    const named = await article.getByRole('heading', { level: 3 }).allTextContents();
    for (const [index, author] of authors.entries()) expect(named[index]).toContain(author);
    expect(open.complaints).toEqual([]);
  });
});

describe('a question', () => {
  it('is tried, turned and opened by key, and has behind it follow-up, trap and what to reread', async () => {
    const page = await read(`/questions/${studies.questionSetId}`);
    const { questions } = await studies.student.call(getQuestionSet, { id: studies.questionSetId });
    const [first, second] = questions;
    const heading = (name = 'nothing') => page.getByRole('heading', { name, level: 2, exact: true });
    await page.getByLabel('Your answer').fill('What I would say.');
    await heading(first?.question).focus();
    await page.keyboard.press('j');
    await heading(second?.question).waitFor();
    expect(await page.getByLabel('Your answer').inputValue()).toBe('');
    await page.keyboard.press('k');
    await heading(first?.question).waitFor();
    expect(await page.getByLabel('Your answer').inputValue()).toBe('What I would say.');
    // What lies behind a dialog stays as it is.
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await shortcuts.getByText('Next question').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await shortcuts.waitFor({ state: 'detached' });
    await heading(first?.question).waitFor();
    const answer = page.getByRole('region', { name: 'The professor’s answer' });
    expect(await answer.count()).toBe(0);
    await page.keyboard.press('Space');
    await answer.getByText(first?.answer[0]?.text ?? 'nothing').waitFor();
    await answer
      .getByRole('link', { name: /^(p\.|PDF) .*“/ })
      .first()
      .waitFor();
    for (const words of [...(first?.followUps ?? ['nothing']), ...(first?.trap ? [first.trap] : [])])
      await answer.getByText(words).waitFor();
    await answer.getByText('Reread', { exact: true }).waitFor();
    expect(open.complaints).toEqual([]);
  });
});

describe('on paper', () => {
  it('a brief has its pages and nothing of the screen around it', async () => {
    const page = await read(`/brief/${studies.briefId}`);
    await page.getByRole('button', { name: 'Copy the brief' }).click();
    const toast = page.getByRole('region', { name: /^Notification/ }).getByRole('listitem');
    await toast.waitFor();
    await print(page);
    expect(await toast.isVisible()).toBe(false);
    const article = page.getByRole('article');
    const { holding } = await studies.student.call(getBrief, { id: studies.briefId });
    await article.getByText(holding.text).waitFor();
    await article
      .getByText(/^(p\.|PDF) \w+/)
      .first()
      .waitFor();
    for (const name of ['Print the brief', 'Edit Caption', 'Actions for Facts'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Opinion', exact: true }).count()).toBe(0);
  });

  it('an outline is whole, folded or not', async () => {
    const page = await read(`/outline/${studies.outlineId}`);
    const { sections } = await studies.student.call(getOutline, { id: studies.outlineId });
    const point = page.getByText(sections[1]?.items[0]?.text ?? 'nothing', { exact: true });
    await page.getByRole('button', { name: 'Collapse All', exact: true }).click();
    await point.waitFor({ state: 'hidden' });
    await print(page);
    await point.waitFor();
  });

  it('a question set has its questions first, and then each answer', async () => {
    const page = await read(`/questions/${studies.questionSetId}`);
    const { questions } = await studies.student.call(getQuestionSet, { id: studies.questionSetId });
    await print(page);
    await page.getByRole('heading', { name: 'Answers' }).waitFor();
    const paper = (await page.getByRole('article').textContent()) ?? '';
    const [asked = '', answered = ''] = paper.split(/Answers(?=1\. )/);
    for (const { question, difficulty, answer } of questions) {
      expect(asked).toContain(`${question} (${difficulty})`);
      expect(answered).toContain(answer[0]?.text);
      // The foot of a sheet does not part what is asked.
      const again = page.getByRole('article').locator('p').filter({ hasText: question });
      const look = await again.evaluate((p) => p.computedStyleMap().get('break-inside')?.toString());
      expect(look).toBe('avoid');
    }
  });
});

describe('signing out', () => {
  it('leaves no answer behind that she typed, in this tab or another', async () => {
    const page = await read(`/questions/${studies.questionSetId}`);
    const other = await page.context().newPage();
    await other.goto(`/questions/${studies.questionSetId}`);
    const kept = (tab: Page) =>
      tab.evaluate<string>('JSON.stringify({ ...sessionStorage, ...localStorage })');
    for (const tab of [page, other]) {
      await tab.getByLabel('Your answer').fill('What I would say.');
      await expect.poll(() => kept(tab)).toContain('What I would say.');
    }
    await page.getByRole('button', { name: /account of/i }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByText('Logged out successfully').first().waitFor();
    for (const tab of [page, other]) await expect.poll(() => kept(tab)).not.toContain('What I would say.');
  });
});

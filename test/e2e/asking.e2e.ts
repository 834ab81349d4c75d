/** Ask, and be asked: points ticked and graded, the text asked, one more question, a brief in half a minute. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCase } from '../../src/shared/cases.ts';
import { getQuestionSet } from '../../src/shared/materials.ts';
import { pointsOf } from '../../src/study/material/points.ts';
import type { Client } from '../client.ts';
import {
  beforeTests,
  expectAccessible,
  expectNoViolation,
  openBrowser,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { makeStudies } from './student.ts';

let browser: Browser;
let student: Client;
let briefId: number;
let setId: number;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  const studies = await makeStudies('grades@example.org');
  student = studies.student;
  briefId = studies.briefId;
  const own = await student.call(getCase, { id: studies.caseId });
  setId = own.questionSetId ?? 0;
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, open.page);
  await open.context.close();
});

const wide = { viewport: { width: 1280, height: 900 } };

async function go(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  open = await visit(browser, wide, student);
  await prepare?.(open.page);
  await open.page.goto(path);
  return open.page;
}

const grading = (page: Page) => page.getByRole('region', { name: 'How your answer compares' });

async function tryFirst(page: Page, answer: string) {
  await page.getByLabel('Your answer').fill(answer);
  await page.getByRole('button', { name: 'Show the Professor’s Answer' }).click();
  await grading(page).waitFor();
}

describe('her answer', () => {
  it('is compared by the points that she ticks, and is still there after a reload', async () => {
    const page = await go(`/questions/${setId}`);
    await tryFirst(page, 'The ferry owed her reasonable care.');
    const first = grading(page).getByRole('checkbox').first();
    await first.check();
    await grading(page).getByRole('button', { name: 'Save My Points' }).click();
    await grading(page)
      .getByText(/^Saved: 1 of/)
      .waitFor();
    await page.reload();
    await grading(page)
      .getByText(/^Saved: 1 of/)
      .waitFor();
    expect(await first.isChecked()).toBe(true);
    await expectAccessible(page, grading(page));
    expect(open.complaints).toEqual([]);
  });

  it('is graded by the model of her browser where it has one, on her device alone', async () => {
    const { questions } = await student.call(getQuestionSet, { id: setId });
    const points = pointsOf(questions[0]!).length; // The set has questions.
    const page = await go(`/questions/${setId}`, (fresh) => fresh.addInitScript(ownModelStub));
    const sent: string[] = [];
    await tryFirst(page, 'The ferry owed her reasonable care.');
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await grading(page).getByText('It grades on this device, and nothing is sent.').waitFor();
    await grading(page).getByRole('button', { name: 'Grade in This Browser' }).click();
    await grading(page)
      .getByText(`1 of ${points} points covered. Graded in your browser; nothing was sent or kept.`)
      .waitFor();
    await grading(page).getByText('“owed her reasonable care.”').waitFor();
    expect(sent.filter((url) => url.includes('attempts'))).toEqual([]);
    const asked = (await page.evaluate('window.askedOfStub')) as {
      system: string;
      prompt: string;
      form: object;
    };
    expect(asked.prompt).toContain('The ferry owed her reasonable care.');
    expect(asked.system).not.toContain('ferry');
    expect(asked.form).toMatchObject({ type: 'object', required: ['points'] });
    expect(await page.evaluate('window.destroyedByStub')).toBe(1);
    expect(open.complaints).toEqual([]);
  });
});

/** As the interface is documented: availability, create with a monitor, prompt with a constraint, destroy. */
const ownModelStub = `
  window.destroyedByStub = 0;
  window.LanguageModel = {
    async availability(options) {
      if (!options.expectedInputs || !options.expectedOutputs) throw new TypeError('no options');
      return 'downloadable';
    },
    async create({ initialPrompts, monitor, signal }) {
      signal.throwIfAborted();
      const target = new EventTarget();
      monitor(target);
      for (const loaded of [0, 0.5, 1]) target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
      return {
        async prompt(prompt, { responseConstraint, signal }) {
          signal.throwIfAborted();
          window.askedOfStub = { system: initialPrompts[0].content, prompt, form: responseConstraint };
          const numbers = [...prompt.matchAll(/^(\\d+)\\. /gm)].map((found) => Number(found[1]));
          return JSON.stringify({
            points: numbers.map((number, index) =>
              index === 0
                ? { number, verdict: 'covered', words: 'owed her REASONABLE care' }
                : { number, verdict: 'covered', words: 'words that she never wrote' }),
          });
        },
        destroy() { window.destroyedByStub += 1; },
      };
    },
  };
`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask the Text' });

async function askIn(page: Page, question: string) {
  await dialog(page).getByLabel('Your question').fill(question);
  await dialog(page).getByRole('button', { name: 'Ask', exact: true }).click();
}

describe('the text', () => {
  it('is asked: passages lead to where they stand, and what it does not say is said', async () => {
    const page = await go(`/brief/${briefId}`);
    await page.getByRole('button', { name: 'Ask the text' }).click();
    const question = dialog(page).getByLabel('Your question');
    await question.fill('What did');
    // A line of its own, not yet the question.
    await question.press('Shift+Enter');
    await question.pressSequentially('the court hold?');
    await question.press('Enter');
    await dialog(page).locator('blockquote').first().waitFor();
    await expectNoViolation(page, 'dark');
    await askIn(page, 'When does adverse possession of a vineyard ripen into title?');
    await dialog(page).getByText('We didn’t find an answer in this opinion.').waitFor();
    const earlier = dialog(page).getByRole('region', { name: 'Asked before' });
    await earlier.getByRole('heading', { name: 'What did the court hold?' }).waitFor();
    await earlier.locator('blockquote').first().getByRole('link').first().click();
    await page.waitForURL(/at=p/);
    // The passage is marked, and the conversation stays.
    await page.locator('[id^="passage-"] mark').first().waitFor();
    await earlier.getByRole('heading', { name: 'What did the court hold?' }).waitFor();
    expect(open.complaints).toEqual([]);
  });

  it('is asked about words that she selects', async () => {
    const page = await go(`/brief/${briefId}`);
    const passage = page.locator('[id^="passage-"] p').filter({ hasText: 'landing' }).first();
    await passage.waitFor();
    await passage.selectText();
    await passage.dispatchEvent('pointerup');
    const tools = page.getByRole('toolbar', { name: 'Ask about the words you selected' });
    await tools.getByRole('button', { name: 'Why Does It Matter?' }).click();
    await dialog(page).getByRole('heading', { name: 'Why does it matter?' }).waitFor();
    await dialog(page)
      .getByText(/^About “/)
      .first()
      .waitFor();
    await dialog(page).locator('blockquote').first().waitFor();
    expect(open.complaints).toEqual([]);
  });
});

it('one more question comes on a press, and is the one that is shown', async () => {
  const before = (await student.call(getQuestionSet, { id: setId })).questions.length;
  const page = await go(`/questions/${setId}`);
  await page.getByRole('button', { name: 'Another Hypothetical' }).click();
  await page.getByText('One more question is in your set.').first().waitFor();
  await page
    .getByText(`of ${before + 1}`)
    .first()
    .waitFor();
  await page
    .getByText(/^Hard$/)
    .first()
    .waitFor();
  expect((await student.call(getQuestionSet, { id: setId })).questions).toHaveLength(before + 1);
  expect(open.complaints).toEqual([]);
});

it('a brief is said in half a minute, with its pinpoints', async () => {
  const page = await go(`/brief/${briefId}`);
  const short = page.getByRole('region', { name: 'Short versions' });
  await short.getByRole('button', { name: 'Say It in 30 Seconds' }).click();
  await short.getByText(/^\d+ words$/).waitFor();
  expect(await short.getByRole('link').count()).toBeGreaterThan(0);
  await short.getByRole('button', { name: 'In 2 Minutes' }).click();
  await expect
    .poll(async () => Number.parseInt((await short.getByText(/^\d+ words$/).textContent()) ?? '', 10))
    .toBeGreaterThan(75);
  await short.getByRole('button', { name: 'In 5 Minutes' }).click();
  await expect
    .poll(async () => Number.parseInt((await short.getByText(/^\d+ words$/).textContent()) ?? '', 10))
    .toBeGreaterThan(300);
  expect(open.complaints).toEqual([]);
});

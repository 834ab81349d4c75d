/** Drill: how sure, the answer, the points, the rating; by keyboard, without network, and in the demo. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getDrillStats } from '../../src/shared/drill.ts';
import { getQuestionSet } from '../../src/shared/materials.ts';
import { expectNoViolationInBoth, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudies, type Studies } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function come(path: string, studies?: Studies, width = 1280): Promise<void> {
  open = await visit(browser, { viewport: { width, height: 800 } }, studies?.student);
  page = open.page;
  await page.goto(path);
}

const asked = () => page.locator('main').getByRole('heading', { level: 2 }).first();
/** A reload would ask the question anew. */
const expectClean = () => expectNoViolationInBoth(page);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const answered = () => page.getByRole('heading', { name: 'The professor’s answer' });
const points = () => page.getByRole('list', { name: 'Points of the answer' }).getByRole('checkbox');

/** Up to the points, with keys alone. */
async function answerByKeys(sureness: '1' | '2' | '3', words: string): Promise<void> {
  await asked().waitFor();
  await page.keyboard.press(sureness);
  await expect.poll(() => page.evaluate(`document.activeElement?.tagName`)).toBe('TEXTAREA');
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
  const why = page.getByLabel('Why?', { exact: true });
  await answered().or(why).waitFor();
  if ((await why.count()) > 0) {
    expect(await answered().count()).toBe(0);
    await page.keyboard.type('Because of the duty.');
    await page.keyboard.press('Control+Enter');
  }
  await answered().waitFor();
}

const isFocused = (name: RegExp) =>
  expect.poll(() => page.evaluate<string>(`document.activeElement?.textContent ?? ''`)).toMatch(name);

describe('a student who drills a question set', () => {
  it('answers by keyboard, sees the passage of what she was sure of and missed, and is told how it went', async () => {
    const studies = await makeStudies('drills@example.org');
    const { questions } = await studies.student.call(getQuestionSet, { id: studies.questionSetId });
    await come(`/questions/${studies.questionSetId}`, studies);
    await page.getByRole('link', { name: 'Drill These Questions' }).click();
    await asked().waitFor();
    await expectClean();
    const first = (await asked().textContent()) ?? '';
    // Nothing of the opinion or of its answer is there before she has answered.
    expect(await page.getByText('The professor’s answer').count()).toBe(0);
    await page.keyboard.press('2');
    await page.getByLabel('Your answer').fill('Half a thought');
    await page.reload();
    await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe('Half a thought');
    await page.getByLabel('Your answer').fill('');
    await page.keyboard.press('Escape');
    await answerByKeys('3', 'I do not know.');
    await expectClean();
    await page.getByText(/0 of \d+ points? · Suggested: Again/).waitFor();
    await page.keyboard.press(' ');
    await page.getByRole('heading', { name: 'You were sure, so read this now' }).waitFor();
    await page.locator('main mark').first().waitFor();
    await expectClean();
    await page.keyboard.press(' ');
    await expect.poll(() => asked().textContent()).not.toBe(first);
    for (let left = questions.length; left > 0; left -= 1) {
      await answerByKeys('2', 'The carrier owed her care.');
      await page.keyboard.press('j');
      await isFocused(/^$/);
      await page.keyboard.press(' ');
      expect(await points().first().isChecked()).toBe(true);
      if (left === questions.length) {
        await page
          .getByRole('button', { name: /^Passage on/ })
          .first()
          .click();
        await page.locator('main figure blockquote').first().waitFor();
      }
      await page.keyboard.press('3');
    }
    await page.getByRole('heading', { name: 'Done', level: 2 }).waitFor();
    await expectClean();
    await page
      .getByText(`${questions.length} questions, ${questions.length - 1} right the first time.`)
      .waitFor();
    await page.getByText('Wrong the one time you were sure.').waitFor();
    const stats = await studies.student.call(getDrillStats, {});
    expect(stats.readiness[0]?.cases[0]?.readiness).toBe('ready');
    await page.getByRole('link', { name: 'See Your Progress' }).click();
    await page.getByText('1 case: 1 ready').waitFor();
    await page.getByText('Sure: right 0 of 1', { exact: false }).waitFor();
    await page.getByText('First day of drilling.', { exact: false }).waitFor();
    await expectClean();
    await button('Show as Tables').click();
    await page.getByRole('table', { name: /due in the next two weeks/ }).waitFor();
    await page.goto(`/drill/run?set=${studies.questionSetId}`);
    await page.getByRole('heading', { name: 'Nothing is due' }).waitFor();
    await page.getByRole('link', { name: 'Drill Ahead' }).click();
    await asked().waitFor();
  });

  it('comes from her class on her phone, and leaves a question for later', async () => {
    const studies = await makeStudies('phone-drills@example.org');
    await come(`/class/${studies.classId}`, studies, 360);
    await page.getByRole('link', { name: 'Drill Negligence' }).click();
    const first = (await asked().textContent()) ?? '';
    await button('Leave for Later').click();
    await expect.poll(() => asked().textContent()).not.toBe(first);
    await button('Fairly sure').click();
    await page.getByLabel('Your answer').fill('The ferry owed her care.');
    await button(/^(Continue|Show the Professor’s Answer)$/).click();
    if ((await answered().count()) === 0) await button('Show the Professor’s Answer').click();
    await points().first().check();
    await expectClean();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await button(/^Good/).click();
    await page.getByText('1 of', { exact: false }).first().waitFor();
    // Of a later question she may say how sure she is, or answer at once.
    await page.getByText('How sure are you? Optional').waitFor();
    await page.getByLabel('Your answer').waitFor();
    await button('Not sure').click();
    await expect.poll(() => page.getByText('Optional', { exact: true }).count()).toBe(0);
  });

  it('answers without network, and the answers come later', async () => {
    const studies = await makeStudies('offline-drills@example.org');
    await come(`/drill/run?set=${studies.questionSetId}`, studies);
    await asked().waitFor();
    await open.context.setOffline(true);
    await answerByKeys('2', 'The ferry owed her care.');
    await page.keyboard.press('3');
    await expect
      .poll(() =>
        page.evaluate(`Object.keys(localStorage).some((key) => key.startsWith('unsent.queue.reviews'))`),
      )
      .toBe(true);
    await page.getByText('1 answer kept here').waitFor();
    expect((await studies.student.call(getDrillStats, {})).learned).toBe(0);
    await open.context.setOffline(false);
    await expect.poll(async () => (await studies.student.call(getDrillStats, {})).learned).toBe(1);
    await expect
      .poll(() =>
        page.evaluate(`Object.keys(localStorage).some((key) => key.startsWith('unsent.queue.reviews'))`),
      )
      .toBe(false);
    open.complaints.splice(0);
  });
});

describe('before she reads', () => {
  it('guesses at two questions, and finds her guess again with the questions', async () => {
    const studies = await makeStudies('guesses@example.org');
    await come('/dashboard', studies, 360);
    await page.getByRole('link', { name: `Before you read ${studies.title}` }).click();
    await page.getByRole('heading', { name: 'Before You Read', level: 1 }).waitFor();
    await page.getByText('Question 1 of 2').waitFor();
    const first = (await asked().textContent()) ?? '';
    await expectClean();
    await page.getByLabel('Your guess').fill('Whether the ferry owed her care.');
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Your guess').inputValue())
      .toBe('Whether the ferry owed her care.');
    await button('Next').click();
    await page.getByText('Question 2 of 2').waitFor();
    await expect.poll(() => asked().textContent()).not.toBe(first);
    await button('Skip').click();
    await page.getByRole('heading', { name: 'Read with these in mind' }).waitFor();
    await page.getByText('Your guess: Whether the ferry owed her care.').waitFor();
    await expectClean();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    // Nothing of it is scheduled.
    expect((await studies.student.call(getDrillStats, {})).readiness[0]?.cases[0]?.readiness).toBe('new');
    await page.getByRole('link', { name: 'Read the Case' }).click();
    await page.waitForURL(`**/brief/${studies.briefId}`);
    const { questions } = await studies.student.call(getQuestionSet, { id: studies.questionSetId });
    const number = questions.findIndex(({ question }) => question === first) + 1;
    await page.goto(`/questions/${studies.questionSetId}?question=${questions[number - 1]?.id}`);
    await expect
      .poll(() => page.getByLabel('Your answer').inputValue())
      .toBe('Whether the ferry owed her care.');
  });
});

describe('a cold call', () => {
  it('goes on asking when it is hot, and keeps to the mode that she chose', async () => {
    const studies = await makeStudies('hot@example.org');
    await come(`/drill/run?set=${studies.questionSetId}`, studies, 768);
    await page.getByText('Call on Me: Off').click();
    await page.getByRole('radio', { name: /^Put on the Spot/ }).check();
    await page.getByRole('timer').waitFor();
    await expectClean();
    await page.reload();
    await page.getByText('Call on Me: Put on the Spot').waitFor();
    await asked().waitFor();
    await page.keyboard.press('2');
    await page.getByLabel('Your answer').fill('The ferry owed her care.');
    await button('Continue').click();
    await page.getByText('The professor may follow up before showing their answer.').waitFor();
    expect(await answered().count()).toBe(0);
    await expectClean();
    for (let asks = 0; asks < 4 && (await answered().count()) === 0; asks += 1)
      await button(/^(Continue|Show the Professor’s Answer)$/).click();
    await answered().waitFor();
  });

  it('hears her on her own device, and asks before anything she says is sent away', async () => {
    const studies = await makeStudies('speaks@example.org');
    await come('/settings', studies);
    await page.addInitScript(`
      window.SpeechRecognition = class extends EventTarget {
        static available() { return Promise.resolve(localStorage.getItem('speech') ?? 'unavailable'); }
        start() {
          const result = new Event('result');
          result.results = [[{ transcript: this.processLocally ? 'heard here' : 'heard elsewhere' }]];
          setTimeout(() => this.dispatchEvent(result), 50);
        }
        stop() { this.dispatchEvent(new Event('end')); }
      }`);
    const speak = async () => {
      await page.goto(`/drill/run?set=${studies.questionSetId}`);
      await asked().waitFor();
      await button('Fairly sure').click();
      await button('Speak').click();
    };
    await speak();
    await page.getByRole('alertdialog', { name: 'Send your voice?' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Your answer').inputValue()).toBe('');
    await page.evaluate(`localStorage.setItem('speech', 'available')`);
    await speak();
    await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe('heard here');
    await page.getByText('Listening…').waitFor();
    await expectClean();
    await button('Stop').click();
    await button('Speak').waitFor();
  });
});

describe('a language model that is set', () => {
  it('ticks the points that it finds in her answer, and goes on asking', async () => {
    const studies = await makeStudies('graded-drill@example.org');
    const { questions } = await studies.student.call(getQuestionSet, { id: studies.questionSetId });
    open = await visit(browser, { viewport: { width: 360, height: 800 } }, studies.student);
    page = open.page;
    await page.route(`**/api/questions/${studies.questionSetId}/attempts`, async (route) => {
      if (route.request().method() === 'GET')
        return route.fulfill({ json: { items: [], modelAsksLeft: 20 } });
      const { itemId, answer } = route.request().postDataJSON() as { itemId: string; answer: string };
      const [point] = questions.find(({ id }) => id === itemId)?.answer ?? [];
      const found = [point?.id ?? '', 'elsewhere'].map((id) => ({ itemId: id, verdict: 'covered' }));
      const attempt = {
        ...{ id: 1, itemId, answer, sureness: 2, state: 'done', gradedBy: 'model', engine: 'a model' },
        ...{ points: found, followUp: 'And if she had trespassed?', failure: null },
        createdAt: new Date().toISOString(),
      };
      return route.fulfill({
        contentType: 'text/event-stream',
        body: `data: ${JSON.stringify({ type: 'done', attempt })}\n\n`,
      });
    });
    await page.goto(`/drill/run?set=${studies.questionSetId}`);
    await answerByKeys('2', 'The ferry owed her care.');
    await button('Grade My Answer').click();
    await page.getByText('And if she had trespassed?').waitFor();
    await page.getByText(/^1 of \d+ points? · /).waitFor();
    expect(await points().first().isChecked()).toBe(true);
    await expectClean();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});

describe('how she drills', () => {
  it('is set once and kept: retention, easy days, a limit and the exam day', async () => {
    const studies = await makeStudies('sets-drill@example.org');
    await come(`/drill?class=${studies.classId}`, studies, 768);
    await page.getByText('How you drill').click();
    await page.getByLabel(/^Aim to remember/).fill('90');
    await page.getByLabel('Sunday').check();
    await page.getByLabel('Most long-term questions a day').fill('30');
    await expectClean();
    await page.locator('details').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Drill settings saved.').first().waitFor();
    await page.getByLabel('Exam on').fill('2099-12-10');
    await button('Save').first().click();
    await button('No Exam').waitFor();
    await page.reload();
    await page.getByText('How you drill').click();
    await page.getByText('Aim to remember: 90%').waitFor();
    expect(await page.getByLabel('Sunday').isChecked()).toBe(true);
    expect(await page.getByLabel('Exam on').inputValue()).toBe('2099-12-10');
  });
});

describe('a visitor', () => {
  it('drills three questions of the demo, without an account', async () => {
    await come('/demo?show=drill');
    await asked().waitFor();
    await expectClean();
    for (let left = 3; left > 0; left -= 1) {
      await answerByKeys('2', 'The ferry owed her care.');
      await page.keyboard.press('3');
    }
    await page.getByText('3 questions, 3 right the first time.').waitFor();
    await page.getByRole('link', { name: 'Drill Your Own Cases' }).waitFor();
  });
});

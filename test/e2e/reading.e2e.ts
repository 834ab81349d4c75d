/** What a student does with her materials beside reading them: she changes, copies, reports and keeps them. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getCaseText, updateCase } from '../../src/shared/cases.ts';
import {
  getBrief,
  getOutline,
  getQuestionSet,
  updateBrief,
  updateOutline,
} from '../../src/shared/materials.ts';
import { opinionPdfNamed } from '../fixtures/make.ts';
import {
  expectAccessible,
  expectNoViolation,
  hold,
  openBrowser,
  pictureFailure,
  type Visit,
  visit,
} from './browser.ts';
import { grantAnalyses, makeStudies, type Studies } from './student.ts';

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
  open = await visit(browser, options, studies.student);
  await open.page.goto(path(studies));
  // The skeleton has a heading too, and takes no key yet.
  await open.page.getByRole('heading', { name: studies.title, level: 1 }).first().waitFor();
  return { page: open.page, ...studies };
}

/** In the page itself, through every reload: a route lets go of what is on its way while the page goes. Answers what ends it. */
async function refuseSaves(page: Page): Promise<() => Promise<unknown>> {
  const refuse = `(() => {
    const send = window.fetch;
    window.fetch = (url, init) =>
      init?.method === 'PATCH' && !window.mayBeSaved
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(url, init);
  })()`;
  await page.addInitScript(refuse);
  await page.evaluate(refuse);
  return () => page.evaluate('window.mayBeSaved = true');
}

const phone = { width: 360, height: 740 };

/** Of each line above the material, as it is seen, the first and the last letter. */
const endsOfLines = `(() => {
  const header = document.querySelector('article h1').closest('header');
  const { left } = header.getBoundingClientRect();
  const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = [];
  while (words.nextNode()) {
    const node = words.currentNode;
    for (let at = 0; at < node.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (node.data[at].trim() === '' || box.width < 2 || box.right <= left) continue;
      const line = lines.find((each) => Math.abs(each.bottom - box.bottom) < 6);
      const letter = { letter: node.data[at], x: box.left };
      if (line) line.letters.push(letter);
      else lines.push({ bottom: box.bottom, letters: [letter] });
    }
  }
  const inOrder = lines.map(({ letters }) => letters.toSorted((one, other) => one.x - other.x));
  return inOrder.map((letters) => letters[0].letter + letters.at(-1).letter);
})()`;

const openBriefOf = ({ briefId }: Studies) => `/brief/${briefId}`;

async function choose(page: Page, of: string, item: string) {
  // Under the pointer it is seen; the keyboard and a screen reader reach it without.
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const facts = (page: Page): Locator => page.getByRole('region', { name: 'Facts' });
/** The page as a whole holds all words: that the focus is nowhere says nothing. */
const focusedWords = (page: Page) =>
  page.evaluate('document.activeElement === document.body ? null : document.activeElement.textContent');
const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();

/** A brief whose holding is written here and elsewhere. */
async function openBesideAnotherWindow() {
  const { page, student, briefId } = await openStudies(openBriefOf);
  const field = page.getByRole('textbox', { name: 'Holding' });
  return {
    page,
    notice: page.getByRole('alert', { name: 'Changed in another window' }),
    holding: async () => (await student.call(getBrief, { id: briefId })).holding.text,
    elsewhere: async (text: string) => {
      const { version } = await student.call(getBrief, { id: briefId });
      await student.call(updateBrief, { id: briefId, version, holding: { id: 'holding', text } });
    },
    write: async (text: string) => {
      await choose(page, 'Holding', 'Edit');
      await field.fill(text);
      await field.press('Enter');
      await field.waitFor({ state: 'detached' });
    },
  };
}

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
    await facts(page)
      .getByRole('button', { name: 'your words: You wrote this yourself.' })
      .waitFor({ state: 'attached' });
    // A line may break before what is said of them.
    expect(await facts(page).textContent()).toContain('What I would say. (your words)');
    await expectAccessible(page, facts(page).getByText('What I would say.'));
    const [first] = (await student.call(getBrief, { id: briefId })).facts;
    expect(first).toMatchObject({ text: 'What I would say.', generated: made[0]?.text });

    await choose(page, 'Facts, statement 1', 'Restore the Original');
    await expect.poll(async () => (await student.call(getBrief, { id: briefId })).facts).toEqual(made);
    await expect.poll(() => facts(page).getByText('your words').count()).toBe(0);
    expect(open.complaints).toEqual([]);
  });

  it('is opened by key, finished by Enter and taken back by Escape, and the focus stays with it', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const made = (await student.call(getBrief, { id: briefId })).facts[1]?.text ?? '';
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Stop editing the brief' }).waitFor();
    const statement = facts(page).getByText(made);
    await statement.click();
    const field = page.getByRole('textbox', { name: 'Facts, statement 2' });
    await field.pressSequentially(' Indeed.');
    await isSaved(page);
    await field.press('Escape');
    await statement.waitFor();
    expect(await facts(page).getByText('Indeed').count()).toBe(0);
    await expect.poll(() => focusedWords(page)).toContain(made);
    await page.keyboard.press('Enter');
    await field.waitFor();
    await field.press('Escape');
    await page.keyboard.press('F2');
    await field.waitFor();
    await expectNoViolation(page, 'dark');
  });

  it('keeps the focus once it is saved, and gives it to those beside when it goes', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const focused = () => focusedWords(page);
    const saved = async () => (await student.call(getBrief, { id: briefId })).facts;
    const [first, second] = await saved();
    await choose(page, 'Facts', 'Add Your Own');
    const field = page.getByRole('textbox', { name: /^Facts, statement/ });
    await field.fill('My own fact.');
    await field.press('Enter');
    await isSaved(page);
    await expect.poll(async () => (await saved()).at(-1)?.text).toBe('My own fact.');
    await expect.poll(focused).toContain('My own fact.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await expect.poll(focused).toContain('My own fact.');

    await choose(page, 'Facts, statement 1', 'Add Your Own Below');
    await field.press('Escape');
    await expect.poll(focused).toContain(first?.text);
    await choose(page, 'Facts, statement 2', 'Delete');
    await expect.poll(focused).toContain(first?.text);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(focused).toContain(second?.text);
    expect(open.complaints).toEqual([]);
  });

  it('waits on the device while there is no network, through a reload, and is sent when it is back', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const connect = await refuseSaves(page);
    await choose(page, 'Holding', 'Edit');
    await page.getByRole('textbox', { name: 'Holding' }).fill('My holding.');
    await page.getByText(/Not saved yet: you’re offline/).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Holding' }).getByText('My holding.').waitFor();
    await page.getByText(/Not saved yet: you’re offline/).waitFor();
    expect((await student.call(getBrief, { id: briefId })).holding.text).not.toBe('My holding.');
    await connect();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await isSaved(page);
    expect((await student.call(getBrief, { id: briefId })).holding.text).toBe('My holding.');
  });

  it('that another window changed too is shown beside the other, and one of them is kept', async () => {
    const { page, notice, elsewhere, write, holding } = await openBesideAnotherWindow();
    await elsewhere('Theirs.');
    await write('Mine.');
    await notice.getByText('Holding: this was changed').waitFor();
    await notice.getByText('Theirs.').waitFor();
    await notice.getByText('Mine.').waitFor();
    await page.getByText('Not saved yet', { exact: true }).first().waitFor();
    expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
    await expectNoViolation(page, 'dark');
    await notice.getByRole('button', { name: 'Keep Mine' }).click();
    await isSaved(page);
    expect(await holding()).toBe('Mine.');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Mine.');
  });

  it('gives way to what another window wrote where she takes that', async () => {
    const { page, notice, elsewhere, write, holding } = await openBesideAnotherWindow();
    await elsewhere('Theirs.');
    await write('Mine.');
    await notice.getByRole('button', { name: 'Take Theirs' }).click();
    await page.getByRole('region', { name: 'Holding' }).getByText('Theirs.').waitFor();
    await notice.waitFor({ state: 'detached' });
    expect(await holding()).toBe('Theirs.');
  });

  it('is added to what another window has changed elsewhere, without a word', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    await student.call(updateBrief, {
      id: briefId,
      version: 1,
      holding: { id: 'holding', text: 'From elsewhere.' },
    });
    await choose(page, 'Facts', 'Add Your Own');
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
    await choose(page, 'Facts, statement 2', 'Delete');
    await isSaved(page);
    expect((await student.call(getBrief, { id: briefId })).facts).toEqual(
      made.filter((_, index) => index !== 1),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await student.call(getBrief, { id: briefId })).facts).toEqual(made);
  });
});

describe('a part that is wrong', () => {
  it('is reported with a reason, stands beside other words until she chooses, and is marked the second time', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const { facts: made, freeRemakesLeft } = await student.call(getBrief, { id: briefId });
    const dialog = page.getByRole('dialog', { name: 'This Is Wrong' });
    const report = async () => {
      await choose(page, 'Facts, statement 2', 'This Is Wrong');
      await dialog.getByRole('textbox').fill('It decided nothing.');
      await dialog.getByRole('button', { name: 'Report' }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await choose(page, 'Facts, statement 2', 'This Is Wrong');
    const promise = await dialog.getByText(/one other version at no charge/).textContent();
    await expectNoViolation(page, 'dark');
    await page.keyboard.press('Escape');
    await report();
    const choice = page.getByRole('region', { name: 'Other words for Facts, statement 2' });
    const [, seconds] = /less than (\d+) seconds/.exec(promise ?? '') ?? [];
    await choice.getByText(made[1]?.text ?? 'nothing').waitFor({ timeout: Number(seconds) * 1000 });
    expect((await student.call(getBrief, { id: briefId })).facts).toEqual(made);
    // Its pinpoints lead to the opinion as those of other statements do.
    await choice.getByRole('link').first().click();
    await page.getByRole('region', { name: 'Opinion', exact: true }).locator('mark').first().waitFor();
    await expectNoViolation(page, 'dark');
    await choice.getByRole('button', { name: 'Use the Other Words' }).click();
    await facts(page)
      .getByText(/^\(replaced/)
      .waitFor();
    const again = await student.call(getBrief, { id: briefId });
    expect(again.freeRemakesLeft).toBe(freeRemakesLeft);
    expect(again.facts[1]?.text).not.toBe(made[1]?.text);
    await facts(page)
      .getByText(again.facts[1]?.text ?? 'nothing')
      .waitFor();
    await report();
    await facts(page)
      .getByRole('button', { name: /It was already replaced once/ })
      .waitFor({ state: 'attached' });
    await expectAccessible(page, facts(page).getByText('reported', { exact: false }).first());
    expect(open.complaints).toEqual([]);
  });
});

describe('a section or a caption that is wrong', () => {
  it('is reported as a whole: she keeps either section, the caption is hers to correct', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf);
    const { facts: made } = await student.call(getBrief, { id: briefId });
    const dialog = page.getByRole('dialog', { name: 'This Is Wrong' });
    await choose(page, 'Facts', 'This Is Wrong');
    await dialog.getByText('“Facts” as a whole').waitFor();
    const release = await hold(page, '/api/briefs/*/reports');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await dialog.getByRole('button', { name: 'Reporting...' }).waitFor();
    // Closed, it could not say that it failed.
    await page.keyboard.press('Escape');
    expect(await dialog.getAttribute('data-state')).toBe('open');
    release();
    const choice = page.getByRole('region', { name: 'Other words for Facts' });
    for (const { text } of made) await choice.getByText(text).first().waitFor();
    await choice.getByRole('button', { name: 'Keep What I Have' }).click();
    await choice.waitFor({ state: 'detached' });
    await page.getByText('reported, kept').waitFor();
    expect((await student.call(getBrief, { id: briefId })).facts).toEqual(made);
    await choose(page, 'the Caption', 'This Is Wrong');
    await dialog.getByText(/fix it with Edit Caption/).waitFor();
    await expectNoViolation(page, 'dark');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await page
      .getByRole('button', { name: /What you write under Edit Caption stays/ })
      .waitFor({ state: 'attached' });
    await expect.poll(() => page.getByRole('button', { name: 'Actions for the Caption' }).count()).toBe(0);
    expect(open.complaints).toEqual([]);
  });
});

describe('a line of what is not in the excerpt', () => {
  it('is reported like any other, and is hers to write anew', async () => {
    const { page } = await openStudies(openBriefOf);
    const gap = 'How the insurer fared';
    let reports: object[] = [];
    // The teaching opinion is whole: its brief is given a line of what it lacks on the way.
    await page.route(/\/api\/briefs\/\d+(\/reports)?$/, async (route) => {
      const asked = route.request();
      if (asked.method() === 'POST')
        reports = [{ ...asked.postDataJSON(), words: gap, outcome: 'kept', madeId: null, proposal: null }];
      const answer = await route.fetch({ method: 'GET', url: asked.url().replace('/reports', '') });
      const brief: object = await answer.json();
      await route.fulfill({ response: answer, json: { ...brief, notInExcerpt: [gap], reports } });
    });
    await page.reload();
    await choose(page, 'Not in this text, line 1', 'This Is Wrong');
    const dialog = page.getByRole('dialog', { name: 'This Is Wrong' });
    await dialog.getByText(/We don’t regenerate these lines/).waitFor();
    await dialog.getByRole('button', { name: 'Report' }).click();
    const missing = page.getByRole('region', { name: 'Not in this text' });
    await missing.getByText(/^\(reported/).waitFor();
    expect(reports).toMatchObject([{ itemId: `gap ${gap}` }]);
    await missing.getByRole('button', { name: 'Actions for Not in this text, line 1' }).click();
    expect(await page.getByRole('menuitem', { name: 'This Is Wrong' }).count()).toBe(0);
    expect(open.complaints).toEqual([]);
  });
});

describe('an earlier version', () => {
  it('is restored word for word, and what it replaced can be restored too', async () => {
    const { page, student, outlineId } = await openStudies(({ outlineId }) => `/outline/${outlineId}`);
    const contentOf = async () => (await student.call(getOutline, { id: outlineId })).sections;
    const made = await contentOf();
    const [first] = made.flatMap(({ items }) => items);
    const mine = made.map(({ title, items }) => ({
      title,
      items: items.map((item) => (item === first ? { id: item.id, text: 'Mine.' } : item)),
    }));
    await student.call(updateOutline, { id: outlineId, version: 1, sections: mine });
    const changed = await contentOf();
    expect(changed).not.toEqual(made);
    await page.reload();
    await page.getByText('Mine.', { exact: true }).waitFor();
    const bringBack = async () => {
      await page.getByRole('button', { name: /Regenerate the outline/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Regenerate the Outline' });
      await dialog
        .getByRole('button', { name: /Restore version/ })
        .first()
        .click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await bringBack();
    await page.getByText(first?.text ?? 'nothing', { exact: true }).waitFor();
    expect(await page.getByText('Mine.', { exact: true }).count()).toBe(0);
    expect(await contentOf()).toEqual(made);
    await bringBack();
    await page.getByText('Mine.', { exact: true }).waitFor();
    expect(await contentOf()).toEqual(changed);
  });
});

describe('a brief that is to be made again', () => {
  it('says why it is not, also where its dialog was closed meanwhile', async () => {
    const { page } = await openStudies(openBriefOf);
    // A brief as it was made would be the same again.
    await choose(page, 'Facts, statement 2', 'Delete');
    await isSaved(page);
    const path = '/api/briefs/*/regenerate';
    await page.route(`**${path}`, (route) => route.fulfill({ status: 409, body: '{}' }));
    const release = await hold(page, path);
    await page.getByRole('button', { name: 'Regenerate the brief' }).click();
    const dialog = page.getByRole('dialog', { name: 'Regenerate the Brief' });
    await dialog.getByRole('button', { name: 'Regenerate (Standard)' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    release();
    await page.getByText('It couldn’t be regenerated. Try again.', { exact: true }).first().waitFor();
  });
});

describe('what is copied', () => {
  it('is on the clipboard as rich and as plain text, whole or by section', async () => {
    const { page, student, briefId } = await openStudies(openBriefOf, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copied = (type: string) =>
      page.evaluate(`navigator.clipboard.read()
        .then(([item]) => item.getType('${type}')).then((blob) => blob.text())`) as Promise<string>;
    const { caseTitle, facts: made } = await student.call(getBrief, { id: briefId });
    const first = made[0]?.text ?? 'nothing';
    await page.getByRole('link', { name: /^p\. / }).first().waitFor();
    await page.getByRole('button', { name: 'Copy the brief' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const html = await copied('text/html');
    expect(html).toContain(`<h1>${caseTitle}</h1>`);
    expect(html).toContain(`<li>${first} (p. 1)</li>`);
    const plain = await copied('text/plain');
    expect(plain).toContain(`1. ${first} (p. 1)`);
    expect(plain).not.toContain('<');
    await choose(page, 'Facts', 'Copy This Section');
    await expect.poll(() => copied('text/plain')).toMatch(/^Facts\n\n1\. /);
  });
});

describe('the text of an opinion', () => {
  it('is deleted on request, and the material stays with the words it rests on', async () => {
    const { page, student, caseId } = await openStudies(openBriefOf);
    const pages = (role: 'link' | 'button') => page.getByRole(role, { name: /^(p\.|PDF) .*“/ });
    await page.getByText(/File deleted .* The text of 11 pages is kept\./).waitFor();
    await pages('link').first().waitFor();
    // The number of the paragraph goes with the text.
    const named = (await pages('link').allTextContents()).map((name) => name.replace(/ ¶ \d+$/, ''));
    await page.getByRole('button', { name: 'Delete the text too' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete the Text of This Opinion' });
    await dialog.getByText(/permanently deletes the text/).waitFor();
    await expectNoViolation(page, 'dark');
    await dialog.getByRole('button', { name: 'Delete the Text' }).click();
    await page.getByRole('heading', { name: 'The text was deleted' }).waitFor();
    await page
      .getByText(/You deleted the text \d{1,2}:\d\d\s[AP]M\./)
      .first()
      .waitFor();
    expect((await student.fail(getCaseText, { id: caseId })).status).toBe(404);
    await expect.poll(() => pages('button').allTextContents()).toEqual(named);
    const chip = pages('button').first();
    await chip.click();
    await page
      .getByRole('dialog', { name: /^Words on / })
      .getByText(/^“/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible(page, chip);
    expect(open.complaints).toEqual([]);
  });
});

describe('the cases of a class session', () => {
  it('are read one after the other, by link and by key', async () => {
    const { page, student, sessionId, title } = await openStudies(openBriefOf);
    await grantAnalyses(student.email);
    const { body } = await student.upload(sessionId, opinionPdfNamed(7));
    const next = await student.waitForCase(body.id, undefined, 40_000);
    await page.reload();
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
    // It comes with the text, and moves what stands beside it.
    await page.getByRole('button', { name: 'Contents of the opinion' }).waitFor();
    const link = page.getByRole('link', { name: `Next case: ${next.title}` }).first();
    await link.hover();
    const tooltip = page.getByRole('tooltip', { name: `Next: ${next.title}` });
    await tooltip.waitFor();
    expect(await link.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'));
    await link.click();
    await heading(next.title).waitFor();
    await page.keyboard.press('[');
    await heading(title).waitFor();
    await page.keyboard.press(']');
    await heading(next.title).waitFor();
    expect(await page.getByRole('link', { name: /^Next case/ }).count()).toBe(0);
  });
});

describe('an outline', () => {
  it('is walked, folded and unfolded by key as a tree is', async () => {
    const { page } = await openStudies(({ outlineId }) => `/outline/${outlineId}`);
    const section = (name: RegExp) => page.getByRole('button', { name });
    const first = section(/^I\. Where this fits/);
    const isOpen = (button: Locator) => button.getAttribute('aria-expanded');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    const focused = () => focusedWords(page);
    await expect.poll(focused).toContain('A.');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain('Whether a ferry company');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await isOpen(first)).toBe('false');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect.poll(focused).toContain('Where this fits');
    await page.getByRole('button', { name: 'Collapse All', exact: true }).click();
    await first.focus();
    await page.keyboard.press('*');
    for (const each of await page.getByRole('button', { name: /^[IV]+\. / }).all()) {
      expect(await isOpen(each)).toBe('true');
    }
    expect(open.complaints).toEqual([]);
  });

  it('takes a point of her own under another, and says whose it is', async () => {
    const { page, student, outlineId } = await openStudies(({ outlineId: id }) => `/outline/${id}`);
    const under = async () =>
      (await student.call(getOutline, { id: outlineId })).sections[1]?.items[0]?.children ?? [];
    const number = (await under()).length + 1;
    await choose(page, 'Black-letter rule II. A.', 'Add a Point Under This');
    const field = page.getByRole('textbox', { name: `Black-letter rule II. A. ${number}.` });
    await field.fill('As my professor puts it.');
    await field.press('Enter');
    await isSaved(page);
    await expect
      .poll(async () => (await under())[number - 1])
      .toMatchObject({ text: 'As my professor puts it.', marks: ['own'] });
    await expectAccessible(page, page.getByText('As my professor puts it.'));
  });
});

describe('a question', () => {
  it('is changed with its answer, which stays open, and goes back to what was asked', async () => {
    const { page, student, questionSetId } = await openStudies(({ questionSetId: id }) => `/questions/${id}`);
    const { questions: made } = await student.call(getQuestionSet, { id: questionSetId });
    const at = made.findIndex(({ trap }) => trap !== null && trap !== undefined);
    const name = `Question ${at + 1}`;
    for (let step = 0; step < at; step += 1)
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText(`${name} of ${made.length}`).waitFor();
    await page.getByRole('button', { name: 'Show the professor’s answer' }).click();
    await choose(page, name, 'Edit');
    const field = page.getByRole('textbox', { name });
    await field.fill('What happened on the landing?');
    await field.press('Enter');
    await isSaved(page);
    await page.getByRole('heading', { name: 'What happened on the landing?' }).waitFor();
    await page.getByRole('heading', { name: 'The professor’s answer' }).waitFor();
    await choose(page, 'Trap', 'Edit');
    await page.getByRole('textbox', { name: 'Trap' }).fill('My trap.');
    await page.getByRole('textbox', { name: 'Trap' }).press('Enter');
    const saved = async () => (await student.call(getQuestionSet, { id: questionSetId })).questions[at];
    await expect.poll(saved).toMatchObject({ question: 'What happened on the landing?', trap: 'My trap.' });
    await page.reload();
    await page.getByRole('heading', { name: 'The professor’s answer' }).waitFor();
    await choose(page, name, 'Restore the Original');
    await choose(page, 'Trap', 'Restore the Original');
    await expect.poll(saved).toEqual(made[at]);
  });
});

describe('on a phone', () => {
  it('no line of a caption begins or ends in a dot, however long its parts are', async () => {
    const { page, student, caseId, outlineId } = await openStudies(openBriefOf, { viewport: phone });
    const court = 'Supreme Court of the Commonwealth of Jefferson, Second Appellate Division';
    const caption = { court, docket: 'Nos. 24-118, 24-121', citation: '214 Jef. 88 (2024)' };
    await student.call(updateCase, { id: caseId, ...caption });
    for (const path of [page.url(), `/outline/${outlineId}`]) {
      await page.goto(path);
      await page.getByText(court).waitFor();
      for (const width of [360, 375, 390, 414]) {
        await page.setViewportSize({ ...phone, width });
        const ends = (await page.evaluate(endsOfLines)) as string[];
        expect(ends.length).toBeGreaterThan(3);
        expect(ends.join(' ')).not.toContain('·');
      }
    }
  });

  it('a tapped pinpoint leads the focus to its passage, and the way back to the statement', async () => {
    const { page } = await openStudies(openBriefOf, { viewport: phone, hasTouch: true, isMobile: true });
    const focused = () => page.evaluate('document.activeElement.id');
    const pinpoint = facts(page).getByRole('link').first();
    const { searchParams } = new URL((await pinpoint.getAttribute('href')) ?? '', page.url());
    await pinpoint.tap();
    await expect.poll(focused).toBe(`passage-${searchParams.get('at')}`);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Brief', selected: true }).waitFor();
    await expect.poll(focused).toBe(`statement-${searchParams.get('from')}`);
  });

  it('everything that changes a statement is large enough for a thumb, and nothing runs out of the screen', async () => {
    const { page } = await openStudies(openBriefOf, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const tall = async (one: Locator) => expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const menu = page.getByRole('button', { name: 'Actions for Facts, statement 1' });
    await tall(menu);
    expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await menu.click();
    for (const item of await page.getByRole('menuitem').all()) await tall(item);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    for (const name of ['Cancel', 'Done']) await tall(page.getByRole('button', { name, exact: true }));
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('textbox', { name: 'Facts, statement 1' }).fill('By thumb.');
    await page.getByRole('button', { name: 'Done' }).click();
    await facts(page).getByText('By thumb.').waitFor();
    await expectAccessible(page, facts(page).getByText('By thumb.'));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    for (const name of ['Edit', 'Copy', 'Regenerate, Versions', 'Download as PDF', 'Print']) {
      await tall(page.getByRole('menuitem', { name }));
    }
  });
});

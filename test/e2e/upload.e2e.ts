/** Adding cases: what is said of each file, of the cost and of the file's fate, before and after the button is pressed. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../../src/shared/classes.ts';
import { createSemester } from '../../src/shared/semesters.ts';
import { createClassSession, deleteClassSession } from '../../src/shared/sessions.ts';
import { getSubscriptionStatus } from '../../src/shared/subscription.ts';
import { teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { opinionPdfNamed } from '../fixtures/make.ts';
import { expectNoViolation, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { grant, makeStudies, type Studies } from './student.ts';

let browser: Browser;
let open: Visit;
let page: Page;
let studies: Studies;
/** The file that the student has analysed already. */
let opinion: ReturnType<typeof pdf>;

beforeAll(async () => {
  browser = await openBrowser();
  studies = await makeStudies('adds@example.org');
  opinion = pdf('opinion.pdf', await readFile(teachingOpinionPdf));
  open = await visit(browser, { viewport: { width: 1280, height: 900 } }, studies.student);
  page = open.page;
  await openClass();
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(open.complaints).toEqual([]);
});

const pdf = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});
const panel = () => page.getByRole('region', { name: 'Add cases' });
const file = (name: string) => panel().getByRole('listitem').filter({ hasText: name });
const analyze = () => panel().getByRole('button', { name: 'Analyze Documents' });
const add = (...files: ReturnType<typeof pdf>[]) => page.getByLabel('Choose PDFs').setInputFiles(files);

const progress = () => page.getByRole('region', { name: 'Progress', exact: true });

async function expectInSight(part: Locator): Promise<void> {
  await part.waitFor();
  const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

/** A file or folder of this machine, as the system hands it to the browser. */
async function dropFromDesktop(...files: string[]): Promise<void> {
  const { x, y } = (await panel().boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + 20,
      y: y + 20,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  await session.detach();
}

async function openClass(): Promise<void> {
  await page.goto(`/class/${studies.classId}`);
  await page.getByRole('heading', { name: studies.title }).first().waitFor();
}

describe('the upload panel', () => {
  it('says what happens with a file, and that casebook pages may be licensed, before one is chosen', async () => {
    await panel()
      .getByText(/Each PDF is read once, then deleted; its text is kept\./)
      .waitFor();
    await panel()
      .getByText(/Licensed casebook pages may be covered by their publisher’s terms\./)
      .waitFor();
    await panel().getByRole('button', { name: 'Choose PDFs' }).waitFor();
  });

  it('shows name, size and pages of each file, and what cannot be used with the reason', async () => {
    await add(
      opinion,
      pdf('short.pdf', opinionPdfNamed(11)),
      pdf('empty.pdf', ''),
      pdf('letter.pdf', 'Dear student, this is no PDF'),
      pdf('long.pdf', '%PDF-1.4 1 0 obj <</Type /Pages /Count 1501>>'),
    );
    await file('opinion.pdf')
      .getByText(/ kB · 11 pages$/)
      .waitFor();
    await file('short.pdf')
      .getByText(/ · 2 pages$/)
      .waitFor();
    await file('empty.pdf').getByText('This file is empty.').waitFor();
    await file('letter.pdf')
      .getByText(/isn’t a PDF/)
      .waitFor();
    await file('long.pdf')
      .getByText(/more than 1,500 pages/)
      .waitFor();
    await panel()
      .getByText(/Each PDF is read once, then deleted/)
      .waitFor();
    for (const name of ['empty.pdf', 'letter.pdf', 'long.pdf']) {
      await file(name)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    }
    await expect.poll(() => panel().getByRole('listitem').count()).toBe(2);
  });

  it('takes files that are dropped on it, beside it or on a class session, where they then go', async () => {
    const drop = async (name: string, on: Locator) => {
      const dataTransfer = await page.evaluateHandle(`(() => {
        const carried = new DataTransfer();
        carried.items.add(new File(['%PDF-1.7'], '${name}', { type: 'application/pdf' }));
        return carried;
      })()`);
      await on.dispatchEvent('drop', { dataTransfer });
      await file(name).waitFor();
    };
    await drop('on-it.pdf', panel());
    await drop('beside-it.pdf', page.getByRole('heading', { level: 1 }));
    const target = panel().getByLabel('Class session');
    expect(await target.inputValue()).toBe('new');
    await drop('on-a-session.pdf', page.getByRole('region', { name: 'Negligence' }));
    await expect.poll(() => target.inputValue()).toBe(String(studies.sessionId));
    for (const name of ['on-it.pdf', 'beside-it.pdf', 'on-a-session.pdf'])
      await file(name)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
  });

  it('takes the PDFs of a folder that is dropped, however deep, and says where there are none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hotseat-dropped-'));
    await mkdir(join(folder, 'week 2', 'tonight'), { recursive: true });
    await mkdir(join(folder, 'notes'));
    await writeFile(join(folder, 'week 2', 'first.pdf'), opinionPdfNamed(21));
    await writeFile(join(folder, 'week 2', 'tonight', 'second.PDF'), opinionPdfNamed(22));
    await writeFile(join(folder, 'week 2', 'tonight', 'list.txt'), 'no PDF');
    await writeFile(join(folder, 'beside.pdf'), opinionPdfNamed(23));
    await dropFromDesktop(join(folder, 'notes'));
    await page.getByText('This folder has no PDFs in it.', { exact: true }).first().waitFor();
    await dropFromDesktop(join(folder, 'week 2'), join(folder, 'beside.pdf'));
    for (const name of ['first.pdf', 'second.PDF', 'beside.pdf'])
      await file(name)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    expect(await file('list.txt').count()).toBe(0);
    await rm(folder, { recursive: true });
  });

  it('adds a file that stands in it already no second time', async () => {
    await add(pdf('once.pdf', opinionPdfNamed(12)));
    await file('once.pdf').waitFor();
    await file('once.pdf').getByRole('button', { name: 'Remove once.pdf' }).click();
    await file('once.pdf').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(`document.activeElement.ariaLabel`)).toMatch(/^Remove /);
  });

  it('says at the limit what goes on, and sends nothing', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await panel().getByText("You've reached your analysis limit.", { exact: false }).first().waitFor();
    await panel().getByRole('button', { name: 'Upgrade to Paid Plan' }).waitFor();
    expect(await analyze().getAttribute('aria-disabled')).toBe('true');
    await analyze().click({ force: true });
    await page.getByText('Limit Reached', { exact: true }).first().waitFor();
    expect(sent).toEqual([]);
    await expectNoViolation(page, 'dark');
  });

  it('says what it will cost and what is left, which engine works it, and offers to pay with tokens', async () => {
    const status = await studies.student.call(getSubscriptionStatus, {});
    await page.route('**/api/subscription/status', (route) =>
      route.fulfill({ json: { ...status, limit: 10, canAnalyze: true, premiumTokens: 1 } }),
    );
    await openClass();
    await add(opinion, pdf('short.pdf', opinionPdfNamed(11)));
    await panel().getByText('Uses 2 of your 9 analyses. 7 left after this.').waitFor();
    const tokens = panel().getByRole('checkbox', { name: /Use a premium token for each/ });
    await panel().getByText('Analyzed on this server; nothing is sent elsewhere.').waitFor();
    await tokens.check();
    await panel()
      .getByText(
        'Uses your 1 premium token; doesn’t count as an analysis. Only the first file is analyzed; the others stay here.',
      )
      .waitFor();
    await tokens.uncheck();
  });

  it('asks for a title of a new class session and a name of a new category', async () => {
    await panel().getByLabel('Class session').selectOption({ label: 'New class session' });
    await panel().getByLabel('Title').fill(' ');
    await analyze().click();
    await page.getByText('A class session needs a title').first().waitFor();
    await panel().getByLabel('Title').fill('Class 9: Breach');
    await panel().getByLabel('Category', { exact: true }).selectOption({ label: 'New category' });
    await analyze().click();
    await page.getByText('A category needs a name').first().waitFor();
    await expectNoViolation(page, 'dark');
  });
});

describe('Analyze Documents', () => {
  it('makes class session and category, sends each file, and asks about the one that is there already', async () => {
    await grant(studies.student, 'analyses', 10);
    await openClass();
    await add(opinion, pdf('short.pdf', opinionPdfNamed(11)));
    await panel().getByText('Uses 2 of your 10 analyses. 8 left after this.').waitFor();
    await panel().getByLabel('Class session').selectOption({ label: 'New class session' });
    await panel().getByLabel('Title').fill('Class 9: Breach');
    await panel().getByLabel('Category', { exact: true }).selectOption({ label: 'New category' });
    await panel().getByLabel('Category name').fill('Breach');
    await analyze().click();
    // Of the file that is asked about the panel stays, and the class session below it may be out of sight.
    await expectInSight(progress());
    const made = page.getByRole('region', { name: 'Class 9: Breach' });
    await made.getByText('Breach', { exact: true }).waitFor();
    await made.getByRole('link', { name: /^Questions/ }).waitFor();
    await file('opinion.pdf')
      .getByText(/already in your library as/)
      .waitFor();
    await expectNoViolation(page, 'dark');
    await file('opinion.pdf').getByRole('button', { name: 'Skip' }).click();
    await file('opinion.pdf').waitFor({ state: 'detached' });
    expect((await studies.student.call(getSubscriptionStatus, {})).analysesUsed).toBe(2);
    await progress().getByText('Ready to read').waitFor();
    await progress().getByRole('link', { name: 'Read the Brief' }).waitFor();
    await progress().getByRole('button', { name: 'Hide the progress' }).click();
    await progress().waitFor({ state: 'detached' });
  });

  it('keeps the progress on a phone’s screen, however far she has scrolled, and leads to the case', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openClass();
    await add(pdf('another.pdf', opinionPdfNamed(12)));
    await analyze().click();
    await expectInSight(progress());
    await page.evaluate('scrollTo(0, 0)');
    await expectInSight(progress());
    await progress().getByText('Ready to read').waitFor({ timeout: 40_000 });
    await expectInSight(progress());
    await progress().getByRole('link', { name: 'Read the Brief' }).click();
    await page.waitForURL('**/brief/*');
    await page.setViewportSize({ width: 1280, height: 900 });
    await openClass();
  });

  it('analyzes a file again where that is meant', async () => {
    await add(opinion);
    await analyze().click();
    await file('opinion.pdf').getByRole('button', { name: 'Analyze It Again' }).click();
    await file('opinion.pdf').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: studies.title, level: 4 }).nth(1).waitFor();
  });

  it('keeps a file that could not be sent, and sends it again', async () => {
    await page.route('**/api/sessions/*/cases?*', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'busy', message: 'Not now.' } } }),
    );
    await add(pdf('again.pdf', opinionPdfNamed(13)));
    await analyze().press('Enter');
    await file('again.pdf').getByText('Not now.').waitFor();
    await expect.poll(() => panel().evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.unrouteAll();
    await file('again.pdf').getByRole('button', { name: 'Try Again' }).click();
    await file('again.pdf').waitFor({ state: 'detached' });
  });

  it('goes on with the files of each class on every screen, asks before the page is left, and tells what failed', async () => {
    const semester = await studies.student.call(createSemester, { name: 'Spring 2027' });
    await studies.student.call(createClass, { name: 'Property', semesterId: semester.id });
    await openClass();
    const releases: (() => void)[] = [];
    await page.route('**/api/sessions/*/cases?*', async (route) => {
      await new Promise<void>((release) => releases.push(release));
      const isWanted = !route.request().url().includes('refused.pdf');
      if (isWanted) return route.continue();
      await route.fulfill({ status: 409, json: { error: { code: 'busy', message: 'Not now.' } } });
    });
    await add(pdf('first.pdf', opinionPdfNamed(31)), pdf('refused.pdf', opinionPdfNamed(32)));
    await analyze().click();
    await expect.poll(() => releases.length).toBe(2);
    await page.getByRole('link', { name: 'Property' }).first().click();
    await page.getByRole('heading', { name: 'Property', level: 1 }).waitFor();
    await add(pdf('waits.pdf', opinionPdfNamed(33)));
    await analyze().click();
    await file('waits.pdf').getByText('Waiting').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    const asksToStay = () => page.evaluate(`!dispatchEvent(new Event('beforeunload', { cancelable: true }))`);
    expect(await asksToStay()).toBe(true);
    for (const release of releases.splice(0)) release();
    await page.getByText('refused.pdf was not added', { exact: true }).first().waitFor();
    await expect.poll(() => releases.length).toBe(1);
    for (const release of releases) release();
    await expect.poll(asksToStay).toBe(false);
    await page.getByRole('button', { name: 'Show' }).click();
    await file('refused.pdf').getByText('Not now.').waitFor();
    await file('refused.pdf').getByRole('button', { name: 'Remove refused.pdf' }).click();
    await page.getByRole('link', { name: 'Property' }).first().click();
    await page.getByRole('heading', { name: 'Property', level: 1 }).waitFor();
    await page.getByRole('heading', { level: 4 }).first().waitFor();
  });

  it('says that a class session is gone that another window has deleted, and offers it no longer', async () => {
    const { id } = await studies.student.call(createClassSession, {
      id: studies.classId,
      title: 'Gone soon',
    });
    await openClass();
    // Cases that were added before are still worked on: each step of theirs has the class read again.
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    await page.route('**/api/classes/*/sessions', async (route) => {
      await told;
      await route.fallback();
    });
    await studies.student.call(deleteClassSession, { id });
    await add(pdf('late.pdf', opinionPdfNamed(34)));
    await panel().getByLabel('Class session').selectOption(String(id));
    await analyze().click();
    await file('late.pdf').getByText('This class session no longer exists.').waitFor();
    tell();
    await page.getByRole('region', { name: 'Gone soon' }).waitFor({ state: 'detached' });
    expect(await panel().getByLabel('Class session').getByRole('option').allTextContents()).not.toContain(
      'Gone soon',
    );
    await file('late.pdf').getByRole('button', { name: 'Remove late.pdf' }).click();
  });
});

describe('what is added another day', () => {
  it('goes to a class session of that day, not to the one chosen the day before', async () => {
    await openClass();
    const target = panel().getByLabel('Class session');
    await add(pdf('today.pdf', '%PDF-1.7'));
    await target.selectOption({ label: 'Negligence' });
    await panel().getByRole('button', { name: 'Remove today.pdf' }).click();
    await add(pdf('also-today.pdf', '%PDF-1.7'));
    expect(await target.inputValue()).toBe(String(studies.sessionId));
    await panel().getByRole('button', { name: 'Remove also-today.pdf' }).click();
    await page.evaluate(`(() => {
      const Today = Date;
      const dayMs = 24 * 60 * 60 * 1000;
      window.Date = class extends Today {
        constructor(...given) {
          super(...(given.length > 0 ? given : [Today.now() + dayMs]));
        }
      };
    })()`);
    await add(pdf('tomorrow.pdf', '%PDF-1.7'));
    await expect.poll(() => target.inputValue()).toBe('new');
  });
});

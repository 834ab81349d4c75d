/** The on-call sheet: on a phone, on paper, without network, and what leads to and from it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getNotes, putNotes } from '../../src/shared/notes.ts';
import { updateClassSession } from '../../src/shared/sessions.ts';
import { downloadPath } from '../../src/web/paths.ts';
import { secondOpinionPdf, teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { beforeTests, expectAccessible, openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { grantAnalyses, makeStudies, type Studies } from './student.ts';

let browser: Browser;
let studies: Studies;
let open: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeTests(async () => {
  studies = await makeStudies('oncall@example.org');
  await grantAnalyses(studies.student.email);
  const { student, sessionId } = studies;
  // One once more, so that there is something that ties them together.
  for (const path of [secondOpinionPdf, teachingOpinionPdf]) {
    const { body } = await student.upload(sessionId, path, { allowDuplicate: true });
    await student.waitForCase(body.id, undefined, 40_000);
  }
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  await student.call(updateClassSession, { id: sessionId, title: 'Negligence', heldOn: today.join('-') });
});
afterAll(() => browser.close());
afterEach(async ({ task }) => {
  await pictureFailure(task, page);
  expect(open.complaints).toEqual([]);
  await open.context.close();
});

async function enter(width: number, height: number, more: object = {}): Promise<void> {
  open = await visit(browser, { viewport: { width, height }, ...more }, studies.student);
  page = open.page;
}

const sheetPath = () => `/session/${studies.sessionId}/sheet`;
const heading = () => page.getByRole('heading', { name: 'Negligence', level: 1 });
const together = () => page.getByRole('heading', { name: 'How they came out' });

async function openSheet(): Promise<void> {
  await page.goto(sheetPath());
  await heading().waitFor();
  await together().waitFor();
}

describe('the on-call sheet', () => {
  it('is reached from the class session by keyboard, and leads from a line to its passage and back', async () => {
    await enter(1280, 800);
    await page.goto(`/class/${studies.classId}`);
    await page.getByRole('link', { name: 'On-call sheet of Negligence' }).press('Enter');
    await heading().waitFor();
    const card = page.getByRole('article').first();
    const link = card.getByRole('link', { name: /^p\. / }).first();
    const where = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await page
      .locator(`#passage-${where.searchParams.get('at')}`)
      .first()
      .waitFor();
    await page.goBack();
    await heading().waitFor();
  });

  it.each([
    ['light', 360],
    ['dark', 360],
    ['light', 1280],
    ['dark', 1280],
  ] as const)('is accessible in %s at %d pixels', async (theme, width) => {
    await enter(width, 800);
    await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
    await openSheet();
    await expectAccessible(page, together());
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  it('shows a case on a phone’s screen, and all of it on request', async () => {
    await enter(360, 740);
    await openSheet();
    for (const card of await page.getByRole('article').all()) {
      const last = await card.locator('dd').last().boundingBox();
      const first = await card.getByRole('heading').boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(740 - 56);
    }
    const card = page.getByRole('article').first();
    // Each cut line says how to read on, and nothing is cut inside a word.
    const cut = card.locator('dd').filter({ has: page.getByRole('button', { name: /^Read on: / }) });
    const seen = await cut.allInnerTexts();
    expect(seen).not.toEqual([]);
    for (const line of seen) expect(line).toMatch(/[^.\s] …\s*Read on$/);
    // A press on its words opens it as well.
    await cut.first().click({ position: { x: 20, y: 8 } });
    await card.getByRole('button', { name: /^Show less of/ }).click();
    const more = card.getByRole('button', { name: /^Show all of/ });
    await more.click();
    expect(await card.getByRole('button', { name: /^Show less of/ }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    const isCut = await card.locator('dd').evaluateAll((lines) => {
      // Where a remark can be pressed is larger than its word, and cuts nothing.
      for (const line of lines) for (const remark of line.querySelectorAll('button[title]')) remark.remove();
      return lines.some((line) => line.scrollHeight > line.clientHeight + 1);
    });
    expect(isCut).toBe(false);
  });

  it('puts three cases on one page of paper, and what ties them together on the next', async () => {
    await enter(1280, 800);
    await openSheet();
    const pagesOf = async () =>
      (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
    const whole = await pagesOf();
    await page.evaluate(`document.querySelector('#together').hidden = true`);
    expect(await pagesOf()).toBe(1);
    expect(whole).toBeGreaterThan(1);
  });

  it('is there without network once the class was opened, before a session that is held soon', async () => {
    await enter(390, 844, { serviceWorkers: 'allow' });
    await page.goto(`/class/${studies.classId}`);
    await page.getByRole('heading', { name: 'Torts', level: 1 }).waitFor();
    await page.mouse.wheel(0, 100);
    await expect
      .poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`), { timeout: 30_000 })
      .toBe(true);
    const kept = () =>
      page.evaluate<string[]>(`(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('read-by-'));
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      })()`);
    for (const what of ['sheet', 'synthesis'])
      await expect.poll(kept).toContain(`/api/sessions/${studies.sessionId}/${what}`);
    await open.context.setOffline(true);
    await page.goto(sheetPath());
    await heading().waitFor();
    await together().waitFor();
    open.complaints.length = 0;
  });

  it('is downloaded in each format, by who pays', async () => {
    await enter(1280, 800);
    await openSheet();
    await page.getByRole('button', { name: 'Download the on-call sheet' }).click();
    await page.getByRole('menuitem', { name: 'Download as Word' }).click();
    await page.getByRole('dialog', { name: /Upgrade to/ }).waitFor();
    expect(downloadPath.sheet(1, 'docx')).toBe('/api/sessions/1/sheet/download?format=docx');
  });
});

describe('her notes on a class session', () => {
  const typed = () => page.getByRole('textbox', { name: 'Your notes' });
  const stored = async () => (await studies.student.call(getNotes, { id: studies.sessionId })).text;

  it('are kept also where she leaves the page in the middle of a word', async () => {
    await enter(1280, 800);
    await openSheet();
    await typed().fill('Cold-called on the gat');
    await page.goto(`/class/${studies.classId}`);
    await expect.poll(stored).toBe('Cold-called on the gat');
  });

  it('are never written over what another window wrote', async () => {
    await enter(360, 800);
    await openSheet();
    await expect.poll(() => typed().inputValue()).toBe('Cold-called on the gat');
    const { version } = await studies.student.call(getNotes, { id: studies.sessionId });
    await studies.student.call(putNotes, { id: studies.sessionId, text: 'Elsewhere', version });
    await typed().fill('Here');
    await page.getByText('You changed these notes in another window.', { exact: false }).waitFor();
    expect(await stored()).toBe('Elsewhere');
    await page.getByRole('button', { name: 'Load Again' }).click();
    await expect.poll(() => typed().inputValue()).toBe('Elsewhere');
    open.complaints.length = 0;
  });
});

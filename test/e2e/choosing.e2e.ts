/** A brief that is not sure: it offers sentences where they stand, and states none until she chooses. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getBrief } from '../../src/shared/materials.ts';
import { musingOpinionPdf } from '../fixtures/fixtures.ts';
import { openBrowser, pictureFailure, type Visit, visit } from './browser.ts';
import { makeStudent } from './student.ts';

let browser: Browser;
let open: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(({ task }) => pictureFailure(task, open.page));

it('makes hers the sentence that she chooses, and keeps it', async () => {
  const student = await makeStudent('chooser@example.org');
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, musingOpinionPdf(3), { fileName: 'race.pdf' });
  const { briefId } = await student.waitForCase(body.id, undefined, 40_000);
  const id = briefId ?? 0;
  open = await visit(browser, { viewport: { width: 360, height: 800 } }, student);
  const { page } = open;
  await page.goto(`/brief/${id}`);
  const holding = page.getByRole('region', { name: 'Holding' });
  await holding.getByRole('heading', { name: 'We’re not sure: you choose' }).waitFor();
  expect((await student.call(getBrief, { id })).holding.pinpoints).toEqual([]);

  const second = 'There is force in the thought that a miller without a sluice has no mill.';
  const offered = holding.getByRole('listitem').filter({ hasText: second });
  await page.emulateMedia({ media: 'print' });
  expect(await offered.getByText(second).isVisible()).toBe(true);
  expect(await offered.getByRole('button').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await offered.getByRole('button', { name: /^Use This One: Holding, sentence \d$/ }).click();
  await holding.getByRole('heading', { name: 'We’re not sure: you choose' }).waitFor({ state: 'detached' });
  await holding.getByText(second).waitFor();

  await page.reload();
  await holding.getByText(second).waitFor();
  const chosen = await student.call(getBrief, { id });
  expect(chosen.holding).toMatchObject({ text: second, verified: true });
  expect(chosen.holding.marks).toContain('own');
  expect(open.complaints).toEqual([]);
});

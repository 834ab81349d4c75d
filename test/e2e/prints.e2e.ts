/** What a student has of an opinion: prints of publishers and web sites, from the file to the brief beside its text. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { measure } from '../../bench/zoo/measure.ts';
import { prints } from '../../bench/zoo/prints/all.ts';
import { openPrinter, type Printer } from '../../bench/zoo/prints/print-page.ts';
import { printedSpecimen } from '../../bench/zoo/prints/specimen.ts';
import { openReadingPool } from '../../src/opinion/pdf/pool.ts';
import { openBrowser, pictureFailure, visit } from './browser.ts';

let browser: Browser;
let printer: Printer;
const folder = mkdtempSync(join(tmpdir(), 'hotseat-prints-'));
const pool = openReadingPool({ size: 1 });

beforeAll(async () => {
  browser = await openBrowser();
  printer = await openPrinter();
});
afterAll(async () => {
  await Promise.all([browser.close(), printer.close(), pool.close()]);
  rmSync(folder, { recursive: true });
});

it.each(prints.map((print) => [print.name, print] as const))(
  'a %s is read as what it is',
  async (name, print) => {
    const { pdf, truth } = await printedSpecimen(print, 'shown', printer);
    const path = join(folder, `${name.replaceAll(' ', '-')}.pdf`);
    writeFileSync(path, pdf);
    const { figures, troubles } = measure(truth, await pool.read(path));
    const { caption, parts, labels, apart, notes, characters } = figures;
    for (const score of [caption, parts, labels, apart, notes])
      expect(score.right, troubles.join('\n')).toBe(score.of);
    expect((characters.lost + characters.added) / characters.of, troubles.join('\n')).toBeLessThan(0.003);
  },
);

it.each(prints.map((print) => [print.name, print] as const))(
  'a stranger reads the brief of a %s beside its text, the publisher’s words folded away',
  async (name, print) => {
    const { pdf, truth } = await printedSpecimen(print, 'shown', printer);
    const path = join(folder, `${name.replaceAll(' ', '-')}-dropped.pdf`);
    writeFileSync(path, pdf);
    const { page } = await visit(browser, { viewport: { width: 1280, height: 900 } });
    onTestFailed((context) => pictureFailure(context.task, page));
    await page.goto('/try');
    await page.getByLabel('PDF file').setInputFiles(path);
    await page.getByRole('button', { name: 'Agree and Analyze' }).click();
    await page.getByRole('heading', { name: 'Facts', exact: true }).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).first().textContent();
    expect(truth.caption.caseNames.some((each) => title?.toLowerCase().includes(each.toLowerCase()))).toBe(
      true,
    );
    const fold = page.getByText(/’s words, not the court’s$/).first();
    await fold.waitFor();
    const [apart = ''] = truth.apart ?? [];
    const words = page.getByText(apart).first();
    expect(await words.isVisible()).toBe(false);
  },
);

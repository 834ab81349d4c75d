import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { readOpinion } from '../../reader.ts';
import { openDocument } from '../document.ts';
import { loadPdfium } from '../pdfium.ts';
import { type Grey, rotated, strip, turned } from './grey.ts';
import { loadRecogniser, type Recogniser } from './recogniser.ts';
import { type Rendered, renderPage } from './render.ts';
import { readScan } from './scan-page.ts';
import { settleSizes } from './settle-sizes.ts';
import { uprightOf } from './upright.ts';

let page: Rendered;
let sheet: Rendered;
let recogniser: Recogniser;

beforeAll(async () => {
  const pdfium = await loadPdfium();
  const document = openDocument(pdfium, readFileSync(teachingOpinionPdf));
  page = document.withPage(2, (each) => renderPage(pdfium, each))!;
  // Half of it tells as much in half the time.
  sheet = { ...strip(page, 0, page.height / 2), scale: page.scale };
  document.close();
  recogniser = await loadRecogniser();
}, 20_000);

/** Light falls off towards one corner, as under a phone. */
function shadowed({ width, height, pixels }: Grey): Grey {
  const made = pixels.map((shade, at) => {
    const far = ((at % width) / width + Math.floor(at / width) / height) / 2;
    return shade * (1 - 0.75 * far);
  });
  return { width, height, pixels: made };
}

async function wordsOf(picture: Grey): Promise<string[]> {
  const read = await readScan(1, { ...picture, scale: sheet.scale }, recogniser);
  return read.runs.flatMap(({ text }) => text.split(' '));
}

test('a sheet is read alike however it lay on the glass and whatever light fell on it', async () => {
  const straight = await wordsOf(sheet);
  expect(straight.length).toBeGreaterThan(100);
  const copies = [
    turned(sheet, 2),
    rotated(turned(sheet, 3), 2.5),
    shadowed(rotated(turned(sheet, 1), -3.5)),
  ];
  for (const copy of copies) {
    const words = new Set(await wordsOf(copy));
    expect(straight.filter((word) => words.has(word)).length / straight.length).toBeGreaterThan(0.95);
  }
}, 60_000);

test('a recognised page has the size of the sheet and sure words', async () => {
  const read = await readScan(7, sheet, recogniser);
  expect(read.number).toBe(7);
  expect([read.width, read.height].map(Math.round)).toEqual([612, 396]);
  expect(read.confidence).toBeGreaterThan(0.85);
}, 20_000);

test('footnotes of a scan are told from its text and tied to their marks', async () => {
  const read = await readScan(1, page, recogniser);
  settleSizes([read]);
  const { paragraphs } = readOpinion([read]);
  expect(paragraphs.filter(({ kind }) => kind === 'footnote').map(({ mark }) => mark)).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(paragraphs.flatMap(({ marks = [] }) => marks.map(({ mark }) => mark))).toEqual(['1', '2', '3']);
}, 20_000);

test('an empty sheet is not recognised at all', async () => {
  const blank: Rendered = { ...sheet, pixels: new Uint8Array(sheet.pixels.length).fill(240) };
  expect(uprightOf(blank)).toBeUndefined();
  expect(await readScan(1, blank, recogniser)).toMatchObject({ runs: [], confidence: 0 });
});

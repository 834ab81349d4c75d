import { expect, test } from 'vitest';
import { documentObjects, pdfFile } from '../../../test/fixtures/pdf-writer.ts';
import { openDocument } from './document.ts';
import { loadPdfium } from './pdfium.ts';

async function readLine(shown: string): Promise<string> {
  const content = `BT /F1 12 Tf 72 700 Td ${shown} ET`;
  const document = openDocument(await loadPdfium(), pdfFile(documentObjects([content])));
  const page = document.readPage(0);
  document.close();
  return page?.runs.map(({ text }) => text).join('|') ?? '';
}

test('words of a line that was set tight stand apart', async () => {
  expect(await readLine('(the rule of) Tj 51.4 0 Td (law binds) Tj')).toBe('the rule of law binds');
});

test('a mark that stands a little apart belongs to its word, and kerning parts none', async () => {
  expect(await readLine('[(the crew) -125 (: all o) -60 (f it)] TJ')).toBe('the crew: all of it');
});

test('a spelled space that the next letter is drawn over is kerning', async () => {
  expect(await readLine('[(the MAV ) 235 (A line)] TJ')).toBe('the MAVA line');
  expect(await readLine('[(the MAV ) 60 (A line)] TJ')).toBe('the MAV A line');
});

test('letters that are spaced out are the letters of words', async () => {
  const spaced = [...'FACTS AND LAW'].map((letter) => `(${letter}) -280`).join(' ');
  expect(await readLine(`[${spaced}] TJ`)).toBe('FACTS AND LAW');
});

test('a stamp up the edge of a page with few words turns no page', async () => {
  expect(await readLine('(LIND, J.) Tj 0 1 -1 0 20 100 Tm (FILED: CLERK OF THE COUNTY 06/14/2019) Tj')).toBe(
    'LIND, J.',
  );
});

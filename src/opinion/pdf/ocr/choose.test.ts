import { expect, test } from 'vitest';
import type { PdfPage } from '../../page.ts';
import { pagesToRecognise, withScans } from './choose.ts';
import { loadLexicon } from './lexicon.ts';
import { needOf, type PageText } from './needs.ts';

const prose =
  'The court below granted the motion because no reasonable jury could find that the ferry company had notice of the defect before the plaintiff fell, and the plaintiff appeals from that judgment.';
const misread =
  'Tbe eourt bclow grantcd thc motiou hecause uo reasonahle jnry conld fiud tbat thc fcrry cornpany bad noticc of thc dcfect bcfore thc plaintiff fcll, aud thc plaintiff appcals frorn tbat judgrnent.';

function pageOf(number: number, text: string, hidden = false): PdfPage {
  const run = { text, x: 72, right: 500, y: 100, size: 12, bold: false, italic: false, spaced: false };
  return { number, width: 612, height: 792, runs: text === '' ? [] : [hidden ? { ...run, hidden } : run] };
}

const scanned = () => ({ coverage: 1, isEmpty: false });
const blank = () => ({ coverage: 0, isEmpty: true });
const unasked = () => {
  throw new Error('asked what a page of text paints');
};

const unread = (number: number): PageText => ({ number, need: 'unread', page: pageOf(number, '') });
const doubtful = (number: number, text: string): PageText => ({
  number,
  need: 'doubtful',
  page: pageOf(number, text, true),
});

test('a page without text is recognised when it paints something, and a blank one is not', () => {
  expect(needOf(pageOf(1, ''), scanned)).toBe('unread');
  expect(needOf(pageOf(1, ''), blank)).toBe('none');
});

test('a stamp over the picture of a whole sheet does not make it a page of text', () => {
  const stamped = pageOf(1, 'Case 1:24-cv-00017 Document 31 Filed 02/11/25 Page 1 of 9');
  expect(needOf(stamped, scanned)).toBe('unread');
  expect(needOf(stamped, blank)).toBe('none');
});

test('a page of text is never looked at twice', () => {
  expect(needOf(pageOf(1, `${prose} ${prose} ${prose}`), unasked)).toBe('none');
});

test('a text layer that lies hidden under a scan is in doubt', () => {
  expect(needOf(pageOf(1, prose, true), unasked)).toBe('doubtful');
});

test('a hidden layer of English words is kept, and one of misread words is read again', async () => {
  expect(await pagesToRecognise([doubtful(1, prose), unread(2)])).toEqual({ pages: [2], spare: [] });
  expect(await pagesToRecognise([doubtful(1, misread), unread(2)])).toEqual({ pages: [1, 2], spare: [] });
});

test('a page that shows words of no English is read again only while there is time', async () => {
  const drawn: PageText = { number: 3, need: 'doubtful', page: pageOf(3, misread) };
  expect(await pagesToRecognise([drawn, unread(4)])).toEqual({ pages: [3, 4], spare: [3] });
});

test('of two readings of a page the one with more English words is kept', async () => {
  const kept = async (layer: string, scan: string) =>
    (await withScans([doubtful(1, layer)], [pageOf(1, scan)]))[0]?.runs[0]?.text;
  expect(await kept(misread, prose)).toBe(prose);
  expect(await kept(prose, misread)).toBe(prose);
});

test('a file with more scans than can be recognised is refused', async () => {
  const pages = Array.from({ length: 151 }, (_, index) => unread(index + 1));
  await expect(pagesToRecognise(pages)).rejects.toMatchObject({ code: 'too_many_scans' });
  expect((await pagesToRecognise(pages.slice(1))).pages).toHaveLength(150);
});

test('a poor layer is kept where recognising it would go over what a file may have', async () => {
  const pages = Array.from({ length: 150 }, (_, index) => unread(index + 1));
  expect((await pagesToRecognise([...pages, doubtful(151, misread)])).pages).toHaveLength(150);
});

test('the list of words knows English and the law', async () => {
  const lexicon = await loadLexicon();
  for (const word of ['the', 'judgment', 'estoppel', 'certiorari', 'Texas'])
    expect(lexicon.has(word)).toBe(true);
  for (const word of ['judgrnent', 'bcfore', 'plaintiif', '']) expect(lexicon.has(word)).toBe(false);
});

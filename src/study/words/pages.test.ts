import { expect, it } from 'vitest';
import type { Pinpoint } from '../material/schema.ts';
import { byPassage, pageName, pageNames, placeNames, voicedLabel, voicesOf } from './pages.ts';

const pin = (paragraphId: string, quote: string, page = 1): Pinpoint => ({ page, paragraphId, quote });

it('a page is named as it is printed, else by its number in the PDF', () => {
  expect(pageName({ page: 2, label: '557' }, true)).toBe('p. 557');
  expect(pageName({ page: 1, label: null }, true)).toBe('PDF 1');
  expect(pageName({ page: 1, label: null }, false)).toBe('p. 1');
});

const labelled = [
  { number: 1, label: null },
  { number: 2, label: '557' },
];

it('pages are named by what was kept of a text that is gone, and where nothing was by the PDF', () => {
  const named = (...args: Parameters<typeof pageNames>) => [1, 2].map(pageNames(...args));
  expect(named(labelled, null)).toEqual(['PDF 1', 'p. 557']);
  expect(named([{ number: 1 }, { number: 2 }], null)).toEqual(['p. 1', 'p. 2']);
  expect(named(undefined, { 2: '557' })).toEqual(['PDF 1', 'p. 557']);
  expect(named(undefined, {})).toEqual(['p. 1', 'p. 2']);
  expect(named(undefined, null)).toEqual(['PDF 1', 'PDF 2']);
});

it('the pinpoints of one statement are grouped by passage', () => {
  const groups = byPassage([pin('p1', 'a'), pin('p2', 'b'), pin('p1', 'c')]);
  expect([...groups].map(([id, group]) => [id, group.map(({ quote }) => quote)])).toEqual([
    ['p1', ['a', 'c']],
    ['p2', ['b']],
  ]);
});

it('two places on one page are told apart by their paragraphs, as long as there is a text', () => {
  const pinpoints = [pin('p4', 'a', 2), pin('p1', 'b'), pin('p3', 'c', 2), pin('p4', 'd', 2)];
  const pageNameOf = pageNames(labelled, null);
  const ordinalOf = (id: string) => ({ p3: 1, p4: 2 })[id];
  expect(placeNames(pinpoints, { pageNameOf, ordinalOf })).toEqual(['p. 557 ¶ 2', 'PDF 1', 'p. 557 ¶ 1']);
  expect(placeNames(pinpoints, { pageNameOf, ordinalOf: () => undefined })).toEqual(['p. 557', 'PDF 1']);
});

it('says whose page it is in a separate opinion, with the text and once it is gone', () => {
  const parts = [
    { kind: 'majority', firstPage: 1, beginsPage: true },
    { kind: 'concurrence', firstPage: 3, beginsPage: true },
    { kind: 'dissent', firstPage: 4, beginsPage: false },
  ];
  const pages = [1, 2, 3, 4, 5].map((number) => ({
    number,
    label: String(number > 2 ? number - 2 : number),
  }));
  const voiceOf = voicesOf(parts);
  const named = pageNames(pages, null, voiceOf);
  expect(pages.map(({ number }) => named(number))).toEqual(['p. 1', 'p. 2', 'conc. 1', 'conc. 2', 'dis. 3']);
  const kept = Object.fromEntries(
    pages.map(({ number, label }) => [String(number), voicedLabel(label, voiceOf(number))]),
  );
  const after = pageNames(undefined, kept);
  expect(pages.map(({ number }) => after(number))).toEqual(pages.map(({ number }) => named(number)));
});

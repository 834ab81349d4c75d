import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { opinionFromText } from '../../bench/plain-text/opinion-from-text.ts';
import { leadPart, type Opinion, type Paragraph } from './opinion.ts';
import { openDocument } from './pdf/document.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readOpinion, textOf } from './reader.ts';

const fixtures = new URL('../../test/fixtures/', import.meta.url);
const folder = new URL('teaching-opinion/', fixtures);

type Expected = {
  pageCount: number;
  pageLabels: string[];
  caption: {
    citation: string;
    court: string;
    docket: string;
    decidedOn: string;
    author: string;
    kind: string;
  };
  disposition: { actions: string[]; isInPart: boolean; summary: string; page: number; sentence: string };
  parts: { kind: string; author?: string; firstPage: number; lastPage: number }[];
  headings: { text: string; level: number; page: number }[];
  footnotes: { mark: string; page: number; begins: string }[];
  runningHeads: string[];
  acrossPages: { firstPage: number; lastPage: number; sentence: string }[];
  quotes: { page: number; text: string }[];
};

const expected: Expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8'));
let opinion: Opinion;

async function read(path: URL): Promise<Opinion> {
  const document = openDocument(await loadPdfium(), readFileSync(path));
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.readPage(index));
  document.close();
  return readOpinion(pages.filter((page) => page !== undefined));
}

beforeAll(async () => {
  opinion = await read(new URL('opinion.pdf', folder));
});

function paragraphWith(words: string): Paragraph | undefined {
  return opinion.paragraphs.find(({ text }) => text.includes(words));
}

test('pages keep the numbers printed on them', () => {
  expect(opinion.pageCount).toBe(expected.pageCount);
  expect(opinion.pages.map(({ label }) => label)).toEqual(expected.pageLabels);
  expect(opinion.missingPages).toEqual([]);
});

test('the caption is what the first page says', () => {
  const { docket, ...caption } = expected.caption;
  expect(opinion.caption).toMatchObject({
    ...caption,
    caseName: expect.stringMatching(/^Marlow v\. Tidewater Ferry Co/),
  });
  expect(opinion.caption.docket?.replace(/^No\. /, '')).toBe(docket.replace('–', '-'));
});

test('each opinion of the file is a part with its author and pages', () => {
  const parts = opinion.parts.filter(({ kind }) => kind !== 'front');
  expect(
    parts.map(({ kind, author, firstPage, lastPage }) => ({
      kind,
      ...(author ? { author } : {}),
      firstPage,
      lastPage,
    })),
  ).toEqual(expected.parts);
});

test('parts cover every paragraph once', () => {
  const covered = opinion.parts.flatMap(({ firstParagraph, lastParagraph }) =>
    Array.from({ length: lastParagraph - firstParagraph + 1 }, (_, index) => firstParagraph + index),
  );
  expect(covered).toEqual(opinion.paragraphs.map((_, index) => index));
});

test('headings stand with their levels, and captions are none', () => {
  const headings = opinion.paragraphs.filter(({ kind }) => kind === 'heading');
  expect(headings.map(({ text, level, page }) => ({ text, level, page }))).toEqual(expected.headings);
});

test('footnotes follow the paragraphs that carry their marks', () => {
  const notes = opinion.paragraphs.filter(({ kind }) => kind === 'footnote');
  expect(notes.map(({ mark, page }) => ({ mark, page }))).toEqual(
    expected.footnotes.map(({ mark, page }) => ({ mark, page })),
  );
  for (const [index, { begins }] of expected.footnotes.entries())
    expect(notes[index]?.text.startsWith(begins)).toBe(true);
  for (const note of notes) {
    const at = opinion.paragraphs.indexOf(note);
    const owner = opinion.paragraphs.slice(0, at).findLast(({ kind }) => kind !== 'footnote');
    expect(owner?.marks?.map(({ mark }) => mark)).toContain(note.mark);
  }
});

test('running heads are no part of the text', () => {
  const body = opinion.paragraphs.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  for (const head of expected.runningHeads) expect(body.filter((text) => text.includes(head))).toEqual([]);
});

test('a sentence that crosses pages is whole and its paragraph knows where', () => {
  for (const { firstPage, lastPage, sentence } of expected.acrossPages) {
    const paragraph = paragraphWith(sentence);
    expect(paragraph?.page).toBe(firstPage);
    expect(paragraph?.breaks.map(({ page }) => page)).toContain(lastPage);
  }
});

test("the opinion's words and signs survive", () => {
  for (const { text } of expected.quotes) expect(paragraphWith(text)?.text).toContain(text);
});

test('the disposition is the decretal sentence of the opinion', () => {
  const { actions, isInPart, summary, sentence, page } = expected.disposition;
  expect(opinion.disposition).toMatchObject({ actions, isInPart, summary });
  const paragraph = opinion.paragraphs.find(({ id }) => id === opinion.disposition?.paragraphId);
  expect(paragraph?.page).toBe(page);
  expect(paragraph?.text.slice(opinion.disposition!.start, opinion.disposition!.end).trim()).toBe(sentence);
});

test('citations point into their paragraphs', () => {
  expect(opinion.citations.length).toBeGreaterThan(20);
  for (const { paragraphId, start, end, text } of opinion.citations) {
    expect(opinion.paragraphs.find(({ id }) => id === paragraphId)?.text.slice(start, end)).toBe(text);
  }
});

test('the text is its paragraphs with a blank line between them', () => {
  expect(textOf(opinion).split('\n\n')).toHaveLength(opinion.paragraphs.length);
});

test.each(['second-opinion', 'two-column-opinion'])(
  '%s: typewritten or in columns, the opinion is the same',
  async (name) => {
    const other = await read(new URL(`pdf/${name}.pdf`, fixtures));
    expect(other.caption).toMatchObject({
      caseName: 'Dunmore Orchards, Inc. v. Cartwright Cold Storage LLC',
      court: 'United States Court of Appeals for the Fourteenth Circuit',
      docket: 'No. 24-1187',
      decidedOn: '2024-09-17',
      author: 'Amari',
    });
    expect(other.parts.map(({ kind, author }) => [kind, author])).toEqual([
      ['front', undefined],
      ['majority', 'Amari'],
      ['dissent', 'Voss'],
    ]);
    expect(other.disposition?.actions).toEqual(['vacated', 'remanded']);
  },
);

test('plain text makes an opinion too', () => {
  const plain = opinionFromText(
    'OPINION\n\nVARGAS, Judge.\n\nThe facts are these.\n\nThe order is reversed.\n\nHALE, J., dissenting.\n\nI would affirm.',
  );
  expect(leadPart(plain)).toMatchObject({ kind: 'majority', author: 'Vargas' });
  expect(plain.parts.at(-1)).toMatchObject({ kind: 'dissent', author: 'Hale' });
  expect(plain.disposition?.summary).toBe('Reversed');
});

test('a page of a file whose font gives other letters than it shows is of little confidence', async () => {
  for (const { confidence, source } of opinion.pages) {
    expect(source).toBe('text');
    expect(confidence ?? 1).toBeGreaterThan(0.97);
  }
  const run = { x: 72, right: 540, size: 12, bold: false, italic: false, spaced: false };
  const shifted = 'wkh jdwh zdv orzhuhg ehiruh wkh yhvvho kdg uhdfkhg khu vols '.repeat(2);
  const runs = Array.from({ length: 12 }, (_, line) => ({ ...run, y: 100 + 15 * line, text: shifted }));
  const [page] = readOpinion([{ number: 1, width: 612, height: 792, runs }]).pages;
  expect(page?.confidence).toBeLessThan(0.85);
});

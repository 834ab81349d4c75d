import { expect, it } from 'vitest';
import { openDocument } from '../../opinion/pdf/document.ts';
import { loadPdfium } from '../../opinion/pdf/pdfium.ts';
import { composeBrief, composeOutline, composeQuestions } from '../extractive/engine.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { placesIn } from '../places.ts';
import { sheetToPdf } from './pdf.ts';
import { briefSheet, outlineSheet, questionsSheet, type Sheet, type SheetPart } from './sheet.ts';

const imprint = { maker: 'Hotseat', trust: 'Made today', printedAt: Date.UTC(2027, 0, 1) };

const opinion = harborOpinion();
const heading = { title: 'Marlow v. Harbor Freight Company', lines: ['210 Frank. 3'] };

const isPdf = (pdf: Buffer) => pdf.subarray(0, 5).toString() === '%PDF-' && pdf.length > 10_000;

it('sets brief, outline and questions of an opinion', () => {
  const places = placesIn(opinion);
  const sheets = [
    briefSheet(heading.title, composeBrief(opinion), places),
    outlineSheet(heading, composeOutline(opinion), places),
    questionsSheet(heading, composeQuestions(opinion, 'premium'), places),
  ];
  for (const sheet of sheets) expect(isPdf(sheetToPdf(sheet, imprint))).toBe(true);
});

it('sets what looks like markup or commands as plain words', () => {
  const hostile = '#panic("no") *bold* $x$ #read("/etc/passwd") \\ ] [ <label> @ref = Heading // end';
  const sources = [{ name: hostile, href: hostile, quotes: [hostile] }];
  const remarks = [hostile];
  const statement = { number: hostile, text: hostile, sources, remarks, children: [] };
  const sheet: Sheet = {
    kind: 'Outline',
    title: hostile,
    lines: [hostile],
    lead: statement,
    gaps: [hostile],
    parts: [
      {
        heading: hostile,
        label: 'Hard',
        statements: [{ ...statement, children: [statement] }],
        notes: [{ name: hostile, text: hostile, sources, remarks }],
      },
    ],
  };
  expect(isPdf(sheetToPdf(sheet, imprint))).toBe(true);
});

it('names pages as they are printed, points below a statement by number, and an outline by its levels', () => {
  const pages = opinion.pages.map((page) => ({ ...page, label: String(page.number + 556) }));
  const places = placesIn({ ...opinion, pages });
  const { lead, parts } = briefSheet(heading.title, composeBrief(opinion), places);
  const names = [lead, ...parts.flatMap(({ statements }) => statements)].flatMap((each) =>
    (each?.sources ?? []).map(({ name }) => name),
  );
  expect(names[0]).toMatch(/^p\. 5\d\d/);
  expect(names.join(' ')).not.toMatch(/p\. \d\b/);
  const rule = parts.find(({ heading: name }) => name === 'Rule')?.statements ?? [];
  expect(rule.flatMap(({ children }) => children.map(({ number }) => number))).toContain('2.');
  const outline = outlineSheet(heading, composeOutline(opinion), places);
  expect(outline.parts.map((part) => part.heading.split(' ')[0])).toEqual([
    'I.',
    'II.',
    'III.',
    'IV.',
    'V.',
    'VI.',
  ]);
  expect(outline.parts[1]?.statements[0]?.number).toBe('A.');
});

it('says of a brief what the file lacks', () => {
  const brief = { ...composeBrief(opinion), missingPages: [3], pageGaps: ['558'], isExcerpt: true };
  expect(briefSheet(heading.title, brief, placesIn(opinion)).gaps).toHaveLength(3);
});

it('never leaves a heading alone at the foot of a page', async () => {
  const pdfium = await loadPdfium();
  const statement = (words: number) => ({
    number: '',
    text: 'word '.repeat(words).trim(),
    sources: [],
    remarks: [],
    children: [],
  });
  const part = (heading: string, words: number, more: Partial<SheetPart> = {}): SheetPart => ({
    heading,
    label: null,
    statements: [statement(words)],
    notes: [],
    ...more,
  });
  for (let lines = 20; lines < 46; lines += 1) {
    const sheet: Sheet = {
      kind: 'Outline',
      title: 'Marlow',
      lines: [],
      lead: null,
      gaps: [],
      parts: [
        part('First', 0, { statements: Array.from({ length: lines }, () => statement(3)) }),
        part('Second', 60, { label: 'Hard' }),
        part('Third', 60, { chapter: 'Another case' }),
        part('Fourth', 0, {
          statements: [],
          notes: [{ name: 'Trap', text: 'word '.repeat(60), sources: [], remarks: [] }],
        }),
      ],
    };
    const document = openDocument(pdfium, sheetToPdf(sheet, imprint));
    for (let page = 0; page < document.pageCount; page += 1) {
      const { runs = [], height = 0 } = document.readPage(page) ?? {};
      const body = runs.filter(({ y }) => y < height - 0.9 * 72);
      const lowest = body.toSorted((one, other) => other.y - one.y)[0];
      // A heading is set larger than what stands below it.
      expect(lowest?.size, `${lines} lines, page ${page + 1}: ${lowest?.text}`).toBeLessThan(11);
    }
    document.close();
  }
});

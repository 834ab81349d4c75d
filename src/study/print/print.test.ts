import { expect, it } from 'vitest';
import { composeBrief, composeOutline, composeQuestions } from '../extractive/engine.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { placesIn } from '../places.ts';
import { sheetToPdf } from './pdf.ts';
import { briefSheet, outlineSheet, questionsSheet, type Sheet } from './sheet.ts';

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

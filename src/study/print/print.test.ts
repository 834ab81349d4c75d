import { expect, it } from 'vitest';
import { composeBrief, composeOutline, composeQuestions } from '../extractive/engine.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { sheetToPdf } from './pdf.ts';
import { briefSheet, outlineSheet, questionsSheet, type Sheet } from './sheet.ts';

const imprint = { maker: 'Hotseat', trust: 'Made today', printedAt: new Date('2027-01-01T00:00:00Z') };

const isPdf = (pdf: Buffer) => pdf.subarray(0, 5).toString() === '%PDF-' && pdf.length > 10_000;

it('sets brief, outline and questions of an opinion', () => {
  const opinion = harborOpinion();
  const sheets = [
    briefSheet(composeBrief(opinion)),
    outlineSheet('Marlow v. Harbor Freight Company', composeOutline(opinion)),
    questionsSheet('Marlow v. Harbor Freight Company', composeQuestions(opinion, 'premium')),
  ];
  for (const sheet of sheets) expect(isPdf(sheetToPdf(sheet, imprint))).toBe(true);
});

it('sets what looks like markup or commands as plain words', () => {
  const hostile = '#panic("no") *bold* $x$ #read("/etc/passwd") \\ ] [ <label> @ref = Heading // end';
  const statement = { text: hostile, source: hostile, children: [] };
  const sheet: Sheet = {
    kind: 'Outline',
    title: hostile,
    lines: [hostile],
    lead: statement,
    parts: [
      {
        heading: hostile,
        label: 'Hard',
        statements: [{ ...statement, children: [statement] }],
        notes: [{ name: hostile, text: hostile }],
      },
    ],
  };
  expect(isPdf(sheetToPdf(sheet, imprint))).toBe(true);
});

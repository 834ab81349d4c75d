import { expect, test } from 'vitest';
import type { Paragraph } from './opinion.ts';
import { headOf } from './parts/heads.ts';
import { openerAt } from './parts/openers.ts';
import { partsOf } from './parts.ts';

const next =
  'This appeal asks whether a ferry owes a duty of care to those who wait on its landing. We hold that it does, and we affirm the judgment.';

test.each([
  ['JUSTICE OKAFOR delivered the opinion of the Court.', 'majority', 'Okafor'],
  ['CHIEF JUSTICE BARROW delivered the opinion of the Court, except as to Part IV.', 'majority', 'Barrow'],
  [
    'JUSTICE TRAN announced the judgment of the Court and delivered an opinion, in which JUSTICE REYES joins.',
    'plurality',
    'Tran',
  ],
  ['*256 MR. JUSTICE HALE delivered the opinion of the Court.', 'majority', 'Hale'],
  ['OKAFOR, J., delivered the opinion of the court.', 'majority', 'Okafor'],
  ['PER CURIAM.', 'per_curiam', undefined],
  [`VARGAS, Circuit Judge. ${next}`, 'majority', 'Vargas'],
  ['VARGAS, Circuit Judge, dissenting.', 'dissent', 'Vargas'],
  [
    'O’DELL, J., concurring in part and dissenting in part.',
    'concurrence_in_part_and_dissent_in_part',
    'O’Dell',
  ],
  ['JUSTICE REYES, with whom THE CHIEF JUSTICE joins, dissenting.', 'dissent', 'Reyes'],
  ['Justice Lind, concurring in the judgment.', 'concurrence', 'Lind'],
  ['JUSTICE ADA, JUSTICE BEN, and JUSTICE COLE, dissenting.', 'dissent', 'Ada, Ben and Cole'],
  ['Concurring Opinion by Justice Moreau', 'concurrence', 'Moreau'],
  ['**Justice Reyes, with whom Justice Lind joins, dissenting.**', 'dissent', 'Reyes'],
  ['**Mr. Justice Hale dissenting**', 'dissent', 'Hale'],
  ['*825B JUSTICE LIND, concurring.', 'concurrence', 'Lind'],
])('"%s" opens an opinion', (text, kind, author) => {
  expect(openerAt(text, next)).toEqual(author === undefined ? { kind } : { kind, author });
});

test('a name on a line of its own delivers the opinion that the next line says it delivers', () => {
  expect(openerAt('MR. JUSTICE HALE', 'delivered the opinion of the Court.')).toEqual({
    kind: 'majority',
    author: 'Hale',
  });
});

test.each([
  'Justice Okafor has said that a carrier owes the utmost care.',
  'REYES, J., filed a dissenting opinion, in which BARROW, J., joined.',
  'Judge Vargas dissented from the denial of rehearing.',
])('"%s" opens none', (text) => {
  expect(openerAt(text, next)).toBeUndefined();
});

test('a running head tells whose opinion a page belongs to', () => {
  expect(headOf(['4 MARLOW v. TIDEWATER FERRY CO.', 'REYES, J., dissenting'])).toEqual({
    kind: 'dissent',
    author: 'Reyes',
  });
  expect(headOf(['Opinion of the Court'])).toEqual({ kind: 'majority' });
});

test('parts cover every paragraph, and a joining judge opens none', () => {
  const texts = [
    'SUPREME COURT OF JEFFERSON',
    'JUSTICE OKAFOR delivered the opinion of the Court.',
    next,
    'It is so ordered.',
    'JUSTICE REYES, dissenting.',
    'I would reverse.',
  ];
  const paragraphs: Paragraph[] = texts.map((text, index) => ({
    id: `p${index + 1}`,
    text,
    kind: 'text',
    page: 1,
    breaks: [],
  }));
  const parts = partsOf(paragraphs, new Map());
  expect(parts.map(({ kind }) => kind)).toEqual(['majority', 'dissent']);
  expect(parts.map(({ firstParagraph, lastParagraph }) => [firstParagraph, lastParagraph])).toEqual([
    [0, 3],
    [4, 5],
  ]);
});

test('the judge who signs wrote the opinion when its opening names nobody', () => {
  const texts = [
    'INTRODUCTION',
    next,
    'DISPOSITION',
    'The judgment is affirmed.',
    'ABARA, P. J.',
    'We concur:',
    'LUND, J.',
  ];
  const paragraphs: Paragraph[] = texts.map((text, index) => ({
    id: `p${index + 1}`,
    text,
    kind: /^[A-Z]+$/.test(text) ? 'heading' : 'text',
    page: 1,
    breaks: [],
  }));
  expect(partsOf(paragraphs, new Map())[0]).toMatchObject({ kind: 'majority', author: 'Abara' });
});

import { describe, expect, it, test } from 'vitest';
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
  ['WECHSLER, Chief J.', 'majority', 'Wechsler'],
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
  ['*23 Mr. Justice LIND said:', 'concurrence', 'Lind'],
  ['LIND, J. (dissenting).', 'dissent', 'Lind'],
  ['LIND, Justice dissenting.', 'dissent', 'Lind'],
  [
    'LIND, J. (concurring in part and dissenting in part).',
    'concurrence_in_part_and_dissent_in_part',
    'Lind',
  ],
  ['¶17 LIND, J., concurring. I write to add a word about the ferry.', 'concurrence', 'Lind'],
  [`LIND, J. {¶ 1} ${next} The briefs were filed, and they conflict.`, 'majority', 'Lind'],
  ['JUSTICE LIND, opinion of the Court:', 'majority', 'Lind'],
  ['LIND, CHIEF JUSTICE, FOR THE COURT:', 'majority', 'Lind'],
  ['Lind, United States District Judge', 'majority', 'Lind'],
  ['LIND, Board Member.', 'majority', 'Lind'],
  ['KELL, J. LIND, J., Dissenting.', 'dissent', 'Lind'],
  [
    'NORA KELL, Chief C.J., concurs. LIND, Judge, concurring in part and dissenting in part.',
    'concurrence_in_part_and_dissent_in_part',
    'Lind',
  ],
  ['KELL, Judge, concurs. LIND, Judge, specially concurring.', 'concurrence', 'Lind'],
  ['Mr. Justice LIND, with whom Mr. Justice KELL and Mr. Justice ORR concur, dissenting.', 'dissent', 'Lind'],
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
  'MR. JUSTICE HALE’S dissent takes the ferry for a bridge.',
  'MR. JUSTICE HALE, dissenting in Orr v. Kell, noted the limits of the rule:',
  'KELL, C.J., and LIND and ORR, JJ., concur.',
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

function texts(...lines: string[]): Paragraph[] {
  return lines.map((text, index) => ({ id: `p${index + 1}`, text, kind: 'text', page: 1, breaks: [] }));
}

test.each([
  [['STONE, J.', 'We concur:', 'SEGAL, P. J.', 'FEUER, J.'], 'Stone'],
  [['STONE, J. We concur: SEGAL, P. J., FEUER, J.'], 'Stone'],
  [['IT IS SO ORDERED.', 'Dated: September 7, 2019 Stone', 'UNITED STATES DISTRICT JUDGE'], 'Stone'],
  [['ENTERED: ______ STONE', 'Dated: July 1, 2023 United States District Judge'], 'Stone'],
  [['STONE Administrative Law Judge'], 'Stone'],
  [['/s/ Nora Stone'], 'Stone'],
  [['Vera Kell, Clerk of Court'], undefined],
])('a block that ends with %j is signed by %s', (block, author) => {
  const [part] = partsOf(texts(next, 'The judgment is affirmed.', ...block), new Map());
  expect(part?.author).toBe(author);
});

test('judges who each speak for themselves lead and agree or dissent as their words say', () => {
  const parts = partsOf(
    texts(
      'Lord Justice Stone:',
      next,
      'I would dismiss the appeal.',
      'Lady Justice Kell:',
      next,
      'I agree.',
      'Lord Justice Orr:',
      next,
      'I respectfully dissent.',
    ),
    new Map(),
  );
  expect(parts.map(({ kind, author }) => [kind, author])).toEqual([
    ['majority', 'Stone'],
    ['concurrence', 'Kell'],
    ['dissent', 'Orr'],
  ]);
});

test('an opinion goes on where it tells of a justice whom it cites', () => {
  const parts = partsOf(
    texts(
      'MR. JUSTICE STONE delivered the opinion of the Court.',
      next,
      'MR. JUSTICE KELL, dissenting in Orr v. Lund, noted the limits of the rule:',
      next,
      'It is so ordered.',
    ),
    new Map(),
  );
  expect(parts).toHaveLength(1);
});

test('the judge in the caption wrote what a single judge decides, and no opinion on appeal from that judge', () => {
  const order = (court: string) =>
    partsOf(texts(court, 'No. 21-60', 'Judge Nora Stone', next, 'The motion is granted.'), new Map());
  expect(order('UNITED STATES DISTRICT COURT').at(-1)?.author).toBe('Stone');
  expect(order('COURT OF APPEALS').at(-1)?.author).toBeUndefined();
});

test('who speaks for the panel may stand in the line that names it', () => {
  const line = 'Before KELL, ORR and LUND, Circuit Judges. ORR, Circuit Judge.';
  const parts = partsOf(texts(line, next, 'The judgment is affirmed.'), new Map());
  expect(parts.at(-1)?.author).toBe('Orr');
});

test('a judge’s line above the title of the first section opens the opinion', () => {
  const paragraphs: Paragraph[] = [
    { text: 'HAMPSON, Judge.', kind: 'heading' as const },
    { text: 'Factual and Procedural Background', kind: 'heading' as const },
    { text: next, kind: 'text' as const },
  ].map((each, index) => ({ id: `p${index + 1}`, page: 1, breaks: [], ...each }));
  expect(partsOf(paragraphs, new Map())).toMatchObject([
    { kind: 'majority', author: 'Hampson', firstParagraph: 0 },
  ]);
});

test.each([
  'Justice White, with whom Justice Blackmun and Justice O’Connor join, and with whom Justice Stevens joins except as to Part I–A, concurring in the judgment.',
  'Justice White, concurring in No. 91–538 and concurring in the judgment in No. 91–611.',
])('"%s" opens a concurrence in the judgment', (text) => {
  expect(openerAt(text, next)).toEqual({ kind: 'concurrence', author: 'White' });
});

test('a judge’s name alone above the first words leads, however it is titled', () => {
  const paragraphs: Paragraph[] = ['Justice Cleo E. Powell', next, 'We affirm.'].map((text, index) => ({
    id: `p${index + 1}`,
    text,
    kind: index === 0 ? 'heading' : 'text',
    page: 1,
    breaks: [],
  }));
  expect(partsOf(paragraphs, new Map())).toMatchObject([{ kind: 'majority', author: 'Powell' }]);
});

test('an opinion begins where its author’s name stands again below a cover page', () => {
  const texts = [
    'LIND, J.',
    'The judgment is affirmed.',
    'Okafor, J., dissented and filed an opinion.',
    'LIND, J.',
  ];
  const paragraphs = [...texts, next, next, next].map(
    (text, index): Paragraph => ({ id: `p${index + 1}`, page: 1, kind: 'text', text, breaks: [] }),
  );
  expect(partsOf(paragraphs, new Map())).toMatchObject([
    { kind: 'front', lastParagraph: 2 },
    { kind: 'majority', author: 'Lind', firstParagraph: 3 },
  ]);
});

describe('behind the court’s order', () => {
  const court = [
    'We hold that the carrier owed her the utmost care.',
    'It had none.',
    'We therefore affirm. IT IS SO ORDERED.',
  ];
  const judge = [
    'I respectfully dissent from the court’s opinion.',
    'A carrier insures nobody.',
    'I would reverse.',
  ];
  const kindsOf = (texts: string[]) =>
    partsOf(
      texts.map((text, index) => ({ id: `p${index + 1}`, text, kind: 'text', page: 1, breaks: [] })),
      new Map(),
    ).map(({ kind, firstParagraph }) => [kind, firstParagraph]);

  it('who says “I” speaks for himself, whatever stands between', () => {
    expect(kindsOf([...court, 'ORR and KELL, Judges, concur. L1ND, Judge', ...judge])).toEqual([
      ['majority', 0],
      ['dissent', 3],
    ]);
    // From his own line on, where that can be read, and not from the votes above it.
    const vote = 'ORR and KELL, Judges, concur.';
    expect(kindsOf([...court, vote, 'L1ND, Judge, dissenting.', ...judge])).toEqual([
      ['majority', 0],
      ['dissent', 4],
    ]);
  });

  it('a court of one judge, a witness and an article of the Constitution do not', () => {
    expect(kindsOf([...judge.slice(1), ...court, ...judge])).toHaveLength(1);
    expect(kindsOf([...court, 'I saw the ferry leave.', 'I would do it again.'])).toHaveLength(1);
    expect(kindsOf([...court, 'Article I would join them.', 'Title I cannot concur with it.'])).toHaveLength(
      1,
    );
  });
});

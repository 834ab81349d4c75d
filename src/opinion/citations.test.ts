import { expect, test } from 'vitest';
import { atMostAboutFourTimes, costOf } from '../../test/cost-of.ts';
import { type Citation, findCitations, resolveCitations } from './citations.ts';

const only = (text: string): Citation => {
  const found = findCitations(text);
  expect(found).toHaveLength(1);
  // Just counted.
  return found[0]!;
};

test('a full citation gives parties, place, pinpoint, court and year', () => {
  const text = 'The court so held in Orr v. Lund Mfg. Co., 12 F. 3d 34, 36–37 (CA9 1993).';
  const citation = only(text);
  expect(citation).toMatchObject({
    kind: 'full',
    text: '12 F. 3d 34',
    volume: '12',
    reporter: 'F.3d',
    page: '34',
    pin: '36–37',
    court: 'ca9',
    year: 1993,
    plaintiff: 'Orr',
    defendant: 'Lund Mfg. Co.',
  });
  expect(text.slice(citation.start, citation.end)).toBe(citation.text);
  expect(text.slice(citation.fullStart, citation.fullEnd)).toBe(
    'Orr v. Lund Mfg. Co., 12 F. 3d 34, 36–37 (CA9 1993)',
  );
});

test('the reporter is named in one spelling, however it is printed', () => {
  const reporters = [
    '1 U. S. 2',
    '1 U.S. 2',
    '1 F Supp 2d 2',
    '1 F. Supp. 2d 2',
    '1 N. Y. S. 2d 2',
    '1 Wn.2d 2',
  ];
  expect(reporters.map((text) => only(text).reporter)).toEqual([
    'U.S.',
    'U.S.',
    'F. Supp. 2d',
    'F. Supp. 2d',
    'N.Y.S.2d',
    'Wash. 2d',
  ]);
});

test('a name that several reports share is settled by the year, else called ambiguous', () => {
  expect(only('1 Johnson 2 (1890)')).toMatchObject({ reporter: 'N.M. (J.)' });
  expect(only('1 Johnson 2')).toMatchObject({ isAmbiguous: true });
});

test('slip opinions and databases are cited without a page or by number', () => {
  const slip = only('Orr v. Lund, 603 U. S. ___, ___ (2024) (slip op., at 5).');
  expect(slip).toMatchObject({ volume: '603', year: 2024, parenthetical: 'slip op., at 5' });
  expect(slip.page).toBeUndefined();
  expect(only('Orr v. Lund, No. 20-12, 2020 WL 123456, at *3 (S.D.N.Y. Jan. 5, 2020)')).toMatchObject({
    defendant: 'Lund',
    page: '123456',
    court: 'nysd',
    year: 2020,
  });
});

test('parallel citations share names, court and year', () => {
  const [first, second] = findCitations('Orr v. Lund, 1 U.S. 2, 4, 5 S. Ct. 6, 7 (1890)');
  expect(first).toMatchObject({ plaintiff: 'Orr', defendant: 'Lund', pin: '4', year: 1890 });
  expect(second).toMatchObject({ plaintiff: 'Orr', defendant: 'Lund', pin: '7', year: 1890 });
});

test('California and New York put the year elsewhere', () => {
  expect(only('(See In re A.B. (2009) 47 Cal.4th 1, 4.)')).toMatchObject({ defendant: 'A.B.', year: 2009 });
  expect(only('Orr v Lund (63 NY2d 582 [1984])')).toMatchObject({
    plaintiff: 'Orr',
    defendant: 'Lund',
    year: 1984,
  });
});

test('the words before a case name are no part of it', () => {
  const names = (text: string) => {
    const { plaintiff, defendant } = only(text);
    return `${plaintiff} v. ${defendant}`;
  };
  expect(names('But see Orr v. Lund, 1 U. S. 2.')).toBe('Orr v. Lund');
  expect(names('In Orr v. Lund, 1 U. S. 2, it did.')).toBe('Orr v. Lund');
  expect(names('It was wrong. State ex rel. Orr v. City of Lund, 1 U. S. 2.')).toBe(
    'State ex rel. Orr v. City of Lund',
  );
  expect(names('as the court held in R. A. V. v. St. Paul, 1 U. S. 2.')).toBe('R. A. V. v. St. Paul');
});

test('a case may be named a sentence before its citation', () => {
  const text = 'In Orr v. Lund, Inc., the plurality spoke of “an old duty.” 1 U. S. 2, 3 (1984).';
  expect(only(text)).toMatchObject({ plaintiff: 'Orr', defendant: 'Lund, Inc.' });
});

test('the history of a case keeps its names', () => {
  const [, later] = findCitations('Orr v. Lund, 1 F.2d 2 (9th Cir. 1950), aff’d, 3 U.S. 4 (1951).');
  expect(later).toMatchObject({ plaintiff: 'Orr', defendant: 'Lund', year: 1951 });
});

test('statutes, regulations, rules and constitutions are statutes', () => {
  const found = findCitations(
    '18 U. S. C. §§922(g), 924; 29 CFR §1910.5(a) (2020); Miss. Code Ann. §41–41–191; Fed. R. Civ. P. 56(a); U. S. Const., Amdt. 14, §1; Pub. L. 111-148, 124 Stat. 119; Code Civ. Proc., § 904.1',
  );
  expect(found.map(({ kind }) => kind)).toEqual(Array(8).fill('statute'));
  expect(found.map(({ reporter, page }) => `${reporter} ${page ?? ''}`.trim())).toEqual([
    'U.S.C. 922',
    'C.F.R. 1910.5',
    'Miss. Code Ann. 41-41-191',
    'Fed. R. Civ. P. 56(a)',
    'U. S. Const. Amdt. 14, §1',
    'Pub. L.',
    'Stat. 119',
    'Code Civ. Proc. 904.1',
  ]);
});

test('a journal article is a full citation of its own form', () => {
  expect(only('1 Minn. L. Rev. 2, 5 (1999)')).toMatchObject({
    kind: 'full',
    form: 'journal',
    pin: '5',
    year: 1999,
  });
});

test('addresses and street numbers are no citations', () => {
  expect(findCitations('He lived at 111 S.W. 12th St. in 1990.')).toEqual([]);
});

test('short forms, supra and id. lead back to their case', () => {
  const found = resolveCitations(
    findCitations(
      'Orr v. Lund, 1 U. S. 20 (1890). Kell v. Moss, 5 F.3d 60 (1st Cir. 1999). Id., at 62. See Orr, 1 U. S., at 25. Moss, supra, at 61; (id., at 64). In Kell at 63 we said so.',
    ),
  );
  expect(found.map(({ kind, resolvesTo }) => [kind, resolvesTo])).toEqual([
    ['full', undefined],
    ['full', undefined],
    ['id', 1],
    ['short', 0],
    ['supra', 1],
    ['id', 1],
    ['short', 1],
  ]);
});

test('what may mean two cases, or cannot be right, stays open', () => {
  const target = (text: string) => resolveCitations(findCitations(text)).at(-1)?.resolvesTo;
  expect(target('Orr v. Lund, 1 U. S. 20. Orr v. Moss, 1 U. S. 90. Orr, supra.')).toBeUndefined();
  expect(target('Orr v. Lund, 1 U. S. 20. Id., at 900.')).toBeUndefined();
  expect(target('See supra, at 3.')).toBeUndefined();
});

test('mark-up is read through and offsets stay those of the source', () => {
  const html =
    '<p>See <em>Orr </em>v. <em>Lund,</em>\n 1 U.&nbsp;S. 2 (1890).</p><p><i>Id.</i> at&#160;5.</p>';
  const [full, id] = findCitations(html);
  expect(full).toMatchObject({ plaintiff: 'Orr', defendant: 'Lund', text: '1 U.&nbsp;S. 2', year: 1890 });
  expect(id).toMatchObject({ kind: 'id', pin: '5' });
  expect(html.slice(id?.start, id?.end)).toBe('Id.');
});

test('line breaks and odd spaces count as one space, a blank line parts citations', () => {
  expect(only('Orr\nv. Lund, 1\u00a0U.\nS.  2')).toMatchObject({ plaintiff: 'Orr', reporter: 'U.S.' });
  expect(only('Kell Moss\n\n1 U. S. 2').defendant).toBeUndefined();
});

test.each([
  '1 U.S. 1 ',
  '1 U.S. 1 (a ',
  'Foo v. ',
  'Id. at ',
  'supra, ',
  '<i>',
  '§ ',
  '1 ',
  'A. ',
  '9',
  '<script>',
  'Cal. ',
])('100 kB of %j cost about four times as much as a quarter of it', { timeout: 60_000 }, (piece) => {
  const cost = (length: number) => {
    const text = piece.repeat(length / piece.length);
    return costOf(() => resolveCitations(findCitations(text)));
  };
  expect(cost(100_000)).toBeLessThan(atMostAboutFourTimes(cost(25_000)));
});

import { describe, expect, it } from 'vitest';
import { pageNames, placeNames, starsOf, withStars } from './pages.ts';
import { type StarText, starPagesIn } from './star-pages.ts';

const long = 'The roof fell on the maps, and the landlord knew of the rot. '.repeat(12);

const passages: StarText[] = [
  { id: 'p1', page: 1, kind: 'text', text: `The case began here. ${long}` },
  { id: 'p2', page: 1, kind: 'text', text: `${long}The duty *457 is plain. ${long}` },
  {
    id: 'p3',
    page: 2,
    kind: 'text',
    text: `${long}A tenant [*458] may ask. ${long}`,
    marks: [{ offset: 5, mark: '2' }],
  },
  { id: 'p4', page: 2, kind: 'footnote', text: 'So says *901 the lease.', mark: '2' },
  { id: 'p5', page: 3, kind: 'text', text: `${long}We *459 affirm.` },
];

const pin = (paragraphId: string, page: number, quote: string) => ({ paragraphId, page, quote });

describe('pages that begin inside the text', () => {
  const stars = starPagesIn(passages);
  const texts = new Map(passages.map(({ id, text }) => [id, text]));
  const places = {
    pageNameOf: pageNames(withStars([{ number: 1 }, { number: 2 }, { number: 3, label: '3' }], stars), null),
    ordinalOf: () => 1,
    starOf: starsOf(
      stars,
      (id) => texts.get(id),
      () => undefined,
    ),
  };

  it('name what begins on them, and what came before the first', () => {
    expect(placeNames([pin('p1', 1, 'The case began here.')], places)).toEqual(['p. 456']);
    expect(placeNames([pin('p2', 1, 'The duty')], places)).toEqual(['p. 456']);
    expect(placeNames([pin('p2', 1, 'is plain.')], places)).toEqual(['p. 457']);
    expect(placeNames([pin('p3', 2, 'may ask.'), pin('p5', 3, 'affirm.')], places)).toEqual([
      'p. 458',
      'p. 459',
    ]);
  });

  it('tell two passages of one page apart by their number on it', () => {
    const both = [pin('p2', 1, 'is plain.'), pin('p3', 2, 'A tenant')];
    expect(placeNames(both, places)).toEqual(['p. 457 ¶ 1', 'p. 457 ¶ 2']);
  });

  it('name each page of the PDF by those that it holds', () => {
    expect([1, 2, 3].map(places.pageNameOf)).toEqual(['p. 456–57', 'p. 457–58', 'p. 458–59']);
  });

  it('are a footnote’s through its mark, whose own stars count for nothing', () => {
    expect(placeNames([pin('p4', 2, 'the lease.')], places)).toEqual(['p. 457']);
    expect(stars?.marksIn('p4')).toEqual([]);
  });

  it('stand where they are printed, and can be gone to', () => {
    const [mark] = stars?.marksIn('p3') ?? [];
    expect(passages[2]?.text.slice(mark?.start, mark?.end)).toBe('[*458]');
    expect(stars?.passageOn('458')).toBe('p3');
  });

  it('may be parallel ones: the reporter with one star names', () => {
    const parallel = passages.map((each) => ({
      ...each,
      text: each.text
        .replace('is plain.', 'is **81 plain.')
        .replace('may ask.', 'may **82 ask.')
        .replace('affirm', '**83 affirm'),
    }));
    const both = starPagesIn(parallel);
    expect(both?.marksIn('p2').map(({ label }) => label)).toEqual(['457', '81']);
    expect(both?.labelAt('p5', 10_000)).toBe('459');
  });
});

const counted = (first: number, mark: (number: number) => string, count = 4): StarText[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    page: index + 1,
    kind: 'text',
    text: `${long}Here ${mark(first + index)} it goes on. ${long}`,
  }));

it('a database’s own pages keep their star: "at *3"', () => {
  const stars = starPagesIn(counted(1, (number) => `*${number}`));
  expect(stars?.labelAt('p2', 5000)).toBe('*3');
  expect(stars?.labelAt('p0', 0)).toBeUndefined();
  const pages = [1, 2, 3].map((number) => ({ number }));
  expect([1, 2, 3].map(pageNames(withStars(pages, stars), null))).toEqual(['at *1', 'at *1–2', 'at *2–3']);
});

it('a page whose number was not read leaves the others in order', () => {
  const missing = counted(30, (number) => (number === 32 ? 'now' : `*${number}`), 6);
  expect(starPagesIn(missing)?.labelAt('p4', 5000)).toBe('34');
});

describe('no pages begin', () => {
  it.each([
    ['where nothing has a star', counted(1, () => 'now')],
    ['at a citation of other pages', counted(3, (number) => `(2008 WL 123456, at *${number} (D. Mass.))`)],
    ['at a citation without "at"', counted(3, (number) => `see 2008 WL 123456, *${number} and so`)],
    ['at footnotes marked by stars', counted(1, () => '*', 3)],
    ['at numbers that do not count on', counted(1, (number) => `*${(number * 7) % 5}`)],
    [
      'in a list of points',
      [{ id: 'p1', page: 1, kind: 'text', text: '*1 Notice. *2 Care. *3 Harm. *4 Cause.' }],
    ],
    ['at a single star', counted(12, (number) => (number === 13 ? '*13' : 'now'))],
  ])('%s', (_, texts) => {
    expect(starPagesIn(texts as StarText[])).toBeUndefined();
  });
});

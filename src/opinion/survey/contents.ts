/** What parts a book of cases: the outline that its file brings or, where it brings none, headings that are set as those of its cases. */
import type { Bookmark } from '../bookmark.ts';
import { caseTitle } from '../caption/case-title.ts';
import type { LaidParagraph } from '../lay-out.ts';
import type { ContentsEntry } from '../opinion.ts';
import { headingsAlike } from './headings-alike.ts';

type Sized = { number: number; height: number };

/** In letters of a paragraph that may be a title. */
const longestTitle = 600;
/** Fewer cases are no book. */
const fewestCases = 2;

export function contentsOf(
  bookmarks: Bookmark[],
  paragraphs: LaidParagraph[],
  pages: Sized[],
): ContentsEntry[] {
  const named = bookmarks.filter(({ title }) => caseTitle(title) !== undefined);
  return named.length >= fewestCases ? placed(bookmarks, paragraphs, pages) : headingsAlike(paragraphs);
}

/** In the order of the text, an entry that contains others before them. */
function placed(bookmarks: Bookmark[], paragraphs: LaidParagraph[], pages: Sized[]): ContentsEntry[] {
  const heights = new Map(pages.map(({ number, height }) => [number, height]));
  const onPage = Map.groupBy(
    paragraphs.flatMap(({ kind, page }, index) => (kind === 'footnote' ? [] : [{ page, index }])),
    ({ page }) => page,
  );
  const said = paragraphs.map(({ text }) => letters(text.slice(0, longestTitle)));
  const indexesOn = (page: number) => (onPage.get(page) ?? []).map(({ index }) => index);
  const heightOf = (index: number) => paragraphs[index]!.lines[0]!.y;
  const entries = bookmarks.flatMap(({ title, depth, page, fromBottom }) => {
    const height = heights.get(page);
    const y = fromBottom === undefined || height === undefined ? undefined : height - fromBottom;
    const on = indexesOn(page);
    const paragraph =
      titledSo(title, on, said, y === undefined ? undefined : (index) => Math.abs(heightOf(index) - y)) ??
      titledSo(title, [...indexesOn(page + 1).slice(0, 3), ...indexesOn(page - 1).slice(-3)], said) ??
      (y === undefined ? undefined : on.find((index) => heightOf(index) > y)) ??
      on[0];
    return paragraph === undefined ? [] : [{ title, depth, paragraph }];
  });
  return entries.toSorted((a, b) => a.paragraph - b.paragraph);
}

/** The paragraph that says what an entry says; of several the one nearest to where it points. `said` are the paragraphs' letters. */
function titledSo(
  title: string,
  indexes: number[],
  said: string[],
  distance?: (index: number) => number,
): number | undefined {
  const wanted = letters(title);
  const same = indexes.filter((index) => saysSo(said[index]!, wanted));
  return distance ? same.toSorted((a, b) => distance(a) - distance(b))[0] : same[0];
}

/** A heading of several lines may have been read as several; its first words may run on in the text. */
function saysSo(text: string, wanted: string): boolean {
  const [short, long] = text.length < wanted.length ? [text, wanted] : [wanted, text];
  return (
    short.length > 0 && long.startsWith(short) && (short.length >= 0.5 * wanted.length || short === long)
  );
}

const numbering =
  /^(?:(?:chapter|part|section|unit) )?(?:\d+(?:\.\d+)*|[IVXLC]+|[A-Z])(?:[.):–—-]\s*|\s+)(?=\S)/i;

/** The number of a title may stand in the text alone, or in the outline. */
function letters(text: string): string {
  return text
    .trim()
    .replace(numbering, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}

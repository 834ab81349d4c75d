import type { Bookmark } from './bookmark.ts';
import { frontPagesOf } from './front-pages.ts';
import { type LaidParagraph, type Layout, layOut } from './lay-out.ts';
import { hasLostLetters, type Words, withLostLetters } from './layout/lost-letters.ts';
import { leftOutOf } from './left-out.ts';
import { type Opinion, type Page, type Paragraph, readerVersion } from './opinion.ts';
import type { PdfPage } from './page.ts';
import { textConfidence } from './page-confidence.ts';
import type { RunningHeads } from './parts.ts';
import { structureOf } from './structure.ts';
import { contentsOf } from './survey/contents.ts';

/** A page with fewer letters than this holds no text that could be read: a scan, a blank sheet's stamp. */
const leastLetters = 40;

const noWords: Words = { has: () => false };

/** `english` helps where fonts do not name their ligatures. */
type Whole = { pageCount?: number; english?: Words | undefined; bookmarks?: Bookmark[] };

/** `pages` are those that could be read, in order, of a file that has `pageCount`, and brings an outline of `bookmarks`. */
export function readOpinion(
  pages: PdfPage[],
  { pageCount = pages.length, english = noWords, bookmarks = [] }: Whole = {},
): Opinion {
  if (hasLostLetters(pages)) withLostLetters(pages, english);
  const layout = layOut(pages, english);
  const read = layout.pages.map((page, index) => pageOf(page, pages[index]!));
  const leftOut = leftOutOf(read);
  const contents = contentsOf(bookmarks, layout.paragraphs, pages);
  return {
    readerVersion,
    pageCount,
    missingPages: missingOf(pages, pageCount),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    pages: read,
    ...(contents.length > 0 ? { contents } : {}),
    ...structureOf(
      layout.paragraphs.map((laid, index) => paragraphOf(laid, index, layout.source?.name)),
      headsOf(layout),
      (own) => frontPagesOf(layout, own),
      { zones: layout.paragraphs.map(({ zone }) => zone), contents },
    ),
  };
}

/** The reflowed text: paragraphs parted by a blank line. */
export function textOf(opinion: Opinion): string {
  return `${opinion.paragraphs.map(({ text }) => text).join('\n\n')}\n`;
}

function headsOf(layout: Layout): RunningHeads {
  return new Map(layout.pages.map(({ number, head }) => [number, head]));
}

function pageOf({ number, label }: Layout['pages'][number], read: PdfPage): Page {
  const page: Page = { number, source: read.confidence === undefined ? 'text' : 'ocr' };
  if (label !== undefined) page.label = label;
  const confidence = read.confidence ?? textConfidence(read);
  if (confidence !== undefined) page.confidence = Math.round(confidence * 100) / 100;
  return page;
}

function missingOf(pages: PdfPage[], pageCount: number): number[] {
  const read = new Set(pages.filter((page) => lettersOf(page) >= leastLetters).map(({ number }) => number));
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter((number) => !read.has(number));
}

function lettersOf({ runs }: PdfPage): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

function paragraphOf(laid: LaidParagraph, index: number, publisher: string | undefined): Paragraph {
  const { text, page, breaks, mark, marks, italics, uncertain, stars, zone } = laid;
  const kind = zone === 'caption' ? 'caption' : laid.kind;
  const paragraph: Paragraph = { id: `p${index + 1}`, text, kind, page, breaks };
  if (laid.level !== undefined && kind === 'heading') paragraph.level = laid.level;
  if (mark !== undefined) paragraph.mark = mark;
  if (marks.length > 0) paragraph.marks = marks;
  if (italics.length > 0) paragraph.italics = italics;
  if (uncertain.length > 0) paragraph.uncertain = uncertain;
  if (stars.length > 0) paragraph.stars = stars;
  if (publisher && zone === 'publisher') paragraph.publisher = publisher;
  return paragraph;
}

import { captionOf } from './caption.ts';
import { dispositionOf } from './disposition.ts';
import { frontPagesOf } from './front-pages.ts';
import { type LaidParagraph, type Layout, layOut } from './layout/layout.ts';
import { type Opinion, type Page, type Paragraph, type Part, readerVersion } from './opinion.ts';
import { citationsIn } from './opinion-citations.ts';
import { partsOf } from './parts.ts';
import type { PdfPage } from './pdf/page.ts';

/** A page with fewer letters than this holds no text that could be read: a scan, a blank sheet's stamp. */
const leastLetters = 40;

/** `pages` are those that could be read, in order, of a file that has `pageCount`. */
export function readOpinion(pages: PdfPage[], pageCount: number = pages.length): Opinion {
  const layout = layOut(pages);
  const paragraphs = layout.paragraphs.map(paragraphOf);
  const parts = partsOf(paragraphs, headsOf(layout));
  const lead = leadOf(parts);
  const disposition = dispositionOf(paragraphs, parts);
  return {
    readerVersion,
    pageCount,
    missingPages: missingOf(pages, pageCount),
    pages: layout.pages.map(pageOf),
    paragraphs,
    parts,
    caption: captionOf(frontPagesOf(layout, paragraphs, lead), lead),
    ...(disposition ? { disposition } : {}),
    citations: citationsIn(paragraphs, parts),
  };
}

function leadOf(parts: Part[]): Part | undefined {
  return parts.find(({ kind }) => kind === 'majority' || kind === 'plurality' || kind === 'per_curiam');
}

function headsOf(layout: Layout): Map<number, string[]> {
  return new Map(layout.pages.map(({ number, head }) => [number, head]));
}

function pageOf({ number, label }: Layout['pages'][number]): Page {
  return label === undefined ? { number, source: 'text' } : { number, label, source: 'text' };
}

function missingOf(pages: PdfPage[], pageCount: number): number[] {
  const read = new Set(pages.filter((page) => lettersOf(page) >= leastLetters).map(({ number }) => number));
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter((number) => !read.has(number));
}

function lettersOf({ runs }: PdfPage): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

function paragraphOf(laid: LaidParagraph, index: number): Paragraph {
  const { text, kind, page, breaks, level, mark, marks, italics } = laid;
  const paragraph: Paragraph = { id: `p${index + 1}`, text, kind, page, breaks };
  if (level !== undefined) paragraph.level = level;
  if (mark !== undefined) paragraph.mark = mark;
  if (marks.length > 0) paragraph.marks = marks;
  if (italics.length > 0) paragraph.italics = italics;
  return paragraph;
}

/** The reflowed text: paragraphs parted by a blank line. */
export function textOf(opinion: Opinion): string {
  return `${opinion.paragraphs.map(({ text }) => text).join('\n\n')}\n`;
}

import { captionOf, type FrontPages } from './caption.ts';
import { dispositionOf } from './disposition.ts';
import { frontPagesOf } from './front-pages.ts';
import { type LaidParagraph, type Layout, layOut } from './layout/layout.ts';
import { leadPart, type Opinion, type Page, type Paragraph, readerVersion } from './opinion.ts';
import { citationsIn } from './opinion-citations.ts';
import { markFront } from './parts/mark-front.ts';
import { partsOf, type RunningHeads } from './parts.ts';
import type { PdfPage } from './pdf/page.ts';
import { plainParagraphs } from './plain-text.ts';

/** A page with fewer letters than this holds no text that could be read: a scan, a blank sheet's stamp. */
const leastLetters = 40;

/** `pages` are those that could be read, in order, of a file that has `pageCount`. */
export function readOpinion(pages: PdfPage[], pageCount: number = pages.length): Opinion {
  const layout = layOut(pages);
  return {
    readerVersion,
    pageCount,
    missingPages: missingOf(pages, pageCount),
    pages: layout.pages.map((page, index) => pageOf(page, pages[index]!)),
    ...structureOf(layout.paragraphs.map(paragraphOf), headsOf(layout), (own) => frontPagesOf(layout, own)),
  };
}

/** An opinion out of plain text whose paragraphs are parted by blank lines; all of it stands on one page. */
export function opinionFromText(text: string): Opinion {
  const paragraphs = plainParagraphs(text);
  const front = (own: Structure): FrontPages => ({
    lines: own.paragraphs.filter(({ kind }) => kind === 'caption').map((each) => each.text),
    parties: [],
    heads: [],
    end: own.paragraphs.slice(-4).map((each) => each.text),
  });
  return {
    readerVersion,
    pageCount: 1,
    missingPages: [],
    pages: [{ number: 1, source: 'text' }],
    ...structureOf(paragraphs, new Map(), front),
  };
}

/** The reflowed text: paragraphs parted by a blank line. */
export function textOf(opinion: Opinion): string {
  return `${opinion.paragraphs.map(({ text }) => text).join('\n\n')}\n`;
}

type Structure = Pick<Opinion, 'paragraphs' | 'parts' | 'caption' | 'disposition' | 'citations'>;

function structureOf(
  laid: Paragraph[],
  heads: RunningHeads,
  frontOf: (opinion: Structure) => FrontPages,
): Structure {
  const parts = partsOf(laid, heads);
  const paragraphs = markFront(laid, parts);
  const disposition = dispositionOf(paragraphs, parts);
  const structure: Structure = {
    paragraphs,
    parts,
    caption: { confidence: {} },
    ...(disposition ? { disposition } : {}),
    citations: citationsIn(paragraphs, parts),
  };
  const sentences = paragraphs.filter(({ kind }) => kind !== 'caption').map(({ text }) => text);
  return { ...structure, caption: captionOf(frontOf(structure), leadPart(structure), sentences) };
}

function headsOf(layout: Layout): RunningHeads {
  return new Map(layout.pages.map(({ number, head }) => [number, head]));
}

function pageOf({ number, label }: Layout['pages'][number], { confidence }: PdfPage): Page {
  const page: Page = { number, source: confidence === undefined ? 'text' : 'ocr' };
  if (label !== undefined) page.label = label;
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

function paragraphOf(laid: LaidParagraph, index: number): Paragraph {
  const { text, kind, page, breaks, level, mark, marks, italics, uncertain } = laid;
  const paragraph: Paragraph = { id: `p${index + 1}`, text, kind, page, breaks };
  if (level !== undefined) paragraph.level = level;
  if (mark !== undefined) paragraph.mark = mark;
  if (marks.length > 0) paragraph.marks = marks;
  if (italics.length > 0) paragraph.italics = italics;
  if (uncertain.length > 0) paragraph.uncertain = uncertain;
  return paragraph;
}

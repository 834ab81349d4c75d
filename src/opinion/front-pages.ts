import type { FrontPages } from './caption.ts';
import type { LaidParagraph, Layout } from './layout/layout.ts';
import type { Paragraph, Part } from './opinion.ts';
import { isFrontMatter } from './parts/front.ts';

const lastFrontPage = 3;
const endLines = 12;
const longEnough = 220;

/** The lines a caption may be read from, out of a laid-out file. */
export function frontPagesOf(layout: Layout, paragraphs: Paragraph[], lead: Part | undefined): FrontPages {
  const first = firstBodyParagraph(paragraphs);
  const front = layout.paragraphs
    .slice(0, first)
    .filter(({ page }) => page <= firstPage(layout) + lastFrontPage - 1);
  const last = lead ? layout.paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1) : [];
  return {
    lines: front.filter(({ kind }) => kind !== 'footnote').flatMap(linesOf),
    parties: layout.firstPage
      .filter(({ column }) => column === 'parties')
      .flatMap(({ lines }) => lines.map(({ text }) => text)),
    heads: layout.pages.map(({ head, foot }) => [...head, ...foot]),
    end: last
      .filter(({ kind }) => kind !== 'footnote')
      .flatMap(linesOf)
      .slice(-endLines),
  };
}

function firstPage(layout: Layout): number {
  return layout.pages[0]?.number ?? 1;
}

function firstBodyParagraph(paragraphs: Paragraph[]): number {
  const index = paragraphs.findIndex((each) => !isFrontMatter(each) && each.text.length >= longEnough);
  return index === -1 ? paragraphs.length : index;
}

function linesOf(paragraph: LaidParagraph): string[] {
  return paragraph.lines.map(({ text }) => text);
}

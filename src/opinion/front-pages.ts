import type { FrontPages } from './caption.ts';
import type { LaidParagraph, Layout } from './layout/layout.ts';
import type { Line } from './layout/line.ts';
import { leadPart, type Opinion, type Paragraph } from './opinion.ts';
import { isFrontMatter } from './parts/front.ts';

const lastFrontPage = 3;
const endLines = 12;
const longEnough = 220;

/** The lines a caption may be read from, out of a laid-out file. */
export function frontPagesOf(
  layout: Layout,
  { paragraphs, parts }: Pick<Opinion, 'paragraphs' | 'parts'>,
): FrontPages {
  const lead = leadPart({ parts });
  const first = firstBodyParagraph(paragraphs);
  const front = layout.paragraphs
    .slice(0, first)
    .filter(({ page }) => page <= firstPage(layout) + lastFrontPage - 1);
  const stamped = stampOf(layout);
  const last = lead ? layout.paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1) : [];
  return {
    lines: front
      .filter(({ kind }) => kind !== 'footnote')
      .flatMap((paragraph) => paragraph.lines)
      .filter((line) => !stamped.has(line))
      .map(({ text }) => text),
    parties: layout.firstPage
      .filter(({ column }) => column === 'parties')
      .flatMap(({ lines }) => lines.map(({ text }) => text)),
    heads: [
      ...layout.pages.map(({ head, foot }) => [...head, ...foot]),
      ...(stamped.size > 0 ? [[[...stamped].map(({ text }) => text).join(' ')]] : []),
    ],
    end: last
      .filter(({ kind }) => kind !== 'footnote')
      .flatMap(linesOf)
      .slice(-endLines),
  };
}

/** The clerk's stamp in the upper right corner: "FILED", a date, an office. */
function stampOf(layout: Layout): Set<Line> {
  const lines = layout.firstPage.flatMap((region) => region.lines);
  const edge = Math.max(...lines.map(({ right }) => right));
  const first = lines.findIndex(
    ({ text, x }) => x > 0.6 * edge && /^(?:e-?filed|filed|entered|received)\b/i.test(text.trim()),
  );
  if (first === -1 || first > 3) return new Set();
  const rest = lines.slice(first);
  const end = rest.findIndex(({ x }) => x < 0.6 * edge);
  return new Set(rest.slice(0, end === -1 ? rest.length : end));
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

import type { FrontPages } from './caption.ts';
import type { LaidParagraph, Layout } from './lay-out.ts';
import type { Line } from './layout/line.ts';
import { leadPart, type Opinion, type Paragraph } from './opinion.ts';
import { isFrontMatter } from './parts/front.ts';

/** Counted from the first page, which is 1. */
const lastFrontPage = 3;
/** Lines of the last page that may date and sign the opinion. */
const endLines = 12;
/** In letters: no line of a caption has as many. */
const longEnough = 220;

/** The lines a caption may be read from, out of a laid-out file. */
export function frontPagesOf(
  layout: Layout,
  { paragraphs, parts }: Pick<Opinion, 'paragraphs' | 'parts'>,
): FrontPages {
  const lead = leadPart({ parts });
  const first = firstBodyParagraph(paragraphs);
  const own = layout.paragraphs.slice(0, first).filter(({ zone }) => zone !== 'publisher');
  const start = layout.source ? (own[0]?.page ?? 1) : firstPage(layout);
  const reach = layout.source ? paragraphs.length : lastFrontPage;
  const front = own.filter(({ page }) => page < start + reach);
  const stamped = stampOf(layout);
  const last = lead ? layout.paragraphs.slice(lead.firstParagraph, lead.lastParagraph + 1) : [];
  return {
    lines: inCells(
      front
        .filter(({ kind }) => kind !== 'footnote')
        .flatMap((paragraph) => paragraph.lines)
        .filter((line) => !stamped.has(line)),
      layout,
    ),
    parties: layout.firstPage
      .filter(({ column }) => column === 'parties')
      .flatMap(({ lines }) => inCells(lines, layout)),
    ...(layout.source?.title ? { title: layout.source.title } : {}),
    heads: [
      ...layout.pages.map(({ head, foot }) => [...undivided(head), ...foot]),
      ...(stamped.size > 0 ? [[[...stamped].map(({ text }) => text).join(' ')]] : []),
    ],
    end: last
      .filter(({ kind }) => kind !== 'footnote')
      .flatMap(linesOf)
      .slice(-endLines),
  };
}

/** A head of two lines may divide a word at their end. */
function undivided(head: string[]): string[] {
  const lines: string[] = [];
  for (const line of head) {
    const before = lines.at(-1);
    if (before !== undefined && /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line))
      lines[lines.length - 1] = before.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

/** A blank is higher than the lines' usual distance by this. */
const blank = 1.45;
/** A line whose middle is no farther than this share of the page's text from its middle is centred. */
const centred = 0.1;

/**
 * The lines with what a caption's grammar asks of their place: wide gaps are tabs, vertical ones where what follows stands in the
 * left half still; a tab stands before a line that begins in the right half and is not centred, an empty line for a blank.
 */
function inCells(lines: Line[], layout: Layout): string[] {
  const all = layout.firstPage.flatMap((region) => region.lines);
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ right: end }) => end));
  const beside = new Set(
    layout.firstPage.filter(({ column }) => column === 'numbers').flatMap((region) => region.lines),
  );
  const steps = lines.slice(1).map((line, index) => line.y - lines[index]!.y);
  const usual = steps.filter((step) => step > 1).sort((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 0;
  const middle = left + 0.45 * (right - left);
  const isRight = (line: Line) =>
    beside.has(line) ||
    (line.x > middle && Math.abs((line.x + line.right) / 2 - (left + right) / 2) > centred * (right - left));
  return lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    const step = previous ? line.y - previous.y : 0;
    const isApart = previous !== undefined && (step < -1 || step > blank * Math.max(usual, line.size));
    const text = line.cells.reduce(
      (said, cell) => `${said}${said === '' ? '' : cell.x > middle ? '\t' : '\v'}${cell.text.trim()}`,
      '',
    );
    return [...(isApart ? [''] : []), isRight(line) ? `\t${text}` : text];
  });
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
  const index = paragraphs.findIndex(
    (each) => !each.publisher && !isFrontMatter(each) && each.text.length >= longEnough,
  );
  return index === -1 ? paragraphs.length : index;
}

function linesOf(paragraph: LaidParagraph): string[] {
  return paragraph.lines.map(({ text }) => text);
}

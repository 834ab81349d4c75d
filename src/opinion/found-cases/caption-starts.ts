import { caseNameIn } from '../caption/case-name.ts';
import { isSameCase } from '../caption/case-title.ts';
import { courtIn, isCourtLine } from '../caption/courts.ts';
import { docketIn } from '../caption/docket.ts';
import { captionLinesIn } from '../caption/joined-lines.ts';
import type { Paragraph } from '../opinion.ts';

/** Captions run over no more paragraphs than this. */
const longestCaption = 30;
/** Lines of a caption are shorter, but for notices. */
const longestLine = 300;

export type CaptionStart = { title: string; index: number };

/** Where opinions begin that were put one after another into one file: a page with a court, and with a name and a number of its own. */
export function captionStarts(paragraphs: Paragraph[]): CaptionStart[] {
  const starts: CaptionStart[] = [];
  const known = new Set<string>();
  for (const index of pageTops(paragraphs)) {
    const lines = captionLines(paragraphs, index);
    const court = courtIn(lines, [])?.court;
    const name = court && nameIn(lines, court);
    if (!name) continue;
    const numbers = numbersOf(docketIn(lines, [])?.docket);
    // A separate opinion repeats the caption, with the numbers of cases that were heard with it.
    const isKnown =
      numbers.some((number) => known.has(number)) || starts.some(({ title }) => isSameCase(title, name));
    for (const number of numbers) known.add(number);
    const isCaption = numbers.length > 0 || lines.some((line) => appealed.test(line));
    if (!isKnown && isCaption) starts.push({ title: name, index });
  }
  return starts;
}

const appealed =
  /^(?:filed\b|appeal(?:ed)? from\b|(?:plaintiff|petitioner|appellant|objector|claimant)s?\b)/i;
const stamp =
  /^(?:filed|received|entered)?[\s:]*(?:\d{1,2}:\d{2}|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})?.{0,12}$/i;

/** The parties stand below the court's name; a name that a clerk typed beside the day of filing stands above it. */
function nameIn(lines: string[], court: string): string | undefined {
  const below = lines.slice(lines.findLastIndex((line) => isCourtLine(line)) + 1);
  const typed = lines.find((line) => /^filed \d/i.test(line));
  const named = [...(typed ? [typed] : []), ...below.filter((line) => !stamp.test(line) || /^v/i.test(line))];
  const name = caseNameIn(named, [], [], court);
  return name && name.confidence >= 0.8 ? name.caseName : undefined;
}

/** The first paragraph of each page that no paragraph runs into. */
function pageTops(paragraphs: Paragraph[]): number[] {
  const tops: number[] = [];
  let reached = 0;
  paragraphs.forEach(({ page, kind, breaks, publisher }, index) => {
    if (page > reached && kind !== 'footnote' && !publisher) tops.push(index);
    if (kind !== 'footnote') reached = Math.max(reached, breaks.at(-1)?.page ?? page);
  });
  return tops;
}

function captionLines(paragraphs: Paragraph[], first: number): string[] {
  const lines: string[] = [];
  const { page } = paragraphs[first]!;
  for (const { text, kind, page: own } of paragraphs.slice(first, first + longestCaption)) {
    if (kind === 'footnote' || /^not(?:e|ice)\b/i.test(text)) continue;
    if (own > page + 1 || text.length > longestLine) break;
    lines.push(...captionLinesIn(text));
  }
  return lines;
}

function numbersOf(docket = ''): string[] {
  return docket
    .replace(/^Nos?\.? /, '')
    .split(/,? and |[,;&] ?/)
    .map((number) => number.replace(/[–—]/g, '-').trim().toLowerCase())
    .filter(Boolean);
}

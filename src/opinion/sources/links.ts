import type { Joined } from '../layout/join.ts';
import { removeWords } from '../layout/remove-words.ts';
import type { Zone } from '../zone.ts';
import type { Source } from './source.ts';

/** "[6] [7] ¶15": what leads to headnotes stands before a sentence. */
const toHeadnotes = /(?<=^|[.?!]["”’)\]]{0,2} )(?:\[\d{1,3}\] ?)+(?=[\p{Lu}“"‘(¶])/gu;
/** How many headnotes may have no link between two that have. */
const mostUnlinked = 8;

/** Marks of pages that a line's end divides: of the others none is left. */
function takeDividedPages(paragraph: Joined, pattern: RegExp): void {
  for (const match of [...paragraph.text.matchAll(pattern)].toReversed()) {
    const label = match.groups?.page;
    // A number in brackets stays whole: one that is left counts something else.
    if (!label || !match[0].trim().includes(' ')) continue;
    removeWords(paragraph, match.index, match[0].length);
    paragraph.stars.push({ offset: match.index, label });
  }
  paragraph.stars.sort((a, b) => a.offset - b.offset);
}

/** Footnote marks that are spelled out among the words. */
function takeMarks(paragraph: Joined, pattern: RegExp): void {
  for (const match of [...paragraph.text.matchAll(pattern)].toReversed()) {
    const mark = match.groups?.mark;
    if (!mark) continue;
    removeWords(paragraph, match.index, match[0].length);
    paragraph.marks.push({ offset: match.index, mark });
  }
  paragraph.marks.sort((a, b) => a.offset - b.offset);
}

function takeLinks(paragraph: Joined, pattern: RegExp): void {
  for (const { 0: words, index } of [...paragraph.text.matchAll(pattern)].toReversed())
    removeWords(paragraph, index, words.length);
}

/** Paragraphs of the court without a publisher's links to its own matter. */
export function withoutLinks<Paragraph extends Joined & { zone?: Zone }>(
  paragraphs: Paragraph[],
  { hasHeadnoteLinks, links, noteMarks, pageMarks = [] }: Source,
): Paragraph[] {
  if (links)
    for (const paragraph of paragraphs) if (paragraph.zone === 'court') takeLinks(paragraph, links.line);
  for (const paragraph of paragraphs)
    if (paragraph.zone === 'court') for (const { line } of pageMarks) takeDividedPages(paragraph, line);
  if (noteMarks?.inText)
    for (const paragraph of paragraphs)
      if (paragraph.zone === 'court') takeMarks(paragraph, noteMarks.inText.line);
  if (!hasHeadnoteLinks) return paragraphs;
  let last = 0;
  for (const paragraph of paragraphs) {
    if (paragraph.zone !== 'court') continue;
    const found: { start: number; length: number }[] = [];
    for (const match of paragraph.text.matchAll(toHeadnotes)) {
      const numbers = match[0].match(/\d+/g)!.map(Number);
      // Headnotes are told in their order; a court's own list begins anew.
      const goOn = numbers.every((number, at) => {
        const before = numbers[at - 1] ?? last;
        return number > before && number <= before + mostUnlinked;
      });
      if (!goOn) continue;
      last = numbers.at(-1)!;
      found.push({ start: match.index, length: match[0].length });
    }
    for (const { start, length } of found.toReversed()) removeWords(paragraph, start, length);
  }
  return paragraphs;
}

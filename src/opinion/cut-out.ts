import { toldByTitle } from './caption/told-title.ts';
import type { Opinion, Paragraph } from './opinion.ts';
import { frontInText, structureOf } from './structure.ts';

type Range = { firstParagraph: number; lastParagraph: number };

/** The case was named in the survey that a student chose from. */
const titleConfidence = 0.9;

/** A stretch of an opinion's paragraphs, read anew as an opinion of its own; `told` is the title that it has in its book. */
export function cutOut(opinion: Opinion, range: Range, title: string, told = title): Opinion {
  const paragraphs = opinion.paragraphs.slice(range.firstParagraph, range.lastParagraph + 1).map(asLaid);
  const pages = pagesOfAll(paragraphs);
  const isInside = (page: number) => page >= pages.first && page <= pages.last;
  const structure = structureOf(paragraphs, new Map(), frontInText);
  const { caption } = structure;
  const byTitle = toldByTitle(told);
  const { disposition: _, contents, leftOut = [], ...whole } = opinion;
  const chapter = chapterOf(contents, range.firstParagraph);
  const lacking = leftOut.filter(({ after }) => isInside(after));
  return {
    ...whole,
    pageCount: pages.last - pages.first + 1,
    missingPages: opinion.missingPages.filter(isInside),
    ...(lacking.length > 0 ? { leftOut: lacking } : {}),
    ...(chapter ? { chapter } : {}),
    pages: opinion.pages.filter(({ number }) => isInside(number)),
    ...structure,
    caption: {
      ...byTitle,
      ...caption,
      caseName: title,
      confidence: { ...byTitle.confidence, ...caption.confidence, caseName: titleConfidence },
    },
  };
}

/** The title above the one at this paragraph, without its number: “Chapter 4: Personal Jurisdiction” is about the latter. */
function chapterOf(contents: Opinion['contents'] = [], paragraph: number): string | undefined {
  const at = contents.findLastIndex((entry) => entry.paragraph <= paragraph);
  const own = contents[at];
  const above = own && contents.slice(0, at).findLast(({ depth }) => depth < own.depth);
  const title = above?.title
    .replace(
      /^(?:chapter|part|section|unit)\s+(?:\d+|[ivxlc]+|[a-z])\b[\s.:–—-]*|^(?:\d+|[ivxlc]+|[a-z])[.:)]\s+/i,
      '',
    )
    .trim();
  return title === '' ? undefined : title;
}

/** The paragraphs that begin on these pages. */
export function rangeOf({ paragraphs }: Opinion, firstPage: number, lastPage: number): Range {
  const first = paragraphs.findIndex(({ page }) => page >= firstPage && page <= lastPage);
  return {
    firstParagraph: Math.max(0, first),
    lastParagraph: first === -1 ? -1 : paragraphs.findLastIndex(({ page }) => page <= lastPage),
  };
}

/** What stood before the whole file's first opinion may be this case's own text. */
function asLaid(paragraph: Paragraph): Paragraph {
  return paragraph.kind === 'note' || paragraph.kind === 'caption'
    ? { ...paragraph, kind: 'text' }
    : paragraph;
}

function pagesOfAll(paragraphs: Paragraph[]): { first: number; last: number } {
  const last = paragraphs.flatMap(({ page, breaks }) => [page, ...breaks.map((each) => each.page)]);
  return { first: paragraphs[0]?.page ?? 1, last: Math.max(paragraphs[0]?.page ?? 1, ...last) };
}

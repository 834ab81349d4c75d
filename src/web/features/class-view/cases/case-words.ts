import type { CourtCase } from '../../../../shared/cases.ts';
import { excerptWords, pageGapWords } from '../../../../study/words/gaps.ts';
import { count } from '../../../kit/count.ts';
import { clockText, dateText } from '../../../kit/dates.ts';
import { dot } from '../../../kit/dot.ts';

type Reference = Pick<CourtCase, 'citation' | 'court' | 'decidedOn'>;

/** "248 N.Y. 339 · Court of Appeals of New York · 1928", of what is known; the year once where the citation holds it. */
export function referenceLine({ citation, court, decidedOn }: Reference): string {
  const year = decidedOn?.slice(0, 4);
  return [citation, court, year && citation?.includes(year) ? undefined : year].filter(Boolean).join(dot);
}

/** "File deleted 14:02; the text of 16 pages is kept." */
export function deletionReceipt(
  { pdfDeletedAt, pageCount }: Pick<CourtCase, 'pdfDeletedAt' | 'pageCount'>,
  now = new Date(),
): string | undefined {
  if (!pdfDeletedAt) return undefined;
  const isToday = new Date(pdfDeletedAt).toDateString() === now.toDateString();
  const when = isToday ? clockText(pdfDeletedAt) : dateText(pdfDeletedAt);
  return pageCount
    ? `File deleted ${when}; the text of ${count(pageCount, 'page')} is kept.`
    : `File deleted ${when}.`;
}

/** What the text lacks that the court wrote, in sentences. */
export function gapWords({
  missingPages,
  pageGaps,
  isExcerpt,
}: Pick<CourtCase, 'missingPages' | 'pageGaps' | 'isExcerpt'>): string[] {
  return [
    missingPagesWords(missingPages),
    pageGapWords(pageGaps),
    isExcerpt ? excerptWords : undefined,
  ].filter((words) => words !== undefined);
}

/** "Pages 3 and 7 could not be read." */
function missingPagesWords(pages: readonly number[]): string | undefined {
  if (pages.length === 0) return undefined;
  const list = new Intl.ListFormat('en').format(pages.map(String));
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${list} could not be read.`;
}

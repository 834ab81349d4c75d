import { type CourtCase, pagesKept } from '../../../../shared/cases.ts';
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

export type Kept = Pick<CourtCase, 'pdfDeletedAt' | 'textDeletedAt' | 'pageCount' | 'missingPages'>;

/** "File deleted 14:02; the text of 16 pages is kept." Or that the text is gone as well. */
export function deletionReceipt(one: Kept, now = new Date()): string | undefined {
  const { pdfDeletedAt, textDeletedAt } = one;
  if (!pdfDeletedAt) return undefined;
  const deleted = `File deleted ${whenText(pdfDeletedAt, now)}`;
  if (textDeletedAt) return `${deleted}; text deleted by you ${whenText(textDeletedAt, now)}.`;
  const kept = pagesKept(one);
  return kept > 0 ? `${deleted}; the text of ${count(kept, 'page')} is kept.` : `${deleted}.`;
}

/** Today by the clock, else by the date. */
function whenText(instant: string, now: Date): string {
  const isToday = new Date(instant).toDateString() === now.toDateString();
  return isToday ? clockText(instant) : dateText(instant);
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

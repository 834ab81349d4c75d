import { type CourtCase, pagesKept } from '../../../../shared/cases.ts';
import { excerptWords, pageGapWords } from '../../../../study/words/gaps.ts';
import { listed } from '../../../../study/words/listed.ts';
import { count } from '../../../format/count.ts';
import { dayOrTimeText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';

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
  const deleted = `File deleted ${dayOrTimeText(pdfDeletedAt, now)}`;
  if (textDeletedAt) return `${deleted}; text deleted by you ${dayOrTimeText(textDeletedAt, now)}.`;
  const kept = pagesKept(one);
  return kept > 0 ? `${deleted}; the text of ${count(kept, 'page')} is kept.` : `${deleted}.`;
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
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${listed(pages.map(String))} could not be read.`;
}

import { type CourtCase, pagesKept } from '../../../../shared/cases.ts';
import { excerptWords, pageGapWords } from '../../../../study/words/gaps.ts';
import { listed } from '../../../../study/words/listed.ts';
import { count } from '../../../format/count.ts';
import { dot } from '../../../format/dot.ts';

type Reference = Pick<CourtCase, 'citation' | 'court' | 'decidedOn'>;

/** "248 N.Y. 339 · Court of Appeals of New York · 1928", of what is known; the year once where the citation holds it. */
export function referenceLine({ citation, court, decidedOn }: Reference): string {
  const year = decidedOn?.slice(0, 4);
  return [citation, court, year && citation?.includes(year) ? undefined : year].filter(Boolean).join(dot);
}

export type CaseRetention = Pick<CourtCase, 'pdfDeletedAt' | 'textDeletedAt' | 'pageCount' | 'missingPages'>;

/** Of the files of a class session, once: "Files deleted; the text of 27 pages is kept." Undefined until one is deleted. */
export function sessionReceipt(cases: readonly CaseRetention[]): string | undefined {
  const gone = cases.filter(({ pdfDeletedAt }) => pdfDeletedAt !== null);
  if (gone.length === 0) return undefined;
  const files =
    gone.length === cases.length
      ? gone.length === 1
        ? 'File deleted'
        : gone.length === 2
          ? 'Both files deleted'
          : `All ${gone.length} files deleted`
      : `${gone.length} of ${cases.length} files deleted`;
  const kept = gone.reduce((sum, one) => sum + pagesKept(one), 0);
  return kept > 0 ? `${files}; the text of ${count(kept, 'page')} is kept.` : `${files}, and the text too.`;
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

/** "Pages 3 and 7 couldn’t be read." */
function missingPagesWords(pages: readonly number[]): string | undefined {
  if (pages.length === 0) return undefined;
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${listed(pages.map(String))} couldn’t be read.`;
}

/** What the text of a case lacks that the court wrote. */
import { listed } from './listed.ts';

export const excerptWords = 'This is an edited excerpt. Parts of the opinion have been left out.';

/** Undefined where every page was read. */
export function missingSentence(pages: readonly number[]): string | undefined {
  if (pages.length === 0) return undefined;
  const names = listed(pages.map(String));
  return pages.length === 1
    ? `Page ${names} of the PDF couldn’t be read. Nothing here is based on it.`
    : `Pages ${names} of the PDF couldn’t be read. Nothing here is based on them.`;
}

/** "The file skips page 558."; undefined where its page numbers run on. */
export function pageGapWords(gaps: readonly string[]): string | undefined {
  if (gaps.length === 0) return undefined;
  const isOne = gaps.length === 1 && !gaps[0]?.includes('–');
  return `The file skips ${isOne ? 'page' : 'pages'} ${listed(gaps)}.`;
}

/** A file's gaps where they are known beside what the brief itself says of them. */
export type Gaps = {
  missingPages: readonly number[];
  pageGaps?: readonly string[] | undefined;
  isExcerpt?: boolean | undefined;
};

/** What a brief cannot rest on, because the file or its text lacks it. */
export function gapSentences({ missingPages, pageGaps = [], isExcerpt }: Gaps): string[] {
  return [missingSentence(missingPages), pageGapWords(pageGaps), isExcerpt ? excerptWords : undefined].filter(
    (sentence) => sentence !== undefined,
  );
}

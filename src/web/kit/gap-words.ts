/** What the text of a case lacks that the court wrote, beside pages that could not be read. */

export const excerptWords = 'This is an edited excerpt: an editor has left parts of the opinion out.';

const list = new Intl.ListFormat('en');

/** "The file passes over printed page 558."; undefined where its page numbers run on. */
export function pageGapWords(gaps: readonly string[]): string | undefined {
  if (gaps.length === 0) return undefined;
  const isOne = gaps.length === 1 && !gaps[0]?.includes('–');
  return `The file passes over printed ${isOne ? 'page' : 'pages'} ${list.format(gaps)}.`;
}

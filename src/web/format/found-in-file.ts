/** What was found in a file, where it was not one opinion. */

const properNames: Record<string, string> = { contents: 'table of contents' };

/** "a motion", "an article" */
export function withArticle(documentKind: string): string {
  const name = properNames[documentKind] ?? documentKind;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "pages 2–3", of the PDF. */
export const pagesWords = ({ firstPage, lastPage }: { firstPage: number; lastPage: number }) =>
  firstPage === lastPage ? `page ${firstPage}` : `pages ${firstPage}–${lastPage}`;

/** With more of them, a file is a book: nobody means it as one case. */
export const mayBeOne = (found: readonly unknown[]): boolean => found.length <= 5;

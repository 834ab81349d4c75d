/** What a page is called beside the text that the server keeps of a case. */
import type { CaseText } from '../../../shared/cases.ts';
import { pageNames, voicesOf } from '../../../study/words/pages.ts';

export const pageNamesIn = (
  text: CaseText | undefined,
  kept: Record<string, string> | null,
): ((page: number) => string) => pageNames(text?.pages, kept, voicesIn(text));

const voicesIn = (text: CaseText | undefined) =>
  voicesOf(
    (text?.parts ?? []).map(({ kind, firstPage, firstParagraphId }) => {
      const page = text?.pages.find(({ number }) => number === firstPage);
      return { kind, firstPage, beginsPage: page?.paragraphs[0]?.id === firstParagraphId };
    }),
  );

/** What pages and places are called beside the text that the server keeps of a case. */
import type { CaseText } from '../../../shared/cases.ts';
import { pageNames, type StarOf, starsOf, voicesOf, withStars } from '../../../study/words/pages.ts';
import { type StarPages, starPagesIn } from '../../../study/words/star-pages.ts';

export type PageNames = {
  pageNameOf: (page: number) => string;
  starOf: StarOf;
  /** Undefined where the text does not say inside where pages begin. */
  stars: StarPages | undefined;
};

export function pageNamesIn(text: CaseText | undefined, kept: Record<string, string> | null): PageNames {
  const voiceOf = voicesIn(text);
  const passages = (text?.pages ?? []).flatMap(({ number, paragraphs }) =>
    paragraphs.map((passage) => ({ ...passage, page: number })),
  );
  const stars = starPagesIn(passages);
  const texts = new Map(passages.map((passage) => [passage.id, passage.text]));
  return {
    pageNameOf: pageNames(text && withStars(text.pages, stars), kept, voiceOf),
    starOf: starsOf(stars, (id) => texts.get(id), voiceOf),
    stars,
  };
}

const voicesIn = (text: CaseText | undefined) =>
  voicesOf(
    (text?.parts ?? []).map(({ kind, firstPage, firstParagraphId }) => {
      const page = text?.pages.find(({ number }) => number === firstPage);
      return { kind, firstPage, beginsPage: page?.paragraphs[0]?.id === firstParagraphId };
    }),
  );

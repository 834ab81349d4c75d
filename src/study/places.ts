import { type Opinion, passagesOf } from '../opinion/opinion.ts';
import { type Places, pageNames, starsOf, voicedLabel, voicesOf, withStars } from './words/pages.ts';
import { paragraphNumbers } from './words/paragraph-numbers.ts';
import { type StarPages, starPagesIn } from './words/star-pages.ts';

/** How an opinion's pages and passages are named. */
export function placesIn(opinion: Opinion): Places {
  const { pages, paragraphs } = opinion;
  const passages = paragraphs.flatMap((paragraph) =>
    passagesOf(paragraph).map((passage) => ({ ...passage, kind: paragraph.kind })),
  );
  const byPage = Map.groupBy(passages, ({ page }) => page);
  const ordinals = paragraphNumbers([...byPage.values()]);
  const stars = starPagesOf(opinion);
  const voiceOf = voicesIn(opinion);
  const texts = new Map(passages.map(({ id, text }) => [id, text]));
  return {
    pageNameOf: pageNames(withStars(pages, stars), null, voiceOf),
    ordinalOf: (id) => ordinals.get(id),
    starOf: starsOf(stars, (id) => texts.get(id), voiceOf),
  };
}

/** As passages know them: each with the footnote marks that stand in it. */
function starPagesOf({ paragraphs }: Opinion): StarPages | undefined {
  return starPagesIn(
    paragraphs.flatMap((paragraph) =>
      passagesOf(paragraph).map(({ id, page, text, start, end }) => ({
        ...{ id, page, text, kind: paragraph.kind, mark: paragraph.mark },
        marks: within(paragraph.marks, start, end),
        stars: within(paragraph.stars, start, end - (end === paragraph.text.length ? 0 : 1)),
      })),
    ),
  );
}

const within = <Mark extends { offset: number }>(all: Mark[] | undefined, start: number, end: number) =>
  all?.flatMap((each) =>
    each.offset >= start && each.offset <= end ? [{ ...each, offset: each.offset - start }] : [],
  );

const voicesIn = ({ parts, paragraphs }: Opinion) =>
  voicesOf(
    parts.map(({ kind, firstPage, firstParagraph }) => {
      const before = paragraphs[firstParagraph - 1];
      const lastBefore = before && passagesOf(before).at(-1);
      return { kind, firstPage, beginsPage: lastBefore === undefined || lastBefore.page < firstPage };
    }),
  );

/** What pages are called once the text is gone, by the page of the PDF. */
export function keptLabels(opinion: Opinion): Record<string, string> {
  const voiceOf = voicesIn(opinion);
  return Object.fromEntries(
    withStars(opinion.pages, starPagesOf(opinion)).flatMap(({ number, label }) =>
      label === undefined || label === null ? [] : [[String(number), voicedLabel(label, voiceOf(number))]],
    ),
  );
}

/** Once the text is gone: by what was kept of it. */
export const placesWithoutText = (kept: Record<string, string> | null): Places => ({
  pageNameOf: pageNames(undefined, kept),
  ordinalOf: () => undefined,
});

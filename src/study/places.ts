import { type Opinion, passagesOf } from '../opinion/opinion.ts';
import { type Places, pageNames, voicedLabel, voicesOf } from './words/pages.ts';

/** How an opinion's pages and passages are named. */
export function placesIn(opinion: Opinion): Places {
  const { pages, paragraphs } = opinion;
  const byPage = Map.groupBy(paragraphs.flatMap(passagesOf), ({ page }) => page);
  const ordinals = new Map(
    [...byPage.values()].flatMap((passages) => passages.map(({ id }, index) => [id, index + 1] as const)),
  );
  return { pageNameOf: pageNames(pages, null, voicesIn(opinion)), ordinalOf: (id) => ordinals.get(id) };
}

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
    opinion.pages.flatMap(({ number, label }) =>
      label === undefined ? [] : [[String(number), voicedLabel(label, voiceOf(number))]],
    ),
  );
}

/** Once the text is gone: by what was kept of it. */
export const placesWithoutText = (kept: Record<string, string> | null): Places => ({
  pageNameOf: pageNames(undefined, kept),
  ordinalOf: () => undefined,
});

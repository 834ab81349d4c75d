import { type Opinion, passagesOf } from '../opinion/opinion.ts';
import { type Places, pageNames } from './words/pages.ts';

/** How an opinion's pages and passages are named. */
export function placesIn({ pages, paragraphs }: Opinion): Places {
  const byPage = Map.groupBy(paragraphs.flatMap(passagesOf), ({ page }) => page);
  const ordinals = new Map(
    [...byPage.values()].flatMap((passages) => passages.map(({ id }, index) => [id, index + 1] as const)),
  );
  return { pageNameOf: pageNames(pages, null), ordinalOf: (id) => ordinals.get(id) };
}

/** Once the text is gone: by what was kept of it. */
export const placesWithoutText = (kept: Record<string, string> | null): Places => ({
  pageNameOf: pageNames(undefined, kept),
  ordinalOf: () => undefined,
});

/** How a material names where it rests: by the numbers printed on the pages, as far as they show any. */
import { findQuote } from '../material/find-quote.ts';
import type { Pinpoint } from '../material/schema.ts';
import type { StarPages } from './star-pages.ts';

type NumberedPage = { number: number; label?: string | null | undefined };

/** Whose page it is, where it is not the court's: each separate opinion of a slip opinion counts from 1. */
const voices: Record<string, string> = {
  concurrence: 'conc.',
  dissent: 'dis.',
  concurrence_in_part_and_dissent_in_part: 'conc. & dis.',
};

type PartOfPages = {
  kind: string;
  firstPage: number;
  /** False where it begins below the end of another part: the page is then named for that one. */
  beginsPage: boolean;
};

/** "dis." for the pages of a dissent; undefined for those of the court. Parts in their order. */
export function voicesOf(parts: readonly PartOfPages[]): (page: number) => string | undefined {
  const starts = parts.map(({ kind, firstPage, beginsPage }) => ({
    kind,
    from: beginsPage ? firstPage : firstPage + 1,
  }));
  return (page) => voices[starts.findLast(({ from }) => from <= page)?.kind ?? ''];
}

const isVoiced = (label: string) => Object.values(voices).some((voice) => label.startsWith(`${voice} `));

/** As it is kept once the text is gone: "557", "dis. 61". */
export const voicedLabel = (label: string, voice: string | undefined): string =>
  voice ? `${voice} ${label}` : label;

type NamedPage = { page: number; label: string | null; voice?: string | undefined };

/** "p. 557" as the page is printed, "at *3" in a database, "dis. 61" in a dissent; "PDF 3" where other pages show a number and this one does not; "p. 3" where none does. */
export function pageName({ page, label, voice }: NamedPage, hasLabels: boolean): string {
  if (label === null && hasLabels) return `PDF ${page}`;
  const shown = voicedLabel(label ?? String(page), voice);
  if (isVoiced(shown)) return shown;
  return shown.startsWith('*') ? `at ${shown}` : `p. ${shown}`;
}

/** How pages are named: as its text numbers them, and once that is gone as was kept of it. */
export function pageNames(
  pages: readonly NumberedPage[] | undefined,
  kept: Record<string, string> | null,
  voiceOf: (page: number) => string | undefined = () => undefined,
): (page: number) => string {
  const labels = pages
    ? new Map(pages.map(({ number, label }) => [String(number), label ?? null]))
    : new Map(Object.entries(kept ?? {}));
  // Where neither is there nobody knows how a page is numbered in print.
  const hasLabels = pages || kept ? [...labels.values()].some((label) => label !== null) : true;
  return (page) =>
    pageName({ page, label: labels.get(String(page)) ?? null, voice: voiceOf(page) }, hasLabels);
}

/** What is known of the text that a material rests on. */
export type Places = {
  pageNameOf: (page: number) => string;
  /** The number a passage is cited by (`paragraphNumbers`); undefined where the text is gone. */
  ordinalOf: (passageId: string) => number | undefined;
  /** The page that the words are on and the passage's number there, where the text says inside where pages begin. */
  starOf?: StarOf | undefined;
  /** Where the passage can be opened, with the words of this statement marked; absent where nothing leads there. */
  hrefOf?: HrefOf | undefined;
};

export type StarOf = (pinpoint: Pinpoint) => { page: string; ordinal: number | undefined } | undefined;

/** `statementId` is undefined for a list of passages to read again. */
export type HrefOf = (place: {
  passageId: string;
  page: number;
  statementId: string | undefined;
}) => string | null;

/** Where the quoted words begin decides. `textOf` answers a passage's text. */
export const starsOf =
  (
    stars: StarPages | undefined,
    textOf: (passageId: string) => string | undefined,
    voiceOf: (page: number) => string | undefined,
  ): StarOf =>
  ({ paragraphId, page, quote }) => {
    // Most texts have none, and to find a quote its whole passage is gone through.
    if (stars === undefined) return undefined;
    const [offset] = findQuote(textOf(paragraphId) ?? '', quote) ?? [0];
    const label = stars.labelAt(paragraphId, offset);
    if (label === undefined) return undefined;
    return {
      page: pageName({ page, label, voice: voiceOf(page) }, true),
      ordinal: stars.ordinalAt(paragraphId, label),
    };
  };

/** The pages with the labels of the star pages in place of those that the print counts its sheets by. */
export const withStars = <Page extends NumberedPage>(
  pages: readonly Page[],
  stars: StarPages | undefined,
): readonly NumberedPage[] =>
  stars ? pages.map(({ number }) => ({ number, label: stars.labelsOf(number) })) : pages;

/** A statement's pinpoints, one group a passage: several quotes of one passage are shown together. */
export const byPassage = (pinpoints: readonly Pinpoint[]): Map<string, Pinpoint[]> =>
  Map.groupBy(pinpoints, ({ paragraphId }) => paragraphId);

/** One passage that a statement rests on; `name` is "p. 4", or "p. 4 ¶ 2" where it rests on two passages of that page. */
export type NamedPlace = {
  passageId: string;
  page: string;
  ordinal: number | undefined;
  name: string;
  quotes: Pinpoint[];
};

export function placesOf(
  pinpoints: readonly Pinpoint[],
  { pageNameOf, ordinalOf, starOf }: Places,
): NamedPlace[] {
  const groups = [...byPassage(pinpoints)].map(([passageId, quotes]) => {
    const [first] = quotes;
    const star = first && starOf?.(first);
    const inFile = { page: pageNameOf(first?.page ?? 1), ordinal: ordinalOf(passageId) };
    return { passageId, quotes, ...(star ?? inFile) };
  });
  return groups.map((group) => {
    const { page, ordinal } = group;
    const isTwice = groups.filter((each) => each.page === page).length > 1;
    return { ...group, name: isTwice && ordinal ? `${page} ¶ ${ordinal}` : page };
  });
}

/** A place as a file shows it: its name, where it leads, and the words relied on. */
export type Source = { name: string; href: string | null; quotes: string[] };

/** Each name once: of two passages of a page whose numbers are not known any more the first is the one to open. */
export function sourcesOf(
  pinpoints: readonly Pinpoint[],
  places: Places,
  statementId: string | undefined,
): Source[] {
  const named = Map.groupBy(placesOf(pinpoints, places), ({ name }) => name);
  return [...named].map(([name, found]) => {
    const [first] = found;
    const quotes = found.flatMap((place) => place.quotes);
    const place = first && { passageId: first.passageId, page: quotes[0]?.page ?? 1, statementId };
    return {
      name,
      href: (place && places.hrefOf?.(place)) ?? null,
      quotes: quotes.map(({ quote }) => quote),
    };
  });
}

/** The names of the places, for where a line of text is all there is: each once. */
export const placeNames = (pinpoints: readonly Pinpoint[], places: Places): string[] => [
  ...new Set(placesOf(pinpoints, places).map(({ name }) => name)),
];

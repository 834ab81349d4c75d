/** Star pages: where a database prints, inside the text, that a page of the reporter begins ("*457", "[*457]"). */

export type PageMark = {
  /** Which of the texts it stands in, and where. */
  at: number;
  start: number;
  end: number;
  /** How many stars it has: each counts the pages of another reporter. */
  series: number;
  number: number;
};

const printed =
  /(?<=^|[\s([“"‘—])(?:(?<stars>\*{1,3})(?<number>\d{1,4})(?=$|[\s\p{L}“"‘([])|\[(?<boxed>\*{1,3})(?<within>\d{1,4})\])/gu;
/** "at *3", "2008 WL 12345, *3", "*3–*4": a citation, not the page that begins here. */
const cited = /(?:\bat|\bWL \d+,?|\bLEXIS \d+,?|\bpp?\.|[-–&])\s?$/i;
/** "Id. at *769 372.", "lies at *5 the corner": a citation ends with its page, or goes on in parentheses. */
const pinned = /^\s+(?!nn?\.|and\b)[\p{L}\d§$“"]/u;
/** Enough of what stands before a text to tell a citation. */
const longestCited = 24;

/** A page holds at least so much text; and most hold more. */
const shortestPage = 100;
const usualPage = 500;
/** What counts on must be most of what has stars. */
const leastShare = 0.6;

type Candidate = PageMark & { place: number };

/** A way to print page numbers other than with stars; the number is in the group `page`. */
export type MarkPattern = { pattern: RegExp; series: number };

/**
 * The marks that count on as pages do, those of the reporter that names first. `isSure` tells that the texts are a database's, where
 * a few marks are enough. A text that is absent counts for nothing.
 */
export function pageMarksIn(
  texts: readonly (string | undefined)[],
  { isSure = false, others = [] as readonly MarkPattern[] } = {},
): { main: PageMark[]; parallel: PageMark[] } {
  const candidates = candidatesIn(texts, others);
  const chainOf = isSure ? ascendingOf : pagedOf;
  // One star is the reporter that the opinion is cited by; two and three are parallel ones. A decision listed in a table
  // of that reporter is on one page of it, which tells no two places apart.
  const chains = [0, 1, 2, 3].map((series) => chainOf(candidates.filter((each) => each.series === series)));
  const counted = chains.findIndex((chain) => chain.length > 1);
  const first = counted >= 0 ? counted : chains.findIndex((chain) => chain.length > 0);
  return { main: chains[first] ?? [], parallel: chains.filter((_, index) => index !== first).flat() };
}

function candidatesIn(texts: readonly (string | undefined)[], others: readonly MarkPattern[]): Candidate[] {
  let before = 0;
  return texts.flatMap((text, at) => {
    if (text === undefined) return [];
    const offset = before;
    before += text.length + 1;
    const above = (texts[at - 1] ?? '').slice(-longestCited);
    const found = (start: number, match: string, series: number, number: string): Candidate => ({
      ...{ at, start, end: start + match.length, series, number: Number(number), place: offset + start },
    });
    const starred = text.includes('*')
      ? [...text.matchAll(printed)].flatMap((match) => {
          const { stars, number, boxed, within } = match.groups ?? {};
          const isCited =
            cited.test(`${above} ${text.slice(0, match.index)}`) &&
            !pinned.test(`${text.slice(match.index + match[0].length)} ${texts[at + 1] ?? ''}`);
          if (isCited) return [];
          return [found(match.index, match[0], (stars ?? boxed ?? '').length, number ?? within ?? '')];
        })
      : [];
    const other = others.flatMap(({ pattern, series }) =>
      [...text.matchAll(pattern)].map((match) =>
        found(match.index, match[0], series, match.groups?.page ?? ''),
      ),
    );
    return [...starred, ...other].sort((a, b) => a.start - b.start);
  });
}

type Step = (later: Candidate, earlier: Candidate) => number;

/** The chain of most worth; `worth` is what a step adds, 0 where two marks cannot follow one another. */
function bestChain(candidates: readonly Candidate[], worth: Step): Candidate[] {
  const best: { length: number; before: number }[] = [];
  for (const [index, candidate] of candidates.entries()) {
    let length = 1;
    let before = -1;
    for (let earlier = index - 1; earlier >= 0; earlier -= 1) {
      const step = worth(candidate, candidates[earlier]!);
      const gain = (best[earlier]?.length ?? 0) + step;
      if (step > 0 && gain > length) {
        length = gain;
        before = earlier;
      }
    }
    best.push({ length, before });
  }
  let at = best.reduce((most, { length }, index) => (length > (best[most]?.length ?? 0) ? index : most), 0);
  const chain: Candidate[] = [];
  while (at >= 0 && candidates[at]) {
    chain.unshift(candidates[at]!);
    at = best[at]?.before ?? -1;
  }
  return chain;
}

/** The longest row of numbers that count on by one; one may be missing between two. Empty where they cannot be pages. */
function pagedOf(candidates: readonly Candidate[]): Candidate[] {
  const chain = bestChain(candidates, (later, earlier) => {
    const step = later.number - earlier.number;
    if (later.place - earlier.place < shortestPage) return 0;
    return step === 1 ? 1 : step === 2 ? 0.75 : 0;
  });
  return isPaged(chain, candidates.length) ? chain : [];
}

/** Pages that carry nothing but notes have no place in the text: their marks are passed over, or stand one behind the other. */
function ascendingOf(candidates: readonly Candidate[]): Candidate[] {
  return bestChain(candidates, (later, earlier) => {
    const step = later.number - earlier.number;
    return step > 0 && step < mostPassedOver ? 1 : 0;
  });
}

const mostPassedOver = 60;

function isPaged(chain: readonly Candidate[], candidates: number): boolean {
  const [first, second] = chain;
  if (!first || !second) return false;
  const lengths = chain.slice(1).map(({ place }, index) => place - (chain[index]?.place ?? 0));
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  // Two may be chance: then nothing else may have a star.
  const isSure = chain.length > 2 || (candidates === 2 && second.number === first.number + 1);
  return isSure && usual >= usualPage && chain.length >= leastShare * candidates;
}

/** A database prints that its first page begins; a reporter's opinion on the first page of a volume does not. */
export const pageLabel = (number: number, main: readonly PageMark[]): string =>
  main[0]?.number === 1 ? `*${number}` : String(number);

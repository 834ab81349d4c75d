/** Star pages: where a database prints, inside the text, that a page of the reporter begins ("*457", "[*457]"). */

export type StarMark = {
  /** Half-open offsets into the passage's text. */
  start: number;
  end: number;
  /** "457", or "*3" where the pages are the database's own. */
  label: string;
};

export type StarText = {
  id: string;
  /** Of the PDF, from 1. */
  page: number;
  kind: string;
  text: string;
  /** A footnote's mark, and the footnote marks that stand in the text. */
  mark?: string | undefined;
  marks?: readonly { offset: number; mark: string }[] | undefined;
};

export type StarPages = {
  marksIn: (passageId: string) => readonly StarMark[];
  /** The page that a place in the text is on; undefined before the first one that can be known. */
  labelAt: (passageId: string, offset: number) => string | undefined;
  /** A passage's number among those of that page. */
  ordinalAt: (passageId: string, label: string) => number | undefined;
  /** The pages whose text a page of the PDF holds: "456–57", "*3–4". */
  labelsOf: (page: number) => string | undefined;
  /** The first passage that is on that page. */
  passageOn: (label: string) => string | undefined;
};

const printed =
  /(?<=^|[\s([“"‘—])(?:(?<stars>\*{1,3})(?<number>\d{1,4})(?=$|[\s\p{L}“"‘([])|\[(?<boxed>\*{1,3})(?<within>\d{1,4})\])/gu;
/** "at *3", "2008 WL 12345, *3", "*3–*4": a citation, not the page that begins here. */
const cited = /(?:\bat|\bWL \d+,?|\bLEXIS \d+,?|\bpp?\.|[-–&])\s?$/i;

/** A page holds at least so much text; and most hold more. */
const shortestPage = 100;
const usualPage = 500;
/** What counts on must be most of what has stars. */
const leastShare = 0.6;

type Candidate = { passage: number; start: number; end: number; series: number; number: number; at: number };

/** Undefined where no numbers with stars count on as pages do. Footnotes are read on, but count for nothing: their stars may be their marks. */
export function starPagesIn(passages: readonly StarText[]): StarPages | undefined {
  const candidates = candidatesIn(passages);
  // One star is the reporter that the opinion is cited by; two and three are parallel ones.
  const chains = [1, 2, 3].map((series) => chainOf(candidates.filter((each) => each.series === series)));
  const main = chains.find((chain) => chain.length > 0);
  if (!main) return undefined;
  return describe(passages, main, chains.flat());
}

function candidatesIn(passages: readonly StarText[]): Candidate[] {
  let before = 0;
  return passages.flatMap(({ kind, text }, passage) => {
    const at = before;
    before += text.length;
    if (kind === 'footnote' || !text.includes('*')) return [];
    return [...text.matchAll(printed)].flatMap((match) => {
      const { stars, number, boxed, within } = match.groups ?? {};
      const mark = (stars ?? boxed ?? '').length;
      const start = match.index;
      if (cited.test(text.slice(0, start))) return [];
      const end = start + match[0].length;
      return [{ passage, start, end, series: mark, number: Number(number ?? within), at: at + start }];
    });
  });
}

/** The longest row of numbers that count on by one; one may be missing between two. Empty where they cannot be pages. */
function chainOf(candidates: readonly Candidate[]): Candidate[] {
  const best: { length: number; before: number }[] = [];
  for (const [index, { number, at }] of candidates.entries()) {
    let length = 1;
    let before = -1;
    for (let earlier = index - 1; earlier >= 0; earlier -= 1) {
      const other = candidates[earlier]!;
      const step = number - other.number;
      const gain = (best[earlier]?.length ?? 0) + (step === 1 ? 1 : 0.75);
      if ((step === 1 || step === 2) && at - other.at >= shortestPage && gain > length) {
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
  return isPaged(chain, candidates.length) ? chain : [];
}

function isPaged(chain: readonly Candidate[], candidates: number): boolean {
  const [first, second] = chain;
  if (!first || !second) return false;
  const lengths = chain.slice(1).map(({ at }, index) => at - (chain[index]?.at ?? 0));
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  // Two may be chance: then nothing else may have a star.
  const isSure = chain.length > 2 || (candidates === 2 && second.number === first.number + 1);
  return isSure && usual >= usualPage && chain.length >= leastShare * candidates;
}

type Span = { label: string; from: number; to: number };

function describe(passages: readonly StarText[], main: Candidate[], all: Candidate[]): StarPages {
  // A database prints that its first page begins; a reporter's opinion on the first page of a volume does not.
  const isOwn = main[0]?.number === 1;
  const nameOf = (number: number) => (isOwn ? `*${number}` : String(number));
  const first = main[0]?.number ?? 1;
  let current = first > 1 ? nameOf(first - 1) : undefined;
  const spans = passages.map(({ text }, index): Span[] => {
    const own = main.filter(({ passage }) => passage === index);
    const found: Span[] = [];
    let from = 0;
    for (const { start, number } of own) {
      if (current !== undefined && start > from) found.push({ label: current, from, to: start });
      current = nameOf(number);
      from = start;
    }
    if (current !== undefined) found.push({ label: current, from, to: text.length });
    return found;
  });
  const indexOf = new Map(passages.map(({ id }, index) => [id, index]));
  // A footnote is on the page of its mark, wherever the print has it.
  for (const [index, { kind, mark }] of passages.entries()) {
    if (kind !== 'footnote') continue;
    const carrier = passages.findLastIndex(
      ({ marks }, before) => before < index && marks?.some((each) => each.mark === mark),
    );
    const offset = passages[carrier]?.marks?.find((each) => each.mark === mark)?.offset ?? 0;
    const label = spans[carrier]?.findLast(({ from }) => from <= offset)?.label;
    if (label !== undefined) spans[index] = [{ label, from: 0, to: passages[index]!.text.length }];
  }
  const byLabel = new Map<string, string[]>();
  const byPage = new Map<number, string[]>();
  for (const [index, { id, page, kind }] of passages.entries()) {
    for (const { label } of spans[index] ?? []) {
      byLabel.set(label, [...(byLabel.get(label) ?? []), id]);
      if (kind !== 'footnote') byPage.set(page, [...(byPage.get(page) ?? []), label]);
    }
  }
  const marks = Map.groupBy(all, ({ passage }) => passage);
  return {
    marksIn: (id) =>
      (marks.get(indexOf.get(id) ?? -1) ?? [])
        .map(({ start, end, number, series }) => ({
          start,
          end,
          label: series === main[0]?.series ? nameOf(number) : String(number),
        }))
        .toSorted((a, b) => a.start - b.start),
    labelAt: (id, offset) =>
      (spans[indexOf.get(id) ?? -1] ?? []).findLast(({ from }) => from <= offset)?.label,
    ordinalAt: (id, label) => {
      const at = byLabel.get(label)?.indexOf(id) ?? -1;
      return at < 0 ? undefined : at + 1;
    },
    labelsOf: (page) => rangeOf(byPage.get(page)),
    passageOn: (label) => byLabel.get(label)?.[0],
  };
}

/** "456–57": of a longer number the last two figures are enough. */
function rangeOf(labels: readonly string[] | undefined): string | undefined {
  const first = labels?.[0];
  const last = labels?.at(-1)?.replace('*', '');
  if (first === undefined || last === undefined || first.replace('*', '') === last) return first;
  const isShort = last.length > 2 && first.slice(0, -2) === last.slice(0, -2);
  return `${first}–${isShort ? last.slice(-2) : last}`;
}

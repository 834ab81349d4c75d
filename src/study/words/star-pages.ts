/** Which pages of a reporter an opinion's passages are on, where a database tells it inside the text. */

import { type PageMark, pageLabel, pageMarksIn } from '../../opinion/page-marks.ts';
import { courtsNumbers } from './paragraph-numbers.ts';

export type StarMark = {
  /** Half-open offsets into the passage's text; empty where the text no longer holds the mark. */
  start: number;
  end: number;
  /** "457", or "*3" where the pages are the database's own. */
  label: string;
  /** It counts the pages of another reporter than that by which places are named. */
  isParallel?: true | undefined;
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
  /** Where pages begin. */
  stars?: readonly { offset: number; label: string; isParallel?: true | undefined }[] | undefined;
};

export type StarPages = {
  marksIn: (passageId: string) => readonly StarMark[];
  /** The page that a place in the text is on; undefined before the first one that can be known. */
  labelAt: (passageId: string, offset: number) => string | undefined;
  /** The court's number of a passage, or its place among those of that page. */
  ordinalAt: (passageId: string, label: string) => number | undefined;
  /** The pages whose text a page of the PDF holds: "456–57", "*3–4". */
  labelsOf: (page: number) => string | undefined;
  /** The first passage that is on that page. */
  passageOn: (label: string) => string | undefined;
};

/** Undefined where the texts don't say, and no numbers with stars in them count on as pages do. */
export function starPagesIn(passages: readonly StarText[]): StarPages | undefined {
  return toldIn(passages) ?? printedIn(passages);
}

type Begun = StarMark & { passage: number };

/** Where the reader took the marks out of the text. In a footnote a star is its mark. */
function toldIn(passages: readonly StarText[]): StarPages | undefined {
  const begun = passages.flatMap(({ kind, stars = [] }, passage) =>
    (kind === 'footnote' ? [] : stars).map(({ offset, ...star }) => ({
      passage,
      start: offset,
      end: offset,
      ...star,
    })),
  );
  const main = begun.filter(({ isParallel }) => !isParallel);
  const first = /^\d+$/.exec(main[0]?.label ?? '')?.[0];
  return main.length === 0 ? undefined : describe(passages, main, begun, before(Number(first)));
}

const before = (first: number) => (first > 1 ? String(first - 1) : undefined);

/** Texts that an older reader left them in. Footnotes are read on, but count for nothing: their stars may be their marks. */
function printedIn(passages: readonly StarText[]): StarPages | undefined {
  const found = pageMarksIn(passages.map(({ kind, text }) => (kind === 'footnote' ? undefined : text)));
  const { main, parallel } = found;
  const begunAt = (label: (number: number) => string) => (mark: PageMark) => ({
    ...{ passage: mark.at, start: mark.start, end: mark.end, label: label(mark.number) },
  });
  const own = main.map(begunAt((number) => pageLabel(number, main)));
  if (own.length === 0) return undefined;
  return describe(passages, own, [...own, ...parallel.map(begunAt(String))], before(main[0]?.number ?? 1));
}

type Span = { label: string; from: number; to: number };

/** `opening` is the page that the text before the first mark is on, where that can be known. */
function describe(
  passages: readonly StarText[],
  main: readonly Begun[],
  all: readonly Begun[],
  opening: string | undefined,
): StarPages {
  let current = opening;
  const spans = passages.map(({ text }, index): Span[] => {
    const own = main.filter(({ passage }) => passage === index);
    const found: Span[] = [];
    let from = 0;
    for (const { start, label } of own) {
      if (current !== undefined && start > from) found.push({ label: current, from, to: start });
      current = label;
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
  const numbers = courtsNumbers(passages);
  return {
    marksIn: (id) =>
      (marks.get(indexOf.get(id) ?? -1) ?? [])
        .map(({ passage: _, ...mark }) => mark)
        .toSorted((a, b) => a.start - b.start),
    labelAt: (id, offset) =>
      (spans[indexOf.get(id) ?? -1] ?? []).findLast(({ from }) => from <= offset)?.label,
    ordinalAt: (id, label) => {
      if (numbers) return numbers.get(id);
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

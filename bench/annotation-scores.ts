/** How a composed brief stands beside what careful readers marked: each shown line is the labelled sentence it quotes. */

import { isSource } from '../src/study/material/points.ts';
import type { BriefContent, Item } from '../src/study/material/schema.ts';
import { quoteStandsIn } from '../src/study/pinpoints.ts';
import { type AnnotatedOpinion, alignerOf, type Labelled, type ReaderRole } from './annotations.ts';

type Part = 'facts' | 'posture' | 'issue' | 'rule' | 'analysis' | 'conclusion' | 'holding';

/** The roles that belong in each part. */
const belonging: Readonly<Record<Part, string>> = {
  facts: 'FP',
  posture: 'PSFC',
  issue: 'QH',
  rule: 'LEHS',
  analysis: 'RKADHL',
  conclusion: 'HC',
  holding: 'HC',
};

/** Where an argument would stand as what the court says. */
const stated: ReadonlySet<Part> = new Set(['facts', 'rule', 'conclusion', 'holding']);

export type PartStanding = { lines: number; inPlace: number; alone: number };

type Line = {
  part: Part;
  item: Item;
  isArgued: boolean;
  at: number;
  labelled: Labelled;
  /** It stands below the sentence that goes before it in the opinion. */
  isAnswering: boolean;
};

export type BriefScore = {
  id: string;
  hasHolding: boolean;
  holding: boolean;
  hasIssue: boolean;
  issue: boolean;
  hasRule: boolean;
  rule: boolean;
  lines: number;
  unknown: number;
  inPlace: number;
  alone: number;
  argumentsStated: number;
  statedLines: number;
  needed: number;
  neededShown: number;
  byPart: Map<Part, PartStanding>;
  quotes: number;
  quotesStanding: number;
  misplaced: string[];
};

export function standingOf({ annotation, opinion }: AnnotatedOpinion, brief: BriefContent): BriefScore {
  const { sentences } = annotation;
  const { rests } = annotation.brief;
  const align = alignerOf(sentences);
  const quotedAt = (item: Item | undefined) => item && align(quotesOf(item)[0] ?? '');
  const found: Line[] = [];
  let unknown = 0;
  let quotes = 0;
  let quotesStanding = 0;
  for (const { part, item, isArgued, above } of shownIn(brief)) {
    quotes += item.pinpoints.length;
    quotesStanding += item.pinpoints.filter((pinpoint) => quoteStandsIn(opinion, pinpoint)).length;
    let before = quotedAt(above);
    for (const [place, quote] of quotesOf(item).entries()) {
      const at = align(quote);
      const labelled = at === undefined ? undefined : sentences[at];
      const isAnswering = at !== undefined && at - 1 === before;
      // Two sentences may be shown as one; what else is quoted besides only supports the words shown.
      if (place > 0 && (part === 'holding' || !isAnswering)) continue;
      if (at === undefined || !labelled) unknown += 1;
      else found.push({ part, item, isArgued, at, labelled, isAnswering });
      before = at;
    }
  }
  const restsOn = (part: Part, on: readonly number[]) =>
    found.some((line) => line.part === part && on.includes(line.at));
  const inPlace = found.filter(isInPlace);
  const byPart = new Map<Part, PartStanding>();
  for (const line of found) {
    const counted = byPart.get(line.part) ?? { lines: 0, inPlace: 0, alone: 0 };
    counted.lines += 1;
    counted.inPlace += isInPlace(line) ? 1 : 0;
    counted.alone += standsAlone(line) ? 1 : 0;
    byPart.set(line.part, counted);
  }
  const shown = new Set(found.map(({ at }) => at));
  const needed = sentences.flatMap(({ worth }, index) => (worth === 2 ? [index] : []));
  const ofStated = found.filter(({ part }) => stated.has(part));
  return {
    id: annotation.id,
    hasHolding: rests.holding.length > 0,
    holding: restsOn('holding', rests.holding),
    hasIssue: rests.issues.length > 0,
    issue: restsOn('issue', rests.issues),
    hasRule: rests.rule.length > 0,
    rule: restsOn('rule', rests.rule),
    lines: found.length,
    unknown,
    inPlace: inPlace.length,
    alone: found.filter(standsAlone).length,
    argumentsStated: ofStated.filter(({ labelled }) => labelled.role === 'A').length,
    statedLines: ofStated.length,
    needed: needed.length,
    neededShown: needed.filter((index) => shown.has(index)).length,
    byPart,
    quotes,
    quotesStanding,
    misplaced: found
      .filter((line) => !isInPlace(line))
      .map(({ part, labelled }) => `${part} shows ${labelled.role}: ${labelled.text}`),
  };
}

/** By itself, with what it points to in brackets, or right below the sentence that it goes on from. */
function standsAlone({ labelled, item, isAnswering }: Line): boolean {
  return labelled.alone === 1 || item.brackets !== undefined || isAnswering;
}

function isInPlace({ part, labelled: { role }, item, isArgued }: Line): boolean {
  if (part === 'analysis' && role === 'A') return isArgued;
  if (part === 'analysis' && role === 'D') return item.marks.includes('dicta');
  return belonging[part].includes(role satisfies ReaderRole);
}

/** What is quoted of each sentence: a quote that a page breaks is one. */
function quotesOf({ pinpoints }: Item): string[] {
  const quotes: string[] = [];
  pinpoints.forEach(({ page, quote }, index) => {
    const before = pinpoints[index - 1];
    const goesOn = before && before.page < page && !/[.?!]["”’)\]]*$/.test(before.quote);
    if (goesOn) quotes.push(`${quotes.pop()} ${quote}`);
    else quotes.push(quote);
  });
  return quotes;
}

const argues =
  /\b(?:argu|contend|contention|maintain|assert|submi|insist|urge|claim|position|theory|suggest|object|respond|according to|view)/i;

type BriefLine = { part: Part; item: Item; isArgued: boolean; above?: Item };

/** Every line that quotes the opinion: neither the court's name nor the source of a rule. */
function shownIn(brief: BriefContent): BriefLine[] {
  const parts: [Part, readonly Item[]][] = [
    ['holding', [brief.holding]],
    ['facts', brief.facts],
    ['posture', brief.posture],
    ['issue', brief.issue],
    ['rule', brief.rule],
    ['analysis', brief.analysis],
    ['conclusion', brief.conclusion],
  ];
  return parts.flatMap(([part, items]) =>
    items
      .flatMap((item) => [{ item }, ...(item.children ?? []).map((child) => ({ item: child, above: item }))])
      .filter(({ item }) => item.pinpoints.length > 0 && item.role !== 'court' && !isSource(item))
      .map(({ item, ...below }) => ({
        part,
        item,
        ...below,
        isArgued: (item.children ?? []).length > 0 || argues.test(item.text),
      })),
  );
}

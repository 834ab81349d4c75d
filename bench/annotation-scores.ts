/** How a composed brief stands beside what careful readers marked: each shown line is the labelled sentence it quotes. */
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

type Line = { part: Part; item: Item; isArgued: boolean; at: number; labelled: Labelled };

export type Standing = {
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
  byPart: Map<Part, { lines: number; inPlace: number }>;
  quotes: number;
  quotesStanding: number;
  misplaced: string[];
};

export function standingOf({ annotation, opinion }: AnnotatedOpinion, brief: BriefContent): Standing {
  const { sentences } = annotation;
  const { rests } = annotation.brief;
  const align = alignerOf(sentences);
  const found: Line[] = [];
  let unknown = 0;
  let quotes = 0;
  let quotesStanding = 0;
  for (const { part, item, isArgued } of shownIn(brief)) {
    quotes += item.pinpoints.length;
    quotesStanding += item.pinpoints.filter((pinpoint) => quoteStandsIn(opinion, pinpoint)).length;
    const [first = ''] = quotesOf(item);
    const at = align(first);
    const labelled = at === undefined ? undefined : sentences[at];
    if (at === undefined || !labelled) unknown += 1;
    else found.push({ part, item, isArgued, at, labelled });
  }
  const restsOn = (part: Part, on: readonly number[]) =>
    found.some((line) => line.part === part && on.includes(line.at));
  const inPlace = found.filter(isInPlace);
  const byPart = new Map<Part, { lines: number; inPlace: number }>();
  for (const line of found) {
    const counted = byPart.get(line.part) ?? { lines: 0, inPlace: 0 };
    counted.lines += 1;
    counted.inPlace += isInPlace(line) ? 1 : 0;
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
    alone: found.filter(({ labelled }) => labelled.alone === 1).length,
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

/** Every line that quotes the opinion: neither the court's name nor the source of a rule. */
function shownIn(brief: BriefContent): { part: Part; item: Item; isArgued: boolean }[] {
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
      .flatMap((item) => [item, ...(item.children ?? [])])
      .filter(
        ({ text, pinpoints }) => pinpoints.length > 0 && !/^Source: |^The .{3,80} decides\.$/.test(text),
      )
      .map((item) => ({
        part,
        item,
        isArgued: (item.children ?? []).length > 0 || argues.test(item.text),
      })),
  );
}

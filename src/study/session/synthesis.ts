/**
 * What the cases of one class session have to do with each other, as far as their texts and briefs say it: how each
 * came out, where one cites the other, what both cite, rules that both state, and what each adds. Nothing is inferred:
 * every line rests on passages, and a heading without lines is left out.
 */

import { shortCaseName } from '../../opinion/caption/short-name.ts';
import type { Opinion, OpinionCitation } from '../../opinion/opinion.ts';
import { termsOf } from '../language/words.ts';
import type { BriefContent, Item, Pinpoint } from '../material/schema.ts';
import { undoes, upholds } from '../outcome.ts';
import { ended } from '../words/ended.ts';
import { listed } from '../words/listed.ts';
import { quoted } from '../words/quoted.ts';
import { openAlikeIndex } from './alike.ts';
import { casesCited, knownCases } from './known-cases.ts';
import { citationsOfCourt, sentenceIn } from './resting.ts';
import { partiesKey, placeOf, titleKey } from './same-case.ts';

export type SessionCase = {
  caseId: number;
  title: string;
  citation: string | null;
  brief: BriefContent | undefined;
  /** Undefined once its text is deleted. */
  opinion: Opinion | undefined;
};

export type SynthesisLine = {
  text: string;
  /** Of each case that it speaks of. */
  rests: { caseId: number; pinpoints: Pinpoint[]; statementId?: string }[];
};
export type SynthesisGroup = { title: string; lines: SynthesisLine[] };

const mostAuthorities = 6;
/** Of two cases. */
const mostRules = 4;
/** Of all: nobody reads more, and of many cases on one question each shares rules with each. */
const mostShared = 60;
const mostCiting = 120;
/** Of an authority in one case: the first places where it may stand in a passage. */
const mostTried = 4;

const ofEach = { outcomes: 'How they came out', additions: 'What each one adds or limits' };

/** How each came out and what each adds can be said of cases that have nothing to do with each other. */
export const connects = ({ title }: SynthesisGroup) => !Object.values(ofEach).includes(title);

/** Empty for fewer than two cases. */
export function synthesize(cases: readonly SessionCase[]): SynthesisGroup[] {
  if (cases.length < 2) return [];
  const connecting = [
    { title: 'Where one cites another', lines: citingLines(cases) },
    {
      title: cases.length === 2 ? 'What they both cite' : 'What several of them cite',
      lines: authorityLines(cases),
    },
    { title: 'Rules they share', lines: sharedRules(cases).pairs.map(sharedLine) },
  ];
  const isConnected = connecting.some(({ lines }) => lines.length > 0);
  const groups = [
    { title: ofEach.outcomes, lines: outcomeLines(cases, isConnected) },
    ...connecting,
    { title: ofEach.additions, lines: cases.flatMap(addedLines) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Cases that have nothing to do with each other are not opposed. */
function outcomeLines(cases: readonly SessionCase[], isConnected: boolean): SynthesisLine[] {
  const known = cases.flatMap((one) => {
    const disposition = one.opinion?.disposition;
    const rest = one.opinion && disposition && restOf(one, disposition);
    return disposition && rest ? [{ one, disposition, rest }] : [];
  });
  const whole = known.filter(({ disposition }) => !disposition.isInPart);
  const up = whole.filter(({ disposition }) => upholds(disposition));
  const down = whole.filter(({ disposition }) => undoes(disposition));
  const names = (found: typeof known) => listed(found.map(({ one }) => shortCaseName(one.title)));
  const opposed =
    isConnected && up.length > 0 && down.length > 0
      ? [
          {
            text: ended(`Opposed: the judgment below stood in ${names(up)}, and fell in ${names(down)}`),
            rests: [...up, ...down].map(({ rest }) => rest),
          },
        ]
      : [];
  const each = known.map(({ one, disposition, rest }) => ({
    text: `${shortCaseName(one.title)}: ${disposition.summary}.`,
    rests: [rest],
  }));
  return [...opposed, ...each];
}

type Rest = SynthesisLine['rests'][number];

type ParagraphRange = Parameters<typeof sentenceIn>[1];

/** The sentence around what was found. */
function restOf(one: SessionCase, found: ParagraphRange): Rest | undefined {
  const pinpoint = one.opinion && sentenceIn(one.opinion, found);
  return pinpoint && { caseId: one.caseId, pinpoints: [pinpoint] };
}

/** Pair by pair in the order of the cases, the one that comes first citing first; each by its first citation. */
function citingLines(cases: readonly SessionCase[]): SynthesisLine[] {
  const known = knownCases(cases);
  const places = new Map(cases.map(({ caseId }, index) => [caseId, index]));
  const found = cases.flatMap((one, index) =>
    [...(one.opinion ? casesCited(one.opinion, one.caseId, known) : [])].map(([caseId, citation]) => {
      const other = places.get(caseId) ?? 0;
      return { one, index, citation, cited: cases[other], pair: [index, other].toSorted((a, b) => a - b) };
    }),
  );
  return found
    .toSorted(
      (a, b) =>
        (a.pair[0] ?? 0) - (b.pair[0] ?? 0) || (a.pair[1] ?? 0) - (b.pair[1] ?? 0) || a.index - b.index,
    )
    .slice(0, mostCiting)
    .flatMap(({ one, cited, citation }) => {
      const rest = restOf(one, citation);
      if (!rest || !cited) return [];
      const text = `${shortCaseName(one.title)} cites ${shortCaseName(cited.title)}: ${quoted(rest.pinpoints[0]?.quote ?? '')}`;
      return [{ text, rests: [rest] }];
    });
}

function authorityLines(cases: readonly SessionCase[]): SynthesisLine[] {
  const titles = new Set(cases.map(({ title }) => titleKey(title)));
  const byPlace = new Map<
    string,
    { name: string; count: number; cited: Map<SessionCase, OpinionCitation[]> }
  >();
  for (const one of cases) {
    for (const citation of one.opinion ? citationsOfCourt(one.opinion) : []) {
      const place = placeOf(citation);
      const name = nameOf(citation);
      const parties = partiesKey([citation.plaintiff, citation.defendant]);
      if (!place || !name || (parties !== undefined && titles.has(parties))) continue;
      const known = byPlace.get(place) ?? {
        name,
        count: 0,
        cited: new Map<SessionCase, OpinionCitation[]>(),
      };
      known.count += 1;
      known.cited.set(one, [...(known.cited.get(one) ?? []), citation].slice(0, mostTried));
      byPlace.set(place, known);
    }
  }
  return [...byPlace.values()]
    .filter(({ cited }) => cited.size > 1)
    .toSorted((a, b) => b.cited.size - a.cited.size || b.count - a.count)
    .slice(0, mostAuthorities)
    .map(({ name, cited }) => ({
      text: `${name}.`,
      rests: [...cited].flatMap(([one, places]) => firstOf(places, (citation) => restOf(one, citation))),
    }))
    .filter(({ rests }) => rests.length > 1);
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found[] {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return [found];
  }
  return [];
}

function nameOf({ plaintiff, defendant, volume, reporter, page, year }: OpinionCitation): string | undefined {
  if (!defendant) return undefined;
  const parties = plaintiff ? `${plaintiff} v. ${defendant}` : `In re ${defendant}`;
  return `${parties}, ${volume} ${reporter} ${page}${year ? ` (${year})` : ''}`;
}

type Stated = { one: SessionCase; place: number; item: Item; terms: ReadonlySet<string> };
type RulePair = { mine: Stated; theirs: Stated; alike: number };

/** Of two cases each rule in one pair, the most alike first; in the order of the cases. */
export function sharedRules(cases: readonly SessionCase[]): { pairs: RulePair[]; compared: number } {
  const rules = cases.flatMap((one, place) =>
    statedRules(one).map((item): Stated => ({ one, place, item, terms: new Set(termsOf(item.text)) })),
  );
  const index = openAlikeIndex<Stated>(rules);
  const found = rules.flatMap((theirs) => {
    const pairs = index.find(theirs).map(({ statement: mine, alike }) => ({ mine, theirs, alike }));
    index.add(theirs);
    return pairs.filter(({ mine }) => mine.place !== theirs.place);
  });
  const byCases = Map.groupBy(found, ({ mine, theirs }) => mine.place * cases.length + theirs.place);
  const pairs = [...byCases].toSorted(([a], [b]) => a - b).flatMap(([, both]) => eachOnce(both));
  return { pairs: mostAlike(pairs), compared: index.compared() };
}

function eachOnce(pairs: readonly RulePair[]): RulePair[] {
  const taken = new Set<Stated>();
  return pairs
    .toSorted((a, b) => b.alike - a.alike)
    .filter(({ mine, theirs }) => {
      if (taken.has(mine) || taken.has(theirs)) return false;
      taken.add(mine).add(theirs);
      return true;
    })
    .slice(0, mostRules);
}

/** In their order. */
function mostAlike(pairs: readonly RulePair[]): RulePair[] {
  if (pairs.length <= mostShared) return [...pairs];
  const kept = new Set(pairs.toSorted((a, b) => b.alike - a.alike).slice(0, mostShared));
  return pairs.filter((pair) => kept.has(pair));
}

const sharedLine = ({ mine, theirs }: RulePair): SynthesisLine => ({
  text: `${shortCaseName(mine.one.title)}: ${quoted(mine.item.text)}\n${shortCaseName(theirs.one.title)}: ${quoted(theirs.item.text)}`,
  rests: [restOn(mine.one, mine.item), restOn(theirs.one, theirs.item)],
});

const restOn = ({ caseId }: SessionCase, { id, pinpoints }: Item): Rest => ({
  caseId,
  pinpoints,
  statementId: id,
});

const withChildren = (item: Item): Item[] => [item, ...(item.children ?? []).flatMap(withChildren)];

/** Only what rests on the text. */
const statedRules = ({ brief }: SessionCase): Item[] =>
  (brief?.rule ?? [])
    .flatMap(withChildren)
    .filter(({ pinpoints, verified }) => verified && pinpoints.length > 0);

const addedLines = (one: SessionCase): SynthesisLine[] =>
  (one.brief?.whyAssigned ?? [])
    .filter(({ verified }) => verified)
    .map((item) => ({ text: `${shortCaseName(one.title)}: ${item.text}`, rests: [restOn(one, item)] }));

/**
 * What the cases of one class session have to do with each other, as far as their texts and briefs say it: how each
 * came out, where one cites the other, what both cite, rules that both state, and what each adds. Nothing is inferred:
 * every line rests on passages, and a heading without lines is left out.
 */
import { findCitations } from '../../opinion/citations.ts';
import type { DispositionAction, Opinion, OpinionCitation } from '../../opinion/opinion.ts';
import type { BriefContent, Item, Pinpoint } from '../material/schema.ts';
import { listed } from '../words/listed.ts';
import { quoted } from '../words/quoted.ts';
import { leastAlike, likeness } from './alike.ts';
import { citationsOfCourt, sentenceIn } from './resting.ts';
import { isSamePlace, namesCase, placeOf } from './same-case.ts';

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
const mostRules = 4;

/** Empty for fewer than two cases. */
export function synthesize(cases: readonly SessionCase[]): SynthesisGroup[] {
  if (cases.length < 2) return [];
  const pairs = cases.flatMap((one, index) => cases.slice(index + 1).map((other) => [one, other] as const));
  const groups = [
    { title: 'How they came out', lines: outcomeLines(cases) },
    {
      title: 'Where one cites another',
      lines: pairs.flatMap(([a, b]) => [...citingLines(a, b), ...citingLines(b, a)]),
    },
    { title: 'What they both cite', lines: authorityLines(cases) },
    { title: 'Rules they share', lines: pairs.flatMap(([a, b]) => sharedRules(a, b)) },
    { title: 'What each one adds or limits', lines: cases.flatMap(addedLines) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

export const stood: readonly DispositionAction[] = ['affirmed', 'enforced'];
export const fell: readonly DispositionAction[] = ['reversed', 'vacated', 'quashed', 'set_aside'];

function outcomeLines(cases: readonly SessionCase[]): SynthesisLine[] {
  const known = cases.flatMap((one) => {
    const disposition = one.opinion?.disposition;
    const rest = one.opinion && disposition && restOf(one, disposition);
    return disposition && rest ? [{ one, disposition, rest }] : [];
  });
  const whole = known.filter(({ disposition }) => !disposition.isInPart);
  const among = (actions: readonly DispositionAction[]) =>
    whole.filter(({ disposition }) => disposition.actions.some((action) => actions.includes(action)));
  const [up, down] = [among(stood), among(fell)];
  const names = (found: typeof known) => listed(found.map(({ one }) => one.title));
  const opposed =
    up.length > 0 && down.length > 0
      ? [
          {
            text: `Opposed: the judgment below stood in ${names(up)}, and fell in ${names(down)}.`,
            rests: [...up, ...down].map(({ rest }) => rest),
          },
        ]
      : [];
  const each = known.map(({ one, disposition, rest }) => ({
    text: `${one.title}: ${disposition.summary}.`,
    rests: [rest],
  }));
  return [...opposed, ...each];
}

type Rest = SynthesisLine['rests'][number];

type Found = Parameters<typeof sentenceIn>[1];

/** The sentence around what was found. */
function restOf(one: SessionCase, found: Found): Rest | undefined {
  const pinpoint = one.opinion && sentenceIn(one.opinion, found);
  return pinpoint && { caseId: one.caseId, pinpoints: [pinpoint] };
}

/** Where `citing` cites `cited` in full, the first place. */
function citingLines(citing: SessionCase, cited: SessionCase): SynthesisLine[] {
  const own = cited.citation ? findCitations(cited.citation)[0] : undefined;
  const found = fullCitations(citing).find(
    (citation) => (own && isSamePlace(citation, own)) || namesCase(citation, cited.title),
  );
  const rest = found && restOf(citing, found);
  if (!rest) return [];
  return [
    {
      text: `${citing.title} cites ${cited.title}: ${quoted(rest.pinpoints[0]?.quote ?? '')}`,
      rests: [rest],
    },
  ];
}

const fullCitations = ({ opinion }: SessionCase): OpinionCitation[] =>
  opinion ? citationsOfCourt(opinion) : [];

function authorityLines(cases: readonly SessionCase[]): SynthesisLine[] {
  const byPlace = new Map<string, { name: string; rests: Rest[]; count: number }>();
  for (const one of cases) {
    for (const citation of fullCitations(one)) {
      const place = placeOf(citation);
      const name = nameOf(citation);
      if (!place || !name || cases.some(({ title }) => namesCase(citation, title))) continue;
      const known = byPlace.get(place) ?? { name, rests: [], count: 0 };
      known.count += 1;
      const isNew = !known.rests.some(({ caseId }) => caseId === one.caseId);
      const rest = isNew ? restOf(one, citation) : undefined;
      if (rest) known.rests.push(rest);
      byPlace.set(place, known);
    }
  }
  return [...byPlace.values()]
    .filter(({ rests }) => rests.length > 1)
    .toSorted((a, b) => b.rests.length - a.rests.length || b.count - a.count)
    .slice(0, mostAuthorities)
    .map(({ name, rests }) => ({ text: `${name}.`, rests }));
}

function nameOf({ plaintiff, defendant, volume, reporter, page, year }: OpinionCitation): string | undefined {
  if (!defendant) return undefined;
  const parties = plaintiff ? `${plaintiff} v. ${defendant}` : `In re ${defendant}`;
  return `${parties}, ${volume} ${reporter} ${page}${year ? ` (${year})` : ''}`;
}

/** Pairs of rules, the most alike first, each rule in one pair. */
function sharedRules(one: SessionCase, other: SessionCase): SynthesisLine[] {
  const mine = statedRules(one);
  const pairs = statedRules(other).flatMap((theirs) =>
    mine.map((rule) => ({ rule, theirs, alike: likeness(rule.text, theirs.text) })),
  );
  const taken = new Set<Item>();
  return pairs
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike)
    .filter(({ rule, theirs }) => {
      if (taken.has(rule) || taken.has(theirs)) return false;
      taken.add(rule).add(theirs);
      return true;
    })
    .slice(0, mostRules)
    .map(({ rule, theirs }) => ({
      text: `${one.title}: ${quoted(rule.text)}\n${other.title}: ${quoted(theirs.text)}`,
      rests: [restOn(one, rule), restOn(other, theirs)],
    }));
}

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
    .map((item) => ({ text: `${one.title}: ${item.text}`, rests: [restOn(one, item)] }));

/**
 * What the cases of one class session have to do with each other, as far as their texts and briefs say it: how each
 * came out, where one cites the other, what both cite, rules that both state, and what each adds. Nothing is inferred:
 * every line rests on passages, and a heading without lines is left out.
 */
import { findCitations } from '../../opinion/citations.ts';
import {
  type DispositionAction,
  type Opinion,
  type OpinionCitation,
  type Paragraph,
  passagesOf,
} from '../../opinion/opinion.ts';
import { splitSentences } from '../../opinion/sentences.ts';
import { weightOf } from '../extractive/text/ordinary-words.ts';
import { termsOf } from '../extractive/text/words.ts';
import type { BriefContent, Item, Pinpoint } from '../material/schema.ts';

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
/** The share of their weighed words that two rules have in common, where they state one rule. */
const leastAlike = 0.5;
const fewestSharedTerms = 4;

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

const stood: readonly DispositionAction[] = ['affirmed', 'enforced'];
const fell: readonly DispositionAction[] = ['reversed', 'vacated', 'quashed', 'set_aside'];

function outcomeLines(cases: readonly SessionCase[]): SynthesisLine[] {
  const known = cases.flatMap((one) => {
    const disposition = one.opinion?.disposition;
    const rest =
      one.opinion && disposition && restOf(one, disposition.paragraphId, disposition.start, disposition.end);
    return disposition && rest ? [{ one, disposition, rest }] : [];
  });
  const whole = known.filter(({ disposition }) => !disposition.isInPart);
  const among = (actions: readonly DispositionAction[]) =>
    whole.filter(({ disposition }) => disposition.actions.some((action) => actions.includes(action)));
  const [up, down] = [among(stood), among(fell)];
  const names = (found: typeof known) => found.map(({ one }) => one.title).join(' and ');
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

/** The sentence around these offsets, as it stands in one passage. */
function restOf(one: SessionCase, paragraphId: string, start: number, end: number): Rest | undefined {
  const paragraph = one.opinion?.paragraphs.find(({ id }) => id === paragraphId);
  const pinpoint = paragraph && sentenceAt(paragraph, start, end);
  return pinpoint && { caseId: one.caseId, pinpoints: [pinpoint] };
}

function sentenceAt(paragraph: Paragraph, start: number, end: number): Pinpoint | undefined {
  const passage = passagesOf(paragraph).find((each) => start >= each.start && start < each.end);
  if (!passage) return undefined;
  const sentences = splitSentences(paragraph.text).filter((each) => each.end > start && each.start < end);
  const [from, to] = [sentences[0]?.start ?? start, sentences.at(-1)?.end ?? end];
  const quote = paragraph.text.slice(Math.max(from, passage.start), Math.min(to, passage.end)).trim();
  return quote === '' ? undefined : { page: passage.page, paragraphId: passage.id, quote };
}

/** Where `citing` cites `cited` in full, the first place. */
function citingLines(citing: SessionCase, cited: SessionCase): SynthesisLine[] {
  const own = cited.citation ? findCitations(cited.citation)[0] : undefined;
  const found = fullCitations(citing).find(
    (citation) => (own && isSamePlace(citation, own)) || namesCase(citation, cited.title),
  );
  const rest = found && restOf(citing, found.paragraphId, found.start, found.end);
  if (!rest) return [];
  return [{ text: `${citing.title} cites ${cited.title}: “${rest.pinpoints[0]?.quote}”`, rests: [rest] }];
}

const fullCitations = ({ opinion }: SessionCase): OpinionCitation[] =>
  (opinion?.citations ?? []).filter(({ kind }) => kind === 'full');

type Placed = Pick<OpinionCitation, 'volume' | 'reporter' | 'page'>;

const isSamePlace = (one: Placed, other: Placed): boolean => {
  const place = placeOf(one);
  return place !== undefined && place === placeOf(other);
};

/** "248 N.Y. 339"; undefined where a part of it is not known. */
function placeOf({ volume, reporter, page }: Placed): string | undefined {
  return volume && reporter && page ? `${volume} ${reporter.replaceAll(' ', '')} ${page}` : undefined;
}

/** By the first words of both parties, whichever stands first: on appeal they change places. */
function namesCase({ plaintiff, defendant }: OpinionCitation, title: string): boolean {
  const sides = title.split(/\s+v(?:s)?\.\s+/i).map(keyWord);
  const named = [plaintiff, defendant].map((party) => keyWord(party ?? ''));
  if (sides.length !== 2 || named.includes('') || sides.includes('')) return false;
  return sides.toSorted().join(' ') === named.toSorted().join(' ');
}

/** Too many parties are called so to tell one case from another. */
const anybody = new Set([
  'united',
  'state',
  'people',
  'commonwealth',
  'the',
  'city',
  'county',
  'matter',
  'estate',
]);

function keyWord(party: string): string {
  const words = party.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = ''] = words;
  // The whole name, where its first word tells nothing.
  return anybody.has(first) ? words.join('') : first;
}

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
      const rest = isNew ? restOf(one, citation.paragraphId, citation.start, citation.end) : undefined;
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
      text: `${one.title}: “${rule.text}”\n${other.title}: “${theirs.text}”`,
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

/** The weighed share of the terms of both that both hold, 0 to 1. */
function likeness(one: string, other: string): number {
  const [first, second] = [new Set(termsOf(one)), new Set(termsOf(other))];
  const shared = [...first].filter((term) => second.has(term));
  if (shared.length < fewestSharedTerms) return 0;
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);
  return weigh(shared) / Math.min(weigh(first), weigh(second));
}

const addedLines = (one: SessionCase): SynthesisLine[] =>
  (one.brief?.whyAssigned ?? [])
    .filter(({ verified }) => verified)
    .map((item) => ({ text: `${one.title}: ${item.text}`, rests: [restOn(one, item)] }));

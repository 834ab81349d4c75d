/**
 * What a course outline takes of one case. Made case by case, so that never more than one opinion is held: what is
 * left of it is a page.
 */
import type { Opinion } from '../../opinion/opinion.ts';
import { cueNamed } from '../extractive/read/cues.ts';
import { termsOf } from '../language/words.ts';
import type { CourseRest } from '../material/course.ts';
import { isSource } from '../material/points.ts';
import type { BriefContent, Item, OutlineContent, Pinpoint } from '../material/schema.ts';
import { outcomeOf } from '../outcome.ts';
import { casesCited, type KnownCases, type NamedCase } from '../session/known-cases.ts';
import { sentenceIn } from '../session/resting.ts';
import { type Places, placesOf } from '../words/pages.ts';
import { remarksOn } from '../words/statements.ts';
import { authoritiesOf } from './authorities.ts';
import type { StatedLaw } from './same-law.ts';

const leavesOpen = cueNamed('need not decide');

const decrees = ['decree', 'we affirm', 'so ordered', 'proceedings consistent'].map(cueNamed);
const concludes = ['we conclude', 'we hold', 'our holding', 'we find', 'it follows', 'therefore'].map(
  cueNamed,
);
const ofThisCase = [
  'here',
  'role of party',
  'entitled',
  'erred',
  'lower court',
  'court acted',
  'fails to show',
  'violates',
].map(cueNamed);
const general = [
  'norm',
  'elements',
  'to establish',
  'the test',
  'settled',
  'generally',
  'if or when',
  'any person',
].map(cueNamed);
const saysOneOf = (cues: readonly RegExp[], text: string) => cues.some((cue) => cue.test(text));

/**
 * What the court decided of this case, and no law: "We conclude that the appropriate sanction is a reprimand." Of 6,000 labelled
 * sentences it tells four of five decrees, and takes one in 25 of the law for one.
 */
const isOutcome = ({ text }: Item): boolean =>
  saysOneOf(decrees, text) ||
  (saysOneOf(concludes, text) && (saysOneOf(ofThisCase, text) || !saysOneOf(general, text)));

export type CourseStatement = {
  text: string;
  /** What an engine made of it, by which it is known again. */
  key: string;
  rests: CourseRest[];
  remarks: string[];
  terms: ReadonlySet<string>;
};
/** `isOpen` where it is no exception: the court does not settle it. */
export type CourseException = CourseStatement & { isOpen?: boolean };
export type CourseRule = CourseStatement & StatedLaw & { elements: CourseStatement[] };

export type CourseCase = NamedCase & {
  /** Null where nothing of hers names its topic. */
  topicId: string | null;
  /** What it is about: by its meaning, and by what its law and reasons say. */
  gist: { texts: string[]; terms: ReadonlySet<string>; vector?: Float32Array | undefined };
  holding?: CourseStatement;
  issues: CourseStatement[];
  rules: CourseRule[];
  exceptions: CourseException[];
  /** How the judgment below came out, where the opinion says it of the whole. */
  outcome?: { isStanding: boolean; rest: CourseRest };
  /** Other cases of the class that it cites. */
  cites: { caseId: number; quote: string; rest: CourseRest }[];
};

export type PlacedCase = CourseCase & { topicId: string };

export type CaseMaterial = NamedCase & {
  topicId: string | null;
  brief: BriefContent | undefined;
  outline: OutlineContent | undefined;
  /** Undefined once its text is deleted. */
  opinion: Opinion | undefined;
  places: Places;
};

/** `known` are all cases of the class. */
export function courseCase(material: CaseMaterial, known: KnownCases): CourseCase {
  const { caseId, title, citation, topicId, brief, opinion } = material;
  const fromBrief = (item: Item) => statementOf(item, material, 'brief');
  const outcome = opinion && standingOf(opinion, material);
  return {
    ...{ caseId, title, citation, topicId, gist: gistOf(brief) },
    ...(brief && isStated(brief.holding) ? { holding: fromBrief(brief.holding) } : {}),
    issues: (brief?.issue ?? []).filter(isStated).map(fromBrief),
    rules: unlike(
      (brief?.rule ?? []).filter(isStated).filter((rule) => isHers(rule) || !isOutcome(rule)),
    ).map((rule) => ({
      ...fromBrief(rule),
      authorities: authoritiesOf(rule, opinion),
      elements: (rule.children ?? []).filter((item) => isStated(item) && !isSource(item)).map(fromBrief),
    })),
    exceptions: exceptionsOf(material),
    ...(outcome ? { outcome } : {}),
    cites: opinion ? citesOf(opinion, material, known) : [],
  };
}

function gistOf(brief: BriefContent | undefined): CourseCase['gist'] {
  const { rule = [], issue = [], analysis = [], holding } = brief ?? {};
  const texts = [...rule, ...issue, ...(holding ? [holding] : []), ...analysis]
    .filter(isStated)
    .map(({ text }) => text);
  return { texts, terms: new Set(texts.flatMap(termsOf)) };
}

const keyOf = ({ text, generated }: Item) => generated ?? text;

const unlike = (items: readonly Item[]) => [...new Map(items.map((item) => [keyOf(item), item])).values()];

const isHers = ({ marks }: Item) => marks.includes('own');

/** Words that rest on the text, or are hers. */
const isStated = (item: Item) => isHers(item) || (item.verified && item.pinpoints.length > 0);

const limitsTitle: OutlineContent['sections'][number]['title'] = 'Exceptions, defences and limits';

/** Headings have no passage of their own; what is below them counts. */
function exceptionsOf(material: CaseMaterial): CourseException[] {
  const items = material.outline?.sections.find(({ title }) => title === limitsTitle)?.items ?? [];
  const stated = (item: Item, heading = ''): CourseException[] => {
    if (!isStated(item)) return (item.children ?? []).flatMap((child) => stated(child, item.text));
    const isOpen = saysOpen(heading) || saysOpen(item.text) || leavesOpen.test(item.text);
    return [{ ...statementOf(item, material, 'outline'), ...(isOpen ? { isOpen } : {}) }];
  };
  return items.flatMap((item) => stated(item));
}

/** As both engines put it. */
const saysOpen = (words: string) => /\b(?:leaves?|left) (?:it |this )?open\b/i.test(words);

function statementOf(
  item: Item,
  { caseId, places }: CaseMaterial,
  material: CourseRest['material'],
): CourseStatement {
  return {
    text: item.text,
    key: keyOf(item),
    rests: [restOf(caseId, item.pinpoints, places, material, item.id)],
    remarks: remarksOn(item),
    terms: new Set(termsOf(item.text)),
  };
}

export function restOf(
  caseId: number,
  pinpoints: readonly Pinpoint[],
  named: Places,
  material: CourseRest['material'],
  statementId?: string,
): CourseRest {
  const places = placesOf(pinpoints, named).map(({ name, passageId, quotes }) => ({
    name,
    passageId,
    quotes: quotes.map(({ quote }) => quote),
  }));
  return { caseId, material, places, ...(statementId === undefined ? {} : { statementId }) };
}

function standingOf({ disposition, ...opinion }: Opinion, { caseId, places }: CaseMaterial) {
  const outcome = disposition && outcomeOf(disposition);
  if (!outcome) return undefined;
  const pinpoint = sentenceIn({ ...opinion, disposition }, disposition);
  if (!pinpoint) return undefined;
  return { isStanding: outcome === 'stood', rest: restOf(caseId, [pinpoint], places, 'brief') };
}

/** The first place where each is cited in full. */
function citesOf(opinion: Opinion, { caseId, places }: CaseMaterial, known: KnownCases): CourseCase['cites'] {
  return [...casesCited(opinion, caseId, known)].flatMap(([cited, citation]) => {
    const pinpoint = sentenceIn(opinion, citation);
    if (!pinpoint) return [];
    return [{ caseId: cited, quote: pinpoint.quote, rest: restOf(caseId, [pinpoint], places, 'brief') }];
  });
}

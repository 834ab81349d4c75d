/**
 * Issue-spotter practice out of a course outline: what happened in two or three cases of a class, and the rules of the
 * outline that these cases carry. Every fact is one that a case states; the pattern states neither law nor outcome.
 */
import { seededShare } from '../drill/seeded.ts';
import { isStep } from '../extractive/choose/steps.ts';
import { cueNamed } from '../extractive/read/cues.ts';
import { countWords } from '../language/words.ts';
import type { CourseNode } from '../material/course.ts';
import type { Item } from '../material/schema.ts';
import { type MaskedText, maskedNames } from './masked-names.ts';
import { withBelow } from './tree.ts';

export type FactsOfCase = { caseId: number; caseName: string; facts: readonly Item[] };
export type Fact = MaskedText & { item: Item };
export type SpottedIssue = { topic: CourseNode; rule: CourseNode; caseIds: number[] };
export type FactPattern = {
  matters: { caseId: number; facts: Fact[] }[];
  issues: SpottedIssue[];
  hasAnother: boolean;
};

/** Law, what a court or a side makes of the facts, and what came of them. */
const untold = [
  ...'argues|argument noun|question presented|case concerns|dissent says|as noted|here'.split('|'),
  ...'sued|lower court|decree|appeals|moved|jury|entitled|violates|erred|invalid'.split('|'),
  ...'statute provides|source named|authors say|history of law|case named'.split('|'),
].map(cueNamed);
/** A court's “we”, and nobody's that is quoted. */
const saysWe = (text: string) => cueNamed('we').test(text.replaceAll(/[“"][^”"]*[”"]/g, ''));
const law =
  /\b(?:statut\w+|unlawful\w*|prohibits?|forbids?|forbidden|(?:state|federal) law|laws? (?:limits?|requires?|permits?|allows?|bars?))\b/i;
const leans = [
  ...['opens with this', 'points back', 'the latter'].map(cueNamed),
  /^(?:(?:On|In|At|With|By|After|Before|When|While|Once|Then|Soon|Later)\b.*?, )?(?:he|she|it|they|his|her|their)\b/i,
];

const mostCases = 3;
const mostIssuesOfCase = 3;
const most = { facts: 4, words: 110 };
const least = { facts: 2, words: 25 };

const saysOneOf = (cues: readonly RegExp[], text: string) => cues.some((cue) => cue.test(text));

/** What of a brief's facts can be told alone; empty where it makes no story. */
export function storyIn(facts: readonly Item[]): Item[] {
  const story: Item[] = [];
  let words = 0;
  let before: Item | undefined;
  for (const fact of facts) {
    const { text } = fact;
    // What leans on a fact that is left out would speak of something else.
    const isFollowed = before !== undefined && before === story.at(-1);
    before = fact;
    if (!isStated(fact) || isStep(text) || saysWe(text)) continue;
    if (saysOneOf([...untold, law], text)) continue;
    if (!isFollowed && saysOneOf(leans, text)) continue;
    words += countWords(text);
    if (story.length === most.facts || words > most.words) break;
    story.push(fact);
  }
  const told = story.reduce((sum, { text }) => sum + countWords(text), 0);
  return story.length >= least.facts && told >= least.words ? story : [];
}

/** Her own words, and an engine's thought, are nothing that the case states. */
const isStated = ({ verified, pinpoints, marks }: Item) =>
  verified && pinpoints.length > 0 && !marks.includes('own') && !marks.includes('inferred');

/**
 * The `round`th of a class: each case comes once before any comes again, and the same round is the same pattern. Undefined
 * where fewer than two cases tell a story, or they carry fewer than two rules.
 */
export function factPattern(
  topics: readonly CourseNode[],
  cases: readonly FactsOfCase[],
  { seed, round }: { seed: string; round: number },
): FactPattern | undefined {
  const told = cases.flatMap((one) => {
    const issues = issuesOf(topics, one.caseId).slice(0, mostIssuesOfCase);
    const story = storyIn(one.facts);
    return issues.length > 0 && story.length > 0 ? [{ ...one, issues, story }] : [];
  });
  const rules = new Set(told.flatMap(({ issues }) => issues.map(({ rule }) => rule.id)));
  if (told.length < 2 || rules.size < 2) return undefined;
  const patterns = Math.ceil(told.length / mostCases);
  const lap = Math.floor(round / patterns);
  const chosen = told
    .map((one) => ({ one, at: seededShare(`${seed} ${lap} ${one.caseId}`) }))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ one }, at) => (at % patterns === round % patterns ? [one] : []));
  const issues = Map.groupBy(
    chosen.flatMap((one) => one.issues.map((issue) => ({ ...issue, caseId: one.caseId }))),
    ({ rule }) => rule.id,
  );
  return {
    matters: chosen.map(({ caseId, caseName, story }, at) => ({
      caseId,
      facts: masked(story, caseName, at),
    })),
    issues: [...issues.values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, caseIds: [first, ...others].map(({ caseId }) => caseId) }] : [],
    ),
    hasAnother: told.length > mostCases,
  };
}

const letters = 'ABCDEF';

function masked(story: readonly Item[], caseName: string, at: number): Fact[] {
  const told = maskedNames(
    story.map(({ text }) => text),
    caseName,
    [...letters.slice(2 * at)],
  );
  return told.flatMap((each, index) => {
    const item = story[index];
    return item ? [{ ...each, item }] : [];
  });
}

/** How courts go about it, whose law it is and where courts differ: no facts raise it. */
const procedural = [
  cueNamed('review standard'),
  /\b(?:summary judgment|directed verdict|new trial|motions? to dismiss)\b/i,
  /\blaw (?:of [\p{L} ]{2,40} )?(?:supplies|governs|controls|applies)\b/iu,
  /\bcircuit split\b|\b(?:circuits?|courts?|authorities) (?:is|are|remain) (?:split|divided)\b/i,
];

/** The rules right below a topic that the case carries, by itself or by what bears on them. */
const issuesOf = (topics: readonly CourseNode[], caseId: number) =>
  topics.flatMap((topic) =>
    topic.children
      .filter((rule) => isSpotted(rule) && carries(rule, caseId))
      .map((rule) => ({ topic, rule })),
  );

export const carriesIssues = (topics: readonly CourseNode[], caseId: number): boolean =>
  issuesOf(topics, caseId).length > 0;

const isSpotted = ({ kind, isGone, text }: CourseNode) =>
  kind === 'rule' && !isGone && !saysOneOf(procedural, text);

const carries = (rule: CourseNode, caseId: number) =>
  withBelow(rule).some(
    (node) =>
      (node.kind === 'rule' || node.kind === 'wording') && node.rests.some((rest) => rest.caseId === caseId),
  );

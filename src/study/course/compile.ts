/**
 * A course outline from the cases of a class: topic by topic, each rule once with the cases that carry it. Nothing is
 * written anew: every line is a statement of a brief or outline, or says which of them belong together.
 */

import { shortCaseName } from '../../opinion/caption/short-name.ts';
import { overlapOf } from '../language/words.ts';
import type { CourseNode } from '../material/course.ts';
import { openAlikeIndex } from '../session/alike.ts';
import { quoted } from '../words/quoted.ts';
import { citedAgainst } from './against.ts';
import { contraryTo, opposedOutcomes } from './conflicts.ts';
import type { CourseCase, CourseException, CourseRule, CourseStatement, PlacedCase } from './course-case.ts';
import { doctrinesOf } from './doctrine.ts';
import { idOf, line } from './line.ts';
import { bearing, leans } from './same-law.ts';
import { type Shared, type SharedRules, sharedRules } from './shared-rules.ts';

export type CourseTopic = { id: string; title: string };

/** What lines are looked up in, so that nothing is searched for among all rules or all cases. */
type Course = {
  shared: SharedRules;
  /** What each rule's cases except from it. */
  exceptions: ReadonlyMap<Shared, Excepted[]>;
  /** The rules that stand or are carried under a topic, in the order of the class. */
  byTopic: ReadonlyMap<string, Shared[]>;
  titles: ReadonlyMap<string, string>;
  cases: ReadonlyMap<number, PlacedCase>;
};

type Excepted = { caseId: number; statement: CourseException };

/** Both in the order of the class; a topic without a line is left out. */
export function compileCourse(given: readonly CourseTopic[], read: readonly CourseCase[]): CourseNode[] {
  const { topics, cases } = placedByDoctrine(given, read);
  const shared = sharedRules(cases);
  const course: Course = {
    shared,
    exceptions: exceptionsOf(cases, shared),
    byTopic: rulesByTopic(shared),
    titles: new Map(topics.map(({ id, title }) => [id, title])),
    cases: new Map(cases.map((one) => [one.caseId, one])),
  };
  const ofTopic = Map.groupBy(cases, ({ topicId }) => topicId);
  return topics
    .map(({ id, title }) => ({
      ...line(id, 'topic', title),
      children: topicLines(id, ofTopic.get(id) ?? [], course),
    }))
    .filter(({ children }) => children.length > 0);
}

/** The topic of cases that share no term. */
const unnamed = 'Other rules';

/** Behind the topics of hers those that her cases alone tell. */
function placedByDoctrine(given: readonly CourseTopic[], read: readonly CourseCase[]) {
  const topics = [...given];
  const topicOf = new Map<number, string>();
  for (const { title, cases } of doctrinesOf(read.filter(({ topicId }) => topicId === null))) {
    const [first] = cases;
    if (!first) continue;
    const name = title ?? unnamed;
    const known = topics.find((topic) => topic.title.toLowerCase() === name.toLowerCase());
    // By its first case: cases that come later may name it better.
    const topic = known ?? { id: title ? `doctrine-${first.caseId}` : 'doctrine-other', title: name };
    if (!known) topics.push(topic);
    for (const { caseId } of cases) topicOf.set(caseId, topic.id);
  }
  // Last, as what is left.
  topics.sort((a, b) => Number(a.title === unnamed) - Number(b.title === unnamed));
  const cases = read.map(
    (one): PlacedCase => ({ ...one, topicId: one.topicId ?? topicOf.get(one.caseId) ?? '' }),
  );
  return { topics, cases };
}

function rulesByTopic({ all }: SharedRules): Map<string, Shared[]> {
  const placed = all.flatMap((each) =>
    [...new Set(each.carried.map(({ one }) => one.topicId))].map((topicId) => ({ topicId, each })),
  );
  const byTopic = Map.groupBy(placed, ({ topicId }) => topicId);
  return new Map([...byTopic].map(([topicId, rules]) => [topicId, rules.map(({ each }) => each)]));
}

/** Rules, each with what bears on it below; then what stands elsewhere, and cases without a rule. */
function topicLines(topicId: string, own: readonly PlacedCase[], course: Course): CourseNode[] {
  const rules = course.byTopic.get(topicId) ?? [];
  const told = new Set<number>();
  const here = rules.filter((each) => each.topicId === topicId);
  const stated = outlined(here).map(({ each, below }) => ruleLine(each, below, topicId, told, course));
  const elsewhere = rules
    .filter((each) => each.topicId !== topicId)
    .map((each) => seeLine(each, topicId, told, course));
  const rest = own
    .filter(({ caseId }) => !told.has(caseId))
    .flatMap((one) => caseLine(one, told, course, one.issues));
  return [...stated, ...elsewhere, ...rest];
}

type Outlined = { each: Shared; below: Shared[] };

/** What most cases carry comes first, then what most others bear on; what bears on a rule stands below it. */
function outlined(rules: readonly Shared[]): Outlined[] {
  const compared = rules.slice(0, mostCompared);
  // Of its own places alone.
  const of = (at: number) => compared[at] as Shared;
  const near = compared.map((each) =>
    compared.map((other) => (each === other ? 0 : bearing(each.lead, other.lead))),
  );
  const weightOf = (at: number) => {
    const { carried, lead } = of(at);
    const others = (near[at] ?? []).reduce((sum, value) => sum + value, 0);
    return carried.length * 100 + others - (leans(lead) ? 1000 : 0);
  };
  const order = [...compared.keys()].toSorted((a, b) => weightOf(b) - weightOf(a));
  const leads = new Map<number, number[]>();
  const placed = new Set<number>();
  for (const at of order) {
    if (placed.has(at)) continue;
    const below = compared.flatMap((_, other) => (!placed.has(other) && near[at]?.[other] ? [other] : []));
    for (const each of [at, ...below]) placed.add(each);
    leads.set(at, below);
  }
  return [
    ...[...leads].map(([at, below]) => ({ each: of(at), below: below.map(of) })),
    ...rules.slice(mostCompared).map((each) => ({ each, below: [] })),
  ];
}

/** Of the rules of one topic. */
const mostCompared = 150;

function ruleLine(
  each: Shared,
  below: readonly Shared[],
  topicId: string,
  told: Set<number>,
  course: Course,
): CourseNode {
  const { id, lead, carried } = each;
  const owner = carried[0]?.one.caseId ?? 0;
  const here = carried.map(({ one }) => one).filter((one) => one.topicId === topicId);
  return {
    ...line(id, 'rule', lead.text, { ...lead, rests: carried.flatMap(({ rule }) => rule.rests) }),
    children: unlike([
      ...lead.elements.map((element) =>
        line(idOf('element', owner, `${lead.key} ${element.key}`), 'element', element.text, element),
      ),
      ...(course.exceptions.get(each) ?? []).map(({ caseId, statement }) =>
        line(
          idOf('exception', caseId, statement.key),
          statement.isOpen ? 'open' : 'exception',
          statement.text,
          statement,
        ),
      ),
      ...carried.slice(1).flatMap(({ one, rule }) => wordingLine(each, one, rule)),
      ...opposedOutcomes(each),
      ...contraryTo(each, course.shared),
      ...below.map((other) => ruleLine(other, [], topicId, told, course)),
      ...here.flatMap((one) => caseLine(one, told, course)),
    ]),
  };
}

const unlike = (nodes: readonly CourseNode[]) =>
  [...new Map(nodes.toReversed().map((node) => [node.id, node])).values()].toReversed();

function wordingLine({ lead }: Shared, one: PlacedCase, rule: CourseRule): CourseNode[] {
  if (rule.text === lead.text) return [];
  return [
    line(
      idOf('wording', one.caseId, rule.key),
      'wording',
      `${shortCaseName(one.title)}: ${quoted(rule.text)}`,
      rule,
    ),
  ];
}

/** What the carrying cases except from their rules, said once, each under the rule it shares most with. */
function exceptionsOf(cases: readonly PlacedCase[], { all }: SharedRules): Map<Shared, Excepted[]> {
  const carriedBy = new Map<PlacedCase, Set<Shared>>();
  for (const each of all)
    for (const { one } of each.carried) carriedBy.set(one, (carriedBy.get(one) ?? new Set()).add(each));
  const homed = cases.flatMap((one) =>
    one.exceptions.flatMap((statement) => {
      const scored = [...(carriedBy.get(one) ?? [])].map((each) => ({
        each,
        score: overlapOf(each.lead.terms, statement.terms),
      }));
      const home = scored.toSorted((a, b) => b.score - a.score)[0]?.each;
      return home ? [{ home, caseId: one.caseId, statement }] : [];
    }),
  );
  const byHome = Map.groupBy(homed, ({ home }) => home);
  return new Map([...byHome].map(([each, excepted]) => [each, saidOnce(inOrder(each, excepted))]));
}

/** Of the carrying cases, as the rule names them. */
function inOrder({ carried }: Shared, excepted: readonly Excepted[]): Excepted[] {
  const places = new Map(carried.map(({ one }, index) => [one.caseId, index]));
  return excepted.toSorted((a, b) => (places.get(a.caseId) ?? 0) - (places.get(b.caseId) ?? 0));
}

function saidOnce(excepted: readonly Excepted[]): Excepted[] {
  const index = openAlikeIndex<{ terms: ReadonlySet<string>; kept: Excepted }>(
    excepted.map(({ statement }) => statement),
  );
  const all: Excepted[] = [];
  for (const { caseId, statement } of excepted) {
    const kept = index.find(statement)[0]?.statement.kept;
    if (kept) {
      kept.statement = { ...kept.statement, rests: [...kept.statement.rests, ...statement.rests] };
      continue;
    }
    const first = { caseId, statement };
    all.push(first);
    index.add({ terms: statement.terms, kept: first });
  }
  return all;
}

/** Where a case carries a rule that stands under another topic. */
function seeLine(
  { id, lead, topicId: home, carried }: Shared,
  topicId: string,
  told: Set<number>,
  course: Course,
): CourseNode {
  const here = carried.filter(({ one }) => one.topicId === topicId);
  const name = course.titles.get(home) ?? '';
  const rests = here.flatMap(({ rule }) => rule.rests);
  return {
    ...line(`see-${topicId}-${id}`, 'see', `Same rule as under ${name}: ${quoted(lead.text)}`, { rests }),
    children: here.flatMap(({ one }) => caseLine(one, told, course)),
  };
}

/** Once in the outline, below the first rule that it carries. */
function caseLine(
  one: PlacedCase,
  told: Set<number>,
  course: Course,
  /** Where no rule of it tells what it is about. */
  issues: readonly CourseStatement[] = [],
): CourseNode[] {
  if (told.has(one.caseId)) return [];
  told.add(one.caseId);
  const holding = one.holding?.text;
  const text = holding ? `${one.title}: ${holding}` : one.title;
  return [
    {
      ...line(`case-${one.caseId}`, 'case', text, one.holding),
      children: [
        ...issues.map((issue) => line(idOf('issue', one.caseId, issue.key), 'issue', issue.text, issue)),
        ...one.cites.flatMap((cite) => citesLine(one, cite, course)),
      ],
    },
  ];
}

function citesLine(
  one: PlacedCase,
  { caseId, quote, rest }: PlacedCase['cites'][number],
  course: Course,
): CourseNode[] {
  const cited = course.cases.get(caseId);
  if (!cited) return [];
  const isAgainst = citedAgainst(quote);
  const id = `cites-${one.caseId}-${caseId}`;
  return [
    isAgainst
      ? line(
          id,
          'conflict',
          `${shortCaseName(one.title)} on ${shortCaseName(cited.title)}: ${quoted(quote)}`,
          { rests: [rest] },
        )
      : line(id, 'cites', `Cites ${shortCaseName(cited.title)}: ${quoted(quote)}`, { rests: [rest] }),
  ];
}

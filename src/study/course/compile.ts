/**
 * A course outline from the cases of a class: topic by topic, each rule once with the cases that carry it. Nothing is
 * written anew: every line is a statement of a brief or outline, or says which of them belong together.
 */
import { overlapOf } from '../extractive/text/words.ts';
import type { CourseNode } from '../material/course.ts';
import { openAlikeIndex } from '../session/alike.ts';
import { quoted } from '../words/quoted.ts';
import { citedAgainst } from './against.ts';
import { contraryTo, opposedOutcomes } from './conflicts.ts';
import type { CourseCase, CourseException, CourseRule, CourseStatement } from './course-case.ts';
import { idOf, line } from './line.ts';
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
  cases: ReadonlyMap<number, CourseCase>;
};

type Excepted = { caseId: number; statement: CourseException };

/** Both in the order of the class; a topic without a line is left out. */
export function compileCourse(topics: readonly CourseTopic[], cases: readonly CourseCase[]): CourseNode[] {
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

function rulesByTopic({ all }: SharedRules): Map<string, Shared[]> {
  const placed = all.flatMap((each) =>
    [...new Set(each.carried.map(({ one }) => one.topicId))].map((topicId) => ({ topicId, each })),
  );
  const byTopic = Map.groupBy(placed, ({ topicId }) => topicId);
  return new Map([...byTopic].map(([topicId, rules]) => [topicId, rules.map(({ each }) => each)]));
}

/** Issues with their rules, then rules without one, then what stands elsewhere and cases without a rule. */
function topicLines(topicId: string, own: readonly CourseCase[], course: Course): CourseNode[] {
  const rules = course.byTopic.get(topicId) ?? [];
  const told = new Set<number>();
  const issues = new Map<string, CourseNode>();
  const loose: CourseNode[] = [];
  for (const each of rules) {
    if (each.topicId !== topicId) continue;
    const owner = each.carried[0]?.one;
    const node = ruleLine(each, topicId, told, course);
    const issue = owner && issueFor(each.lead, owner);
    if (!owner || !issue) {
      loose.push(node);
      continue;
    }
    const id = idOf('issue', owner.caseId, issue.key);
    const known = issues.get(id) ?? line(id, 'issue', issue.text, issue);
    known.children.push(node);
    issues.set(id, known);
  }
  const elsewhere = rules
    .filter((each) => each.topicId !== topicId)
    .map((each) => seeLine(each, topicId, told, course));
  const rest = own.filter(({ caseId }) => !told.has(caseId)).flatMap((one) => caseLine(one, told, course));
  return [...issues.values(), ...loose, ...elsewhere, ...rest];
}

/** Of the issues of its case the one that shares most with the rule. */
function issueFor(rule: CourseRule, { issues }: CourseCase): CourseStatement | undefined {
  const scored = issues.map((issue) => ({ issue, score: overlapOf(issue.terms, rule.terms) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.issue;
}

function ruleLine(each: Shared, topicId: string, told: Set<number>, course: Course): CourseNode {
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
      ...here.flatMap((one) => caseLine(one, told, course)),
    ]),
  };
}

const unlike = (nodes: readonly CourseNode[]) =>
  [...new Map(nodes.toReversed().map((node) => [node.id, node])).values()].toReversed();

function wordingLine({ lead }: Shared, one: CourseCase, rule: CourseRule): CourseNode[] {
  if (rule.text === lead.text) return [];
  return [line(idOf('wording', one.caseId, rule.key), 'wording', `${one.title}: ${quoted(rule.text)}`, rule)];
}

/** What the carrying cases except from their rules, said once, each under the rule it shares most with. */
function exceptionsOf(cases: readonly CourseCase[], { all }: SharedRules): Map<Shared, Excepted[]> {
  const carriedBy = new Map<CourseCase, Set<Shared>>();
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
function caseLine(one: CourseCase, told: Set<number>, course: Course): CourseNode[] {
  if (told.has(one.caseId)) return [];
  told.add(one.caseId);
  const holding = one.holding?.text;
  const text = holding ? `${one.title}: ${holding}` : one.title;
  return [
    {
      ...line(`case-${one.caseId}`, 'case', text, one.holding),
      children: one.cites.flatMap((cite) => citesLine(one, cite, course)),
    },
  ];
}

function citesLine(
  one: CourseCase,
  { caseId, quote, rest }: CourseCase['cites'][number],
  course: Course,
): CourseNode[] {
  const cited = course.cases.get(caseId);
  if (!cited) return [];
  const isAgainst = citedAgainst(quote);
  const id = `cites-${one.caseId}-${caseId}`;
  return [
    isAgainst
      ? line(id, 'conflict', `${one.title} on ${cited.title}: ${quoted(quote)}`, { rests: [rest] })
      : line(id, 'cites', `Cites ${cited.title}: ${quoted(quote)}`, { rests: [rest] }),
  ];
}

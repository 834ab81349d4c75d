/**
 * A course outline from the cases of a class: topic by topic, each rule once with the cases that carry it. Nothing is
 * written anew: every line is a statement of a brief or outline, or says which of them belong together.
 */
import { overlapOf } from '../extractive/text/words.ts';
import type { CourseNode } from '../material/course.ts';
import { leastAlike, likenessOf } from '../session/alike.ts';
import { quoted } from '../words/quoted.ts';
import { citedAgainst } from './against.ts';
import { contraryTo, opposedOutcomes } from './conflicts.ts';
import type { CourseCase, CourseRule, CourseStatement } from './course-case.ts';
import { idOf, line } from './line.ts';
import { type Shared, sharedRules } from './shared-rules.ts';

export type CourseTopic = { id: string; title: string };

/** Both in the order of the class; a topic without a line is left out. */
export function compileCourse(topics: readonly CourseTopic[], cases: readonly CourseCase[]): CourseNode[] {
  const shared = sharedRules(cases);
  return topics
    .map(({ id, title }) => {
      const own = cases.filter(({ topicId }) => topicId === id);
      return { ...line(id, 'topic', title), children: topicLines(id, own, shared, cases, topics) };
    })
    .filter(({ children }) => children.length > 0);
}

/** Issues with their rules, then rules without one, then what stands elsewhere and cases without a rule. */
function topicLines(
  topicId: string,
  own: readonly CourseCase[],
  shared: readonly Shared[],
  cases: readonly CourseCase[],
  topics: readonly CourseTopic[],
): CourseNode[] {
  const here = shared.filter((each) => each.topicId === topicId);
  const told = new Set<number>();
  const issues = new Map<string, CourseNode>();
  const loose: CourseNode[] = [];
  for (const each of here) {
    const owner = each.carried[0]?.one;
    const node = ruleLine(each, own, shared, told, cases);
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
  const elsewhere = shared
    .filter((each) => each.topicId !== topicId)
    .flatMap((each) => seeLine(each, topicId, own, told, cases, topics));
  const rest = own.filter(({ caseId }) => !told.has(caseId)).flatMap((one) => caseLine(one, told, cases));
  return [...issues.values(), ...loose, ...elsewhere, ...rest];
}

/** Of the issues of its case the one that shares most with the rule. */
function issueFor(rule: CourseRule, { issues }: CourseCase): CourseStatement | undefined {
  const scored = issues.map((issue) => ({ issue, score: overlapOf(issue.terms, rule.terms) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.issue;
}

function ruleLine(
  each: Shared,
  own: readonly CourseCase[],
  shared: readonly Shared[],
  told: Set<number>,
  cases: readonly CourseCase[],
): CourseNode {
  const { id, lead, carried } = each;
  const owner = carried[0]?.one.caseId ?? 0;
  const here = carried.map(({ one }) => one).filter((one) => own.includes(one));
  return {
    ...line(id, 'rule', lead.text, { ...lead, rests: carried.flatMap(({ rule }) => rule.rests) }),
    children: unlike([
      ...lead.elements.map((element) =>
        line(idOf('element', owner, `${lead.key} ${element.key}`), 'element', element.text, element),
      ),
      ...exceptionsTo(each, shared).map(({ caseId, statement }) =>
        line(
          idOf('exception', caseId, statement.key),
          statement.isOpen ? 'open' : 'exception',
          statement.text,
          statement,
        ),
      ),
      ...carried.slice(1).flatMap(({ one, rule }) => wordingLine(each, one, rule)),
      ...opposedOutcomes(each),
      ...contraryTo(each, shared),
      ...here.flatMap((one) => caseLine(one, told, cases)),
    ]),
  };
}

const unlike = (nodes: readonly CourseNode[]) =>
  [...new Map(nodes.toReversed().map((node) => [node.id, node])).values()].toReversed();

function wordingLine({ lead }: Shared, one: CourseCase, rule: CourseRule): CourseNode[] {
  if (rule.text === lead.text) return [];
  return [line(idOf('wording', one.caseId, rule.key), 'wording', `${one.title}: ${quoted(rule.text)}`, rule)];
}

/** What the carrying cases except from the rule, said once, each under the rule it shares most with. */
function exceptionsTo({ carried, id }: Shared, shared: readonly Shared[]) {
  const all = carried.flatMap(({ one }) =>
    one.exceptions
      .filter((exception) => homeOf(exception, one, shared) === id)
      .map((statement) => ({ caseId: one.caseId, statement })),
  );
  const kept: typeof all = [];
  for (const each of all) {
    const same = kept.find(
      ({ statement }) => likenessOf(statement.terms, each.statement.terms) >= leastAlike,
    );
    if (same)
      same.statement = { ...same.statement, rests: [...same.statement.rests, ...each.statement.rests] };
    else kept.push(each);
  }
  return kept;
}

function homeOf(exception: CourseStatement, one: CourseCase, shared: readonly Shared[]): string | undefined {
  const rules = shared.filter(({ carried }) => carried.some((each) => each.one === one));
  const scored = rules.map(({ id, lead }) => ({ id, score: overlapOf(lead.terms, exception.terms) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.id;
}

/** Where a case carries a rule that stands under another topic. */
function seeLine(
  { id, lead, topicId: home, carried }: Shared,
  topicId: string,
  own: readonly CourseCase[],
  told: Set<number>,
  cases: readonly CourseCase[],
  topics: readonly CourseTopic[],
): CourseNode[] {
  const here = carried.filter(({ one }) => own.includes(one));
  if (here.length === 0) return [];
  const name = topics.find((each) => each.id === home)?.title ?? '';
  const rests = here.flatMap(({ rule }) => rule.rests);
  return [
    {
      ...line(`see-${topicId}-${id}`, 'see', `Same rule as under ${name}: ${quoted(lead.text)}`, { rests }),
      children: here.flatMap(({ one }) => caseLine(one, told, cases)),
    },
  ];
}

/** Once in the outline, below the first rule that it carries. */
function caseLine(one: CourseCase, told: Set<number>, cases: readonly CourseCase[]): CourseNode[] {
  if (told.has(one.caseId)) return [];
  told.add(one.caseId);
  const holding = one.holding?.text;
  const text = holding ? `${one.title}: ${holding}` : one.title;
  return [
    {
      ...line(`case-${one.caseId}`, 'case', text, one.holding),
      children: one.cites.flatMap((cite) => citesLine(one, cite, cases)),
    },
  ];
}

function citesLine(
  one: CourseCase,
  { caseId, quote, rest }: CourseCase['cites'][number],
  cases: readonly CourseCase[],
): CourseNode[] {
  const cited = cases.find((each) => each.caseId === caseId);
  if (!cited) return [];
  const isAgainst = citedAgainst(quote);
  const id = `cites-${one.caseId}-${caseId}`;
  return [
    isAgainst
      ? line(id, 'conflict', `${one.title} on ${cited.title}: ${quoted(quote)}`, { rests: [rest] })
      : line(id, 'cites', `Cites ${cited.title}: ${quoted(quote)}`, { rests: [rest] }),
  ];
}

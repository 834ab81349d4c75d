/** The attack outline: what fits into the pages that one takes to the exam. Her own words are never cut. */
import type { CourseNode } from '../material/course.ts';
import { shorten } from '../words/shorten.ts';
import { holdsHers, isHers, withBelow } from './tree.ts';

/** About eight printed pages. */
export const mostWords = 3600;

type Strictness = { rules: number; letters: number; elements: number; exceptions: number };

const steps: Strictness[] = [
  { rules: Infinity, letters: 330, elements: 6, exceptions: 3 },
  { rules: Infinity, letters: 240, elements: 6, exceptions: 2 },
  { rules: 12, letters: 200, elements: 5, exceptions: 1 },
  { rules: 8, letters: 170, elements: 4, exceptions: 1 },
  { rules: 5, letters: 150, elements: 4, exceptions: 0 },
  { rules: 3, letters: 130, elements: 3, exceptions: 0 },
  { rules: 2, letters: 110, elements: 0, exceptions: 0 },
  { rules: 1, letters: 90, elements: 0, exceptions: 0 },
];

export type AttackOutline = {
  topics: CourseNode[];
  /** Rules that only the long outline has room for. */
  leftOut: number;
};

/** The least strict that fits; the strictest where none does. */
export function attackOutline(topics: readonly CourseNode[]): AttackOutline {
  const rules = countRules(topics);
  for (const step of steps) {
    const cut = topics.flatMap((topic) => cutTopic(topic, step));
    if (step === steps.at(-1) || countWords(cut) <= mostWords)
      return { topics: cut, leftOut: rules - countRules(cut) };
  }
  return { topics: [], leftOut: 0 };
}

const countRules = (topics: readonly CourseNode[]) =>
  topics.flatMap(withBelow).filter(({ kind }) => kind === 'rule').length;

const countWords = (topics: readonly CourseNode[]) =>
  topics.flatMap(withBelow).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

function cutTopic(topic: CourseNode, step: Strictness): CourseNode[] {
  const rules = withBelow(topic).filter(({ kind }) => kind === 'rule');
  // What most cases carry decides; among those the order of the outline.
  const kept = new Set(
    rules
      .toSorted((a, b) => Number(holdsHers(b)) - Number(holdsHers(a)) || casesOf(b) - casesOf(a))
      .filter((rule, index) => index < step.rules || holdsHers(rule)),
  );
  const children = topic.children.flatMap((node) =>
    // No rule names it: its holding is what there is to say.
    node.kind === 'case' && !isHers(node)
      ? [{ ...node, text: shorten(node.text, step.letters), children: cutLine(node, step, kept) }]
      : cutLine(node, step, kept),
  );
  return children.length > 0 || isHers(topic) ? [{ ...topic, children }] : [];
}

const casesOf = ({ rests }: CourseNode) => new Set(rests.map(({ caseId }) => caseId)).size;

function cutLine(node: CourseNode, step: Strictness, kept: ReadonlySet<CourseNode>): CourseNode[] {
  const text = isHers(node) ? node.text : shorten(node.text, step.letters);
  switch (node.kind) {
    case 'issue': {
      const children = node.children.flatMap((child) => cutLine(child, step, kept));
      return children.length > 0 || isHers(node) ? [{ ...node, text, children }] : [];
    }
    case 'rule':
      return kept.has(node) ? [{ ...node, text, children: belowRule(node, step, kept) }] : [];
    // The cases stand in brackets behind the rule.
    case 'wording':
    case 'cites':
    case 'case':
    case 'see': {
      const children = node.children.flatMap((child) => cutLine(child, step, kept));
      if (isHers(node)) return [{ ...node, children }];
      return children.filter((child) => holdsHers(child) || child.kind === 'conflict');
    }
    default:
      return [{ ...node, text, children: node.children.flatMap((child) => cutLine(child, step, kept)) }];
  }
}

function belowRule(rule: CourseNode, step: Strictness, kept: ReadonlySet<CourseNode>): CourseNode[] {
  const rooms = { element: step.elements, exception: step.exceptions };
  const counts = { element: 0, exception: 0 };
  return rule.children.flatMap((child) => {
    // What is left open takes the room of an exception.
    const kind = child.kind === 'open' ? 'exception' : child.kind;
    if ((kind === 'element' || kind === 'exception') && !holdsHers(child)) {
      counts[kind] += 1;
      if (counts[kind] > rooms[kind]) return [];
    }
    return cutLine(child, step, kept);
  });
}

/** Compiling again: what is hers stays as it is, and what is new is offered. */
import type { CourseContent, CourseNode, PlacedNode } from '../material/course.ts';
import { holdsHers, idsIn, isArranged, isHers, rebuild, withBelow } from './tree.ts';

/** Whether there is anything of hers that a new outline could lose. */
export const isTouched = ({ topics, aside }: Pick<CourseContent, 'topics' | 'aside'>): boolean =>
  aside.length > 0 || topics.some(holdsHers) || topics.flatMap(withBelow).some(isArranged);

/** `caseIds` are the cases of the class now. */
export function recompile(
  before: CourseContent,
  fresh: readonly CourseNode[],
  caseIds: readonly number[],
): CourseContent {
  if (!isTouched(before)) return { topics: [...fresh], offered: [], aside: [], caseIds: [...caseIds] };
  const made = new Map(fresh.flatMap(withBelow).map((node) => [node.id, node]));
  const live = new Set(caseIds);
  const update = (nodes: readonly CourseNode[]) => rebuild(nodes, (node) => refreshed(node, made, live));
  const topics = update(before.topics);
  const aside = before.aside.flatMap(({ node, ...place }) =>
    update([node]).map((kept): PlacedNode => ({ ...place, node: kept })),
  );
  const kept = [...topics, ...aside.map(({ node }) => node)];
  const into = new Map(
    kept.flatMap(withBelow).flatMap(({ id, merged = [] }) => merged.map((each) => [each, id])),
  );
  const known = new Set([...idsIn(kept), ...into.keys()]);
  const putAside = idsIn(aside.map(({ node }) => node));
  return { topics, aside, offered: offersIn(fresh, { known, putAside, into }), caseIds: [...caseIds] };
}

/** Children come refreshed already. */
function refreshed(
  node: CourseNode,
  made: ReadonlyMap<string, CourseNode>,
  live: ReadonlySet<number>,
): CourseNode | undefined {
  if (node.isOwn) return node;
  const now = made.get(node.id);
  if (now) {
    const { isGone: _, ...kept } = node;
    const { text, remarks } = now;
    const kind = node.isMerged ? node.kind : now.kind;
    const rests = [...now.rests, ...node.children.flatMap((child) => (child.isMerged ? child.rests : []))];
    return node.generated === undefined
      ? { ...kept, kind, text, rests, remarks }
      : { ...kept, kind, rests, remarks, generated: text };
  }
  const rests = node.rests.filter(({ caseId }) => live.has(caseId));
  const isKept = isHers(node) || node.children.length > 0 || rests.length > 0;
  return isKept ? { ...node, rests, isGone: true } : undefined;
}

type OutlineState = {
  known: ReadonlySet<string>;
  putAside: ReadonlySet<string>;
  /** The topic that one was merged into. */
  into: ReadonlyMap<string, string>;
};

/**
 * A new line comes with all that is new below it; of what is below a line that she put aside only cases are asked for,
 * each of which stands once in the outline.
 */
function offersIn(
  fresh: readonly CourseNode[],
  kept: OutlineState,
  under: string | null = null,
): PlacedNode[] {
  const { known, putAside, into } = kept;
  // The nearest line before it that is in her outline.
  let after: string | null = null;
  return fresh.flatMap((node): PlacedNode[] => {
    const before = after;
    if (putAside.has(node.id)) return offersIn(casesIn(node), kept, under);
    if (known.has(node.id)) {
      after = node.id;
      return offersIn(node.children, kept, into.get(node.id) ?? node.id);
    }
    const [alone] = rebuild([node], (each) => (known.has(each.id) ? undefined : each));
    return alone ? [{ node: alone, under, after: before }] : [];
  });
}

const casesIn = ({ children }: CourseNode): CourseNode[] =>
  children.flatMap((child) => (child.kind === 'case' ? [child] : casesIn(child)));

/** Without what rests on cases that are no more; of hers the words stay. */
export function withoutCases(content: CourseContent, caseIds: readonly number[]): CourseContent {
  const live = new Set(caseIds);
  const prune = (nodes: readonly CourseNode[]) => rebuild(nodes, (node) => pruned(node, live));
  const prunePlaced = (placed: readonly PlacedNode[]) =>
    placed.flatMap(({ node, ...place }) => prune([node]).map((kept) => ({ ...place, node: kept })));
  return {
    topics: prune(content.topics),
    offered: prunePlaced(content.offered),
    aside: prunePlaced(content.aside),
    caseIds: content.caseIds.filter((id) => live.has(id)),
  };
}

function pruned(node: CourseNode, live: ReadonlySet<number>): CourseNode | undefined {
  const rests = node.rests.filter(({ caseId }) => live.has(caseId));
  if (rests.length === node.rests.length) return node;
  // What it says of several cases is true of all or of none.
  const isLost = rests.length === 0 || node.kind === 'conflict';
  if (isHers(node)) {
    // The compiled words were the deleted case's.
    const { generated: _, ...kept } = node;
    return isLost ? { ...kept, rests, isOwn: true, isGone: true } : { ...node, rests };
  }
  if (!isLost) return { ...node, rests, text: wordsLeft(node, live) };
  return node.children.length > 0 ? { ...node, rests, text: deletedWords, isGone: true } : undefined;
}

const deletedWords = 'From a deleted case';

/** A rule is told in the words of its first case; without that one, in the next one's. */
function wordsLeft({ text, kind, rests, children }: CourseNode, live: ReadonlySet<number>): string {
  const first = rests[0]?.caseId;
  if (kind !== 'rule' || first === undefined || live.has(first)) return text;
  const wording = children.find((child) => child.kind === 'wording' && child.generated === undefined);
  return /“(.*)”$/s.exec(wording?.text ?? '')?.[1] ?? text;
}

/** Compiling again: what is hers stays as it is, and what is new is offered. */
import type { CourseContent, CourseNode, PlacedNode } from '../material/course.ts';
import { holdsHers, idsIn, isHers, rebuild, withBelow } from './tree.ts';

/** Whether there is anything of hers that a new outline could lose. */
export const isTouched = ({ topics, aside }: Pick<CourseContent, 'topics' | 'aside'>): boolean =>
  aside.length > 0 || topics.some(holdsHers);

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
  const known = idsIn([...topics, ...aside.map(({ node }) => node)]);
  const putAside = idsIn(aside.map(({ node }) => node));
  return { topics, aside, offered: offersIn(fresh, known, putAside), caseIds: [...caseIds] };
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
    const { kind, text, rests, remarks } = now;
    return node.generated === undefined
      ? { ...kept, kind, text, rests, remarks }
      : { ...kept, kind, rests, remarks, generated: text };
  }
  const rests = node.rests.filter(({ caseId }) => live.has(caseId));
  const isKept = isHers(node) || node.children.length > 0 || rests.length > 0;
  return isKept ? { ...node, rests, isGone: true } : undefined;
}

/** A new line comes with all that is new below it; what is below a line that she put aside is not asked for. */
function offersIn(
  fresh: readonly CourseNode[],
  known: ReadonlySet<string>,
  putAside: ReadonlySet<string>,
  under: string | null = null,
): PlacedNode[] {
  // The nearest line before it that is in her outline.
  let after: string | null = null;
  return fresh.flatMap((node): PlacedNode[] => {
    const before = after;
    if (known.has(node.id)) after = node.id;
    if (putAside.has(node.id)) return [];
    if (known.has(node.id)) return offersIn(node.children, known, putAside, node.id);
    const [alone] = rebuild([node], (each) => (known.has(each.id) ? undefined : each));
    return alone ? [{ node: alone, under, after: before }] : [];
  });
}

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

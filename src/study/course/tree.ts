/** Walks and rebuilds of an outline's lines. */
import type { CourseNode, PlacedNode } from '../material/course.ts';

export const withBelow = (node: CourseNode): CourseNode[] => [node, ...node.children.flatMap(withBelow)];

export const idsIn = (nodes: readonly CourseNode[]): Set<string> =>
  new Set(nodes.flatMap(withBelow).map(({ id }) => id));

export const find = (nodes: readonly CourseNode[], id: string): CourseNode | undefined =>
  nodes.flatMap(withBelow).find((node) => node.id === id);

/** Each line after its children: one answered as undefined goes, with what is left below it. */
export const rebuild = (
  nodes: readonly CourseNode[],
  change: (node: CourseNode) => CourseNode | undefined,
): CourseNode[] =>
  nodes.flatMap((node) => {
    const changed = change({ ...node, children: rebuild(node.children, change) });
    return changed ? [changed] : [];
  });

/** These in the place of one. */
export const replaced = (nodes: readonly CourseNode[], id: string, by: readonly CourseNode[]): CourseNode[] =>
  nodes.flatMap((node) => (node.id === id ? by : [{ ...node, children: replaced(node.children, id, by) }]));

export const without = (nodes: readonly CourseNode[], id: string): CourseNode[] =>
  rebuild(nodes, (node) => (node.id === id ? undefined : node));

/** Where a line is: the one above it, and the one before it in the list. */
export function placeOf(
  nodes: readonly CourseNode[],
  id: string,
  under: string | null = null,
): Omit<PlacedNode, 'node'> | undefined {
  const index = nodes.findIndex((node) => node.id === id);
  if (index >= 0) return { under, after: nodes[index - 1]?.id ?? null };
  for (const node of nodes) {
    const found = placeOf(node.children, id, node.id);
    if (found) return found;
  }
  return undefined;
}

/** Behind `after`: first where it is null, last where it is not in the list. At the outermost level where `under` is gone. */
export function insert(nodes: readonly CourseNode[], { node, under, after }: PlacedNode): CourseNode[] {
  const into = (list: readonly CourseNode[]) => {
    const index = after === null ? -1 : list.findIndex(({ id }) => id === after);
    const at = after !== null && index < 0 ? list.length : index + 1;
    return list.toSpliced(at, 0, node);
  };
  if (under === null || !idsIn(nodes).has(under)) return into(nodes);
  return rebuild(nodes, (each) => (each.id === under ? { ...each, children: into(each.children) } : each));
}

export const isHers = ({ isOwn, generated }: CourseNode) => isOwn === true || generated !== undefined;

/** Whether she put it where it is, or something into it. */
export const isArranged = ({ isMoved, isMerged, merged }: CourseNode): boolean =>
  isMoved === true || isMerged === true || merged !== undefined;

/** Whether her words are in the line or below it. */
export const holdsHers = (node: CourseNode): boolean => withBelow(node).some(isHers);

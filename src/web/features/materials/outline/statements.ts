import type { Outline } from '../../../../shared/materials.ts';
import type { Item } from '../../../../study/material/schema.ts';
import { sectionName } from '../../../../study/words/section-name.ts';
import { type Statement, statementsOf } from '../../../desk/statements/statements.ts';

export const sectionId = (index: number) => `section-${index + 1}`;

export const statementsOfOutline = ({ sections }: Outline): Statement[] =>
  sections.flatMap(({ title, items }) => statementsOf(items, sectionName(title)));

function pathIn(items: readonly Item[], id: string): string[] | undefined {
  for (const item of items) {
    if (item.id === id) return [];
    const below = pathIn(item.children ?? [], id);
    if (below) return [item.id, ...below];
  }
  return undefined;
}

/** What must be unfolded for this statement to be seen: its section and the items above it. */
export function branchesAbove({ sections }: Outline, id: string): string[] {
  for (const [index, { items }] of sections.entries()) {
    const path = pathIn(items, id);
    if (path) return [sectionId(index), ...path];
  }
  return [];
}

const branchesIn = (items: readonly Item[]): string[] =>
  items.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...branchesIn(children)] : []));

/** Everything that folds. */
export const allBranches = ({ sections }: Outline): string[] =>
  sections.flatMap(({ items }, index) => [sectionId(index), ...branchesIn(items)]);

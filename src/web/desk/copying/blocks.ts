/** What goes to the clipboard, before it is written as rich or as plain text. */
import type { Item } from '../../../study/material/schema.ts';
import { labelled, remarksOn } from '../../../study/words/statements.ts';

/** The numbers of a list's levels, from its own down; the last goes on. */
export type Numbering = readonly ListStyle[];
export type ListStyle = '1' | 'A' | 'a' | 'i';

export type Line = { text: string; below: Line[] };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; lines: Line[]; numbering: Numbering };

/** The pages of a statement's pinpoints as they are named on the screen: "p. 4", "p. 5 ¶ 2". */
export type PagesOf = (pinpoints: Item['pinpoints']) => string[];

/** A statement with what is to be known of it, and its pinpoints in parentheses. */
export function lineOf(
  { marks, verified, check, pinpoints, children = [], ...item }: Item,
  pagesOf: PagesOf,
): Line {
  // Whose words they are is no part of a copy.
  const remarks = remarksOn({ marks: marks.filter((mark) => mark !== 'own'), verified, check });
  const told = remarks.map((remark) => ` [${remark}]`).join('');
  return {
    text: `${labelled(item)}${told}${cited(pagesOf(pinpoints))}`,
    below: children.map((child) => lineOf(child, pagesOf)),
  };
}

export const cited = (pages: readonly string[]) => (pages.length > 0 ? ` (${pages.join('; ')})` : '');

/** One statement alone is a paragraph, several are numbered. */
export function blocksOf(items: readonly Item[], pagesOf: PagesOf, numbering: Numbering): Block[] {
  const lines = items.map((item) => lineOf(item, pagesOf));
  const [only] = lines;
  if (!only) return [];
  if (lines.length > 1 || only.below.length > 0) return [{ kind: 'list', lines, numbering }];
  return [{ kind: 'text', text: only.text }];
}

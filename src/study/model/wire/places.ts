/** Statements by where they stand in a model's answer: "facts.0", "analysis.1.children.0", "questions.2.answer.0". */
import type { StatementTree } from './wire.ts';

export type PlacedStatement = { at: string; statement: StatementTree };

const isStatement = (value: unknown): value is StatementTree =>
  typeof value === 'object' && value !== null && 'text' in value && 'support' in value;

/** In reading order, a statement before those below it. */
export function statementsIn(value: unknown, at = ''): PlacedStatement[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, field]) =>
    statementsIn(field, at ? `${at}.${key}` : key),
  );
  return isStatement(value) ? [{ at, statement: value }, ...below] : below;
}

/** The list in which a place stands; undefined where it is a field of its own. */
export const listOf = (at: string): string | undefined => /^(.*)\.\d+$/.exec(at)?.[1];

type Change = (statement: StatementTree, at: string) => StatementTree | undefined;

/** A copy in which `change` was asked of every statement: undefined takes it out of its list, and empties it where it has a place of its own. */
export function changeStatements<T>(value: T, change: Change): T {
  return changed(value, change, '') as T; // Lists may be shorter; every key and type stays.
}

function changed(value: unknown, change: Change, at: string): unknown {
  const within = (key: string | number) => (at ? `${at}.${key}` : String(key));
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => {
      const place = within(index);
      const isDropped = isStatement(each) && change(each, place) === undefined;
      return isDropped ? [] : [changed(each, change, place)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const now = isStatement(value) ? (change(value, at) ?? emptied(value)) : value;
  return Object.fromEntries(
    Object.entries(now).map(([key, field]) => [key, changed(field, change, within(key))]),
  );
}

const emptied = (statement: StatementTree): StatementTree => ({
  ...statement,
  text: '',
  support: [],
  ...(statement.children ? { children: [] } : {}),
});

/** The days that figures are counted over: whole days in UTC, today the last. */
import { gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Period = { days: string[]; from: string; until: string; startsAt: Date };

const dayMs = 24 * 60 * 60 * 1000;
const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export function periodOf(days: number, now: Date): Period {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const first = today - (days - 1) * dayMs;
  const listed = Array.from({ length: days }, (_, index) => dayText(first + index * dayMs));
  return { days: listed, from: dayText(first), until: dayText(today), startsAt: new Date(first) };
}

export const dayOf = (column: PgColumn) => sql<string>`(${column} at time zone 'UTC')::date::text`;

export const since = (column: PgColumn, { startsAt }: Period) => gte(column, startsAt);

/** Of each query its answer, under the same name. */
export async function sideBySide<Queries extends Record<string, Promise<unknown>>>(queries: Queries) {
  const answers = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => [name, await query]),
  );
  return Object.fromEntries(answers) as { [Name in keyof Queries]: Awaited<Queries[Name]> };
}

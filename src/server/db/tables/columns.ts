/** Columns that many tables have. */
import { type AnyPgColumn, customType, doublePrecision, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { withEverySection } from '../../../study/material/shape.ts';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => instant().notNull().defaultNow();
/** The row that this one is a part of, and goes with. */
export const belongsTo = (row: () => AnyPgColumn) =>
  integer().notNull().references(row, { onDelete: 'cascade' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Of a material: a brief that was stored before a section was added reads as one with that section empty. */
export const materialContent = customType<{ data: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: withEverySection,
});
/** One of the contract's words. */
export const oneOf = <Word extends string>({ options }: { options: Word[] }) =>
  text({ enum: options as [Word, ...Word[]] }); // No list of the contract is empty.
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
/** What waits to be put into an index of words would be looked through at each search. */
export const atOnce = { fastupdate: false };
/** What making a material took; nothing of it for the embedded engine. */
export const expense = () => ({
  inputTokens: integer(),
  outputTokens: integer(),
  /** In US cents; none where the model's price is not known. */
  costCents: doublePrecision(),
  durationMs: integer(),
});

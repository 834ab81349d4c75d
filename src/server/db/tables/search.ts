/** What can be searched for, and with which words. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { searchSourceSchema } from '../../../shared/search.ts';
import { cases } from './cases.ts';
import { atOnce, belongsTo, oneOf, tsvector } from './columns.ts';
import { materials } from './materials.ts';
import { ownerId } from './users.ts';

/** What can be searched for: a page of a text, a section of a brief or outline, a question. Titles stand in `cases`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    // Some dozens a case: the others' integers would run out.
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    caseId: belongsTo(() => cases.id),
    source: oneOf(searchSourceSchema.exclude(['case'])).notNull(),
    materialId: integer().references(() => materials.id, { onDelete: 'cascade' }),
    /** The section's or question's name within its material; empty for a page. */
    place: text().notNull(),
    page: integer(),
    /** Where its words stand among those of its source in the case's packed texts. Null: in `text`, as an earlier release wrote them. */
    number: integer(),
    /** A trigger makes the lexemes of it, and empties it where the words are packed. */
    text: text().notNull().default(''),
    lexemes: tsvector().notNull().default(''),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.caseId, table.source),
    index().on(table.materialId).where(sql`material_id is not null`),
    index('search_entries_words_index')
      .using('gin', sql`owned_lexemes(${table.userId}, ${table.lexemes})`)
      .with(atOnce),
  ],
);

/** The words of a case's entries, to show around a match: packed together they take two thirds of the room. */
export const searchTexts = pgTable(
  'search_texts',
  {
    caseId: integer()
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    texts: jsonb().notNull().$type<Partial<Record<typeof searchEntries.$inferSelect.source, string[]>>>(),
  },
  (table) => [index().on(table.userId)],
);

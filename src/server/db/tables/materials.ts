/** What is made of cases, and what a student does with it. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { runStateSchema } from '../../../shared/asking.ts';
import { remakeStateSchema, reportOutcomeSchema } from '../../../shared/materials.ts';
import { colours, uses } from '../../../study/material/highlights.ts';
import {
  type Item,
  materialKindSchema,
  type Pinpoint,
  type Question,
  tierSchema,
} from '../../../study/material/schema.ts';
import { cases } from './cases.ts';
import { belongsTo, createdAt, expense, id, instant, materialContent, oneOf } from './columns.ts';
import { ownerId } from './users.ts';

export const materials = pgTable(
  'materials',
  {
    id: id(),
    userId: ownerId(),
    caseId: belongsTo(() => cases.id),
    kind: oneOf(materialKindSchema).notNull(),
    tier: oneOf(tierSchema).notNull(),
    engine: text().notNull(),
    engineVersion: text().notNull(),
    content: materialContent().notNull(),
    /** How many questions a set holds, so that a list need not open it. */
    itemCount: integer().notNull(),
    /** A brief's holding that rests on the opinion or is the student's own, for the same reason. */
    holding: text().generatedAlwaysAs(
      sql`case when kind = 'brief' and (content #> '{holding,pinpoints}' <> '[]'::jsonb or content #> '{holding,marks}' ? 'own') then content #>> '{holding,text}' end`,
    ),
    ...expense(),
    version: integer().notNull().default(1),
    edited: boolean().notNull().default(false),
    /** Set while it is made again, and after that has failed. */
    remake: oneOf(remakeStateSchema),
    remakeFailure: text(),
    /** How often it was made again without a token. */
    freeRemakes: integer().notNull().default(0),
    /** The numbers printed on the pages of the PDF, by its page: null while the text has them. */
    pageLabels: jsonb().$type<Record<string, string>>(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.caseId, table.kind), index().on(table.userId)],
);

/** What a material was before it was made again, restored or first edited by hand. */
export const materialVersions = pgTable(
  'material_versions',
  {
    materialId: belongsTo(() => materials.id),
    /** The number the material had then. */
    version: integer().notNull(),
    userId: ownerId(),
    tier: oneOf(tierSchema).notNull(),
    engine: text().notNull(),
    engineVersion: text().notNull(),
    content: materialContent().notNull(),
    itemCount: integer().notNull(),
    edited: boolean().notNull(),
    /** When the material was made, not when it was replaced. */
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.materialId, table.version] }), index().on(table.userId)],
);

/** Parts of materials that the student said are wrong. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    userId: ownerId(),
    materialId: belongsTo(() => materials.id),
    itemId: text().notNull(),
    /** The part's words when she reported it. */
    words: text().notNull(),
    reason: text(),
    /** The opinion's words that the part rested on. */
    quotes: text().array().notNull().default(sql`'{}'`),
    engine: text().notNull(),
    engineVersion: text().notNull(),
    outcome: oneOf(reportOutcomeSchema).notNull(),
    /** What could take its place; the piece is null where it could only be removed. */
    proposal: jsonb().$type<{ piece: unknown }>(),
    madeId: text(),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** When an administrator was done with it. */
    doneAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.materialId)],
);

/** What a student asked of a text, and the answer. */
export const asks = pgTable(
  'asks',
  {
    id: id(),
    userId: ownerId(),
    caseId: belongsTo(() => cases.id),
    /** `more`: she asked for one more question, which stands in the set. */
    kind: text({ enum: ['text', 'more'] }).notNull(),
    question: text().notNull(),
    selection: jsonb().$type<{ paragraphId: string; quote: string }>(),
    /** Of one more question: of what sort it is to be, and its id in the set once it stands there. */
    wanted: jsonb().$type<Partial<Pick<Question, 'kind' | 'difficulty'>>>(),
    itemId: text(),
    state: oneOf(runStateSchema).notNull(),
    engine: text().notNull(),
    passages: jsonb().$type<Pinpoint[][]>().notNull(),
    statements: jsonb().$type<Item[]>().notNull(),
    failureCode: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.caseId), index().on(table.userId, table.createdAt)],
);

/** Words of an opinion that a student marked. Nobody but herself is ever handed a row, and no model. */
export const highlights = pgTable(
  'highlights',
  {
    id: id(),
    userId: ownerId(),
    caseId: belongsTo(() => cases.id),
    colour: text({ enum: colours }).notNull(),
    /** The passage and the offsets into its text when she marked it, and the words there; by them it is found again. */
    paragraphId: text().notNull(),
    page: integer().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
    quote: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    note: text(),
    /** The part of her own brief that it stands for. */
    use: text({ enum: uses }),
    /** Set while it can be brought back. */
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('highlights_words_index')
      .on(table.caseId, table.paragraphId, table.start, table.end)
      .where(sql`deleted_at is null`),
    index().on(table.caseId),
    index().on(table.userId),
  ],
);

/** Every call to a language model: what it was for, what it took, how it ended. Never its words. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    caseId: integer().references(() => cases.id, { onDelete: 'set null' }),
    kind: oneOf({ options: [...materialKindSchema.options, 'grading', 'answer', 'more'] }).notNull(),
    model: text().notNull(),
    /** `running` with the most that it may cost, until it has ended; so it stays where the worker was killed. */
    outcome: text().notNull().default('running'),
    /** It read again what a model had written. */
    isReading: boolean().notNull().default(false),
    ...expense(),
    /** Of the input, what the provider had kept from an earlier call. */
    cachedTokens: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.caseId),
    index().on(table.createdAt),
    index('model_calls_running_index').on(table.createdAt).where(sql`outcome = 'running'`),
  ],
);

/** Which model writes for a tier, where an administrator took one; it counts over the configuration. */
export const chosenModels = pgTable('chosen_models', {
  tier: oneOf({ options: [...tierSchema.options, 'verifier'] }).primaryKey(),
  provider: text({ enum: ['openai-compatible', 'ollama'] }).notNull(),
  model: text().notNull(),
  /** The root of its server. */
  server: text().notNull(),
  /** What the server said that it holds. */
  contextTokens: integer(),
  chosenAt: instant().notNull(),
});

/** Cases, their files and texts, and the index over them. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { caseStatusSchema, caseStepSchema } from '../../../shared/cases.ts';
import type { ShelvedCase } from '../../../shared/shelf.ts';
import { materialKindSchema, tierSchema } from '../../../study/material/schema.ts';
import { captionText } from '../caption-text.ts';
import { atOnce, belongsTo, bytea, createdAt, id, instant, oneOf } from './columns.ts';
import { categories, classes, classSessions } from './places.ts';
import { ownerId, users } from './users.ts';

export const cases = pgTable(
  'cases',
  {
    id: id(),
    userId: ownerId(),
    sessionId: belongsTo(() => classSessions.id),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    /** Among the cases of its category, or of none in its class session; null, behind all others, until one is put in order. */
    position: integer(),
    title: text().notNull(),
    /** True once the student has named the case herself; the reader then leaves the title alone. */
    isTitleOwn: boolean().notNull().default(false),
    fileName: text().notNull(),
    fileSize: integer().notNull(),
    sha256: text().notNull(),
    citation: text(),
    court: text(),
    decidedOn: date({ mode: 'string' }),
    docket: text(),
    author: text(),
    disposition: text(),
    /** How surely the reader found each caption field, 0 to 1. */
    captionConfidence: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The caption fields that the student wrote herself; null where she says that there is none. */
    ownCaption: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    pageCount: integer(),
    missingPages: integer().array().notNull().default(sql`'{}'`),
    /** Printed page numbers that the file passes over: "558", "560–563". */
    pageGaps: text().array().notNull().default(sql`'{}'`),
    isExcerpt: boolean().notNull().default(false),
    /** What the student is asked before anything is charged: kept until she says to go on. */
    question: jsonb(),
    askedAt: instant(),
    declinedAt: instant(),
    status: oneOf(caseStatusSchema).notNull(),
    /** Counts the runs of the analysis; a worker of an earlier run no longer writes. */
    run: integer().notNull().default(1),
    step: oneOf(caseStepSchema),
    stepDone: integer().notNull().default(0),
    stepTotal: integer().notNull().default(0),
    failureCode: text(),
    failureMessage: text(),
    /** For the operator; the student is told the message. */
    failureReason: text(),
    isRetryable: boolean().notNull().default(false),
    /** Set where the student asked for the embedded engine because a language model had failed. */
    chosenEngine: text({ enum: ['extractive'] }),
    /** Set while the run waits for a language model that said when to come again. */
    waitsUntil: instant(),
    tier: oneOf(tierSchema).notNull(),
    engine: text(),
    pdfDeletedAt: instant(),
    /** When the mail that it is ready was written, or would have been. */
    readyToldAt: instant(),
    /** When the first of its materials was ready. */
    firstMaterialAt: instant(),
    textDeletedAt: instant(),
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.sessionId),
    index().on(table.categoryId),
    index().on(table.userId, table.sha256),
    index().on(table.createdAt),
    index('cases_failed_index').on(table.id).where(sql`status = 'failed'`),
    index('cases_deleted_index').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('cases_asked_index').on(table.askedAt).where(sql`status = 'needs_answer'`),
    index('cases_declined_index')
      .on(table.declinedAt)
      .where(sql`status = 'cancelled' and declined_at is not null`),
    index('cases_words_index')
      .using('gin', sql`owned_lexemes(${table.userId}, to_tsvector('english', ${captionText(table)}))`)
      .with(atOnce),
  ],
);

/** Casebooks of which some cases were picked: the whole text stays, so that the others can be picked later. */
export const books = pgTable(
  'books',
  {
    id: id(),
    userId: ownerId(),
    classId: belongsTo(() => classes.id),
    title: text().notNull(),
    fileName: text().notNull(),
    fileSize: integer().notNull(),
    sha256: text().notNull(),
    opinion: jsonb().notNull(),
    /** The cases in it in order, each with the number of the case that it became. */
    found: jsonb().$type<ShelvedCase[]>().notNull(),
    pdfDeletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.classId, table.sha256), index().on(table.userId)],
);

/** The bytes of an uploaded PDF, in rows of 256 KB, until its text is stored. */
export const caseFileChunks = pgTable(
  'case_file_chunks',
  {
    caseId: belongsTo(() => cases.id),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.position] })],
);

/**
 * What visitors try before they sign up: one file each, its text and what was made of it, for a day. Nothing of it stands
 * in a student's tables before somebody takes it over.
 */
export const tryouts = pgTable(
  'tryouts',
  {
    id: id(),
    /** The keyed hash of the token in the visitor's cookie: who has no such cookie finds nothing. */
    tokenHash: text().notNull().unique(),
    /** Whoever signed in with the cookie before it was ready takes it over then. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    fileSize: integer().notNull(),
    sha256: text().notNull(),
    status: oneOf(caseStatusSchema.exclude(['cancelled'])).notNull(),
    pagesDone: integer().notNull().default(0),
    pagesTotal: integer().notNull().default(0),
    question: jsonb(),
    failureCode: text(),
    failureMessage: text(),
    opinion: jsonb(),
    /** The three materials, as a case's are stored. */
    made: jsonb(),
    pdfDeletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.userId).where(sql`user_id is not null`),
    index('tryouts_waiting_index').on(table.id).where(sql`status in ('queued', 'extracting', 'analyzing')`),
  ],
);

/** The bytes of a visitor's file, as those of a student's, until its text is stored. */
export const tryoutFileChunks = pgTable(
  'tryout_file_chunks',
  {
    tryoutId: belongsTo(() => tryouts.id),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tryoutId, table.position] })],
);

/** The parsed opinion of a case: its text, as every engine and the reading view use it. */
export const caseTexts = pgTable('case_texts', {
  caseId: integer()
    .primaryKey()
    .references(() => cases.id, { onDelete: 'cascade' }),
  opinion: jsonb().notNull(),
  storedAt: createdAt(),
});

/**
 * A section of a material while a language model writes it: one row a section, rewritten as it grows, deleted with the
 * material's arrival.
 */
export const caseParts = pgTable(
  'case_parts',
  {
    caseId: belongsTo(() => cases.id),
    kind: oneOf(materialKindSchema).notNull(),
    part: text().notNull(),
    run: integer().notNull(),
    content: jsonb().notNull(),
    /** Grows with every writing; what an event stream has sent lies below what it has not. */
    revision: bigserial({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.kind, table.part] })],
);

/** What happened to a case, for the event streams; `seq` is their cursor. */
export const caseEvents = pgTable(
  'case_events',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    // No reference: it would lock the class after the case, while who deletes a class locks them the other way round.
    classId: integer().notNull(),
    caseId: belongsTo(() => cases.id),
    event: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.classId, table.seq), index().on(table.caseId), index().on(table.createdAt)],
);

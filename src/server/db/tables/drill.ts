/** Answers, and what is remembered of them. */
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { graderSchema, runStateSchema } from '../../../shared/asking.ts';
import { type GradedPoint, ratings } from '../../../study/material/points.ts';
import { cases } from './cases.ts';
import { belongsTo, createdAt, id, instant, oneOf } from './columns.ts';
import { materials } from './materials.ts';
import { classes } from './places.ts';
import { ownerId } from './users.ts';

/** What a student answered to a question, and what was made of each point of the professor's answer. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    userId: ownerId(),
    materialId: belongsTo(() => materials.id),
    /** Of the question, and its words then: made again, a set has other questions under the same ids. */
    itemId: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    sureness: integer(),
    state: oneOf(runStateSchema).notNull(),
    gradedBy: oneOf(graderSchema).notNull(),
    engine: text().notNull(),
    points: jsonb().$type<GradedPoint[]>().notNull(),
    followUp: text(),
    failureCode: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.materialId), index().on(table.userId, table.createdAt)],
);

/** A question that a student was drilled on, and what she remembers of it: folded from its reviews, and made again from them. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    userId: ownerId(),
    caseId: belongsTo(() => cases.id),
    materialId: belongsTo(() => materials.id),
    /** Of the question in its set now; null while no question there has its words. */
    itemId: text(),
    /** A hash of the question's words: by them it is known again in a set that was changed or made again. */
    words: text().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    lastReviewedOn: date({ mode: 'string' }).notNull(),
    lastRating: text({ enum: ratings }).notNull(),
    /** When she had it right for the first time; tonight's deck is done with it then. */
    learnedAt: instant(),
    /** She was sure and had it wrong: it comes first until she has it right. */
    isSureMiss: boolean().notNull(),
    /** Null for what retires once it is learned: facts and posture. */
    dueOn: date({ mode: 'string' }),
    /** Not asked before this day, though it be due; `suspendedUntil` for one that she has suspended. */
    heldUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.materialId, table.words),
    index().on(table.caseId, table.dueOn),
    index().on(table.userId, table.dueOn),
  ],
);

/** Every answer in a drill. Append-only: one posted twice is the same question at the same instant. */
export const reviews = pgTable(
  'reviews',
  {
    // Thousands a student and term: the others' integers would run out.
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    cardId: belongsTo(() => cards.id),
    rating: text({ enum: ratings }).notNull(),
    /** Before she saw the answer: 1 to 3; null where she said nothing of it. */
    sureness: integer(),
    /** Points of the professor's answer, and how many of them she said. */
    points: integer().notNull(),
    said: integer().notNull(),
    answer: text(),
    elapsedMs: integer().notNull(),
    /** By her device's clock, and the study day it was there. */
    reviewedAt: instant().notNull(),
    reviewedOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.cardId, table.reviewedAt), index().on(table.userId, table.id)],
);

/** What was drilled for a class on a day, counted with each review: charts need not read the reviews. Counts alone, so they stay when a case is deleted. */
export const drillDays = pgTable(
  'drill_days',
  {
    userId: ownerId(),
    classId: belongsTo(() => classes.id),
    day: date({ mode: 'string' }).notNull(),
    answers: integer().notNull(),
    rightAnswers: integer().notNull(),
    elapsedMs: bigint({ mode: 'number' }).notNull(),
    /** By how sure she was, from 1 to 3: times, and right. */
    sureness: integer().array().notNull(),
    rightBySureness: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.classId] }), index().on(table.classId)],
);

/** How a student drills, where she changed it. */
export const drillSettings = pgTable('drill_settings', {
  userId: ownerId().primaryKey(),
  retention: doublePrecision().notNull(),
  /** Weekdays with less to do, 0 for Sunday. */
  easyDays: integer().array().notNull(),
  /** Of the long-term deck; null for no limit. */
  dailyLimit: integer(),
});

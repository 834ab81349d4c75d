/** Where cases stand: semesters, classes, class sessions and what is noted there. */
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { aiPolicySchema } from '../../../shared/classes.ts';
import type { CourseContent } from '../../../study/material/course.ts';
import { professorStyleSchema } from '../../../study/material/professor-style.ts';
import { belongsTo, createdAt, id, instant, oneOf } from './columns.ts';
import { ownerId } from './users.ts';

export const semesters = pgTable(
  'semesters',
  { id: id(), userId: ownerId(), name: text().notNull(), createdAt: createdAt() },
  (table) => [index().on(table.userId)],
);

export const classes = pgTable(
  'classes',
  {
    id: id(),
    userId: ownerId(),
    semesterId: belongsTo(() => semesters.id),
    name: text().notNull(),
    isFavorite: boolean().notNull().default(false),
    professorStyle: oneOf(professorStyleSchema),
    aiPolicy: oneOf(aiPolicySchema),
    examOn: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.semesterId)],
);

export const classSessions = pgTable(
  'class_sessions',
  {
    id: id(),
    userId: ownerId(),
    classId: belongsTo(() => classes.id),
    title: text().notNull(),
    heldOn: date({ mode: 'string' }),
    position: integer().notNull(),
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.classId)],
);

/** Her own notes on a class session: nothing makes anything of them. */
export const sessionNotes = pgTable(
  'session_notes',
  {
    sessionId: integer()
      .primaryKey()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    version: integer().notNull(),
    text: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

export const categories = pgTable(
  'categories',
  {
    id: id(),
    userId: ownerId(),
    sessionId: belongsTo(() => classSessions.id),
    name: text().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionId)],
);

/** Cases that a syllabus names for a class session: said to be missing until their opinion is uploaded. */
export const assignedCases = pgTable(
  'assigned_cases',
  {
    id: id(),
    userId: ownerId(),
    sessionId: belongsTo(() => classSessions.id),
    name: text().notNull(),
    citation: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionId)],
);

/** A class's course outline with the student's changes, and what she is offered or put aside. */
export const courseOutlines = pgTable(
  'course_outlines',
  {
    classId: integer()
      .primaryKey()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    version: integer().notNull(),
    content: jsonb().$type<CourseContent>().notNull(),
    compiledAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

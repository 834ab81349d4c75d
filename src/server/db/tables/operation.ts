/** What the operator and the processes keep. */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AdminAct } from '../../../shared/audit.ts';
import { createdAt, id, instant } from './columns.ts';

/** Every act of an administrator. Append-only, and without references: it outlives the accounts that it names. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    adminId: integer().notNull(),
    act: text().$type<AdminAct>().notNull(),
    /** The account that it was done to. */
    subjectId: integer(),
    /** How much or how many, where the act has a number. */
    amount: integer(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.subjectId)],
);

/** What keeps the workers from their jobs until the operator releases it: a restored copy sends nothing by itself. */
export const holds = pgTable('holds', {
  name: text({ enum: ['restored'] }).primaryKey(),
  createdAt: createdAt(),
});

/** Backups that were written, for how old the last one is. */
export const backups = pgTable('backups', {
  id: id(),
  file: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

/** Counters of the rate limits; the columns are the limiter library's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.expire)],
);

/** One row, written again and again: it shows that the database takes what is written. */
export const readinessProbes = pgTable('readiness_probes', {
  id: integer().primaryKey(),
  writtenAt: instant().notNull(),
});

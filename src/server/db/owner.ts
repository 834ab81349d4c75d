import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whose rows are answered, of those that another condition finds: no index serves it. For an equation PostgreSQL would read
 * the index of owners beside the other, all that the student has, to keep a few.
 */
export const belongsTo = (owner: Column, userId: SQLWrapper): SQL =>
  sql`${owner} is not distinct from ${userId}`;

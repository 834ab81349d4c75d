/** The accounts of the product, which nearly all else belongs to. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { roleSchema } from '../../../shared/auth.ts';
import { belongsTo, createdAt, instant, oneOf } from './columns.ts';

export const users = pgTable(
  'users',
  {
    // By default, not always: the sign-in library may name the column in its inserts.
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** First and last name in one: the sign-in library requires it. */
    name: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: oneOf(roleSchema).notNull().default('student'),
    onboardingCompleted: boolean().notNull().default(false),
    termsVersion: text(),
    privacyVersion: text(),
    mailWhenReady: boolean().notNull().default(true),
    /** Whether the operator may fit the engine to what the student chose in its place. */
    sharesChoices: boolean().notNull().default(false),
    twoFactorEnabled: boolean().notNull().default(false),
    academicInstitution: text(),
    graduationYear: integer(),
    countryRegion: text(),
    /** Set while the operator keeps the account shut: nobody can sign in to it. */
    suspendedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index().on(table.createdAt),
    index('users_unverified_index').on(table.createdAt).where(sql`not email_verified`),
  ],
);

export const ownerId = () => belongsTo(() => users.id);

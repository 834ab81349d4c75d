/** How users sign in, and what is kept of their requests. */
import { sql } from 'drizzle-orm';
import {
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
import { roleSchema } from '../../../shared/auth.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';
import { ownerId, users } from './users.ts';

/** Active sign-ins. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: ownerId(),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** An administrator's sign-in opens nothing of a student's screens, and the other way round. */
    scope: oneOf(roleSchema).notNull().default('student'),
    /** When the password or a code was given again, before something important. */
    confirmedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Ways to sign in: a password, or an account of a provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: ownerId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
);

/** The sign-in library's short-lived secrets (state of a redirect sign-in). */
export const verifications = pgTable(
  'verifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.identifier)],
);

/** Single-use tokens of mailed links; only their SHA-256 is kept. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    userId: ownerId(),
    purpose: text({
      enum: ['verify_email', 'reset_password', 'confirm_old_email', 'confirm_new_email'],
    }).notNull(),
    /**
     * What this very link opens when it verifies a registration: another's sign-up with the address changes nothing of it.
     * `network` is where she signed up, for whose count she is no stranger once the address is verified.
     */
    registration: jsonb().$type<{
      firstName: string;
      lastName: string;
      password: string;
      network?: string;
    }>(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Links that were asked for by typing an address, until their job has looked it up. */
export const linkRequests = pgTable('link_requests', {
  id: id(),
  purpose: text({ enum: ['verify_email', 'reset_password'] }).notNull(),
  email: text().notNull(),
  createdAt: createdAt(),
});

/** A change of address, until both addresses have confirmed it. */
export const emailChanges = pgTable('email_changes', {
  userId: ownerId().primaryKey(),
  newEmail: text().notNull(),
  oldConfirmedAt: instant(),
  newConfirmedAt: instant(),
  createdAt: createdAt(),
});

/** Public keys of passkeys; the columns are the sign-in library's. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: ownerId(),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** Secrets of authenticator apps and recovery codes, encrypted by the sign-in library, whose columns these are. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: ownerId(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [uniqueIndex().on(table.userId)],
);

/** The days, in UTC, on which somebody used the product; for counts alone. */
export const activeDays = pgTable(
  'active_days',
  { day: date({ mode: 'string' }).notNull(), userId: ownerId() },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index().on(table.userId)],
);

export const mails = pgTable(
  'mails',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: createdAt(),
    sentAt: instant(),
    failedAt: instant(),
  },
  (table) => [
    index().on(table.userId),
    index('mails_sent_index').on(table.sentAt).where(sql`sent_at is not null`),
  ],
);

/** Answers to requests that carried an Idempotency-Key, so that a retry gets the same answer and does nothing twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    key: text().notNull(),
    request: text().notNull(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);

/** The same for visitors, who have no account yet. */
export const visitorKeys = pgTable(
  'visitor_keys',
  {
    key: text().primaryKey(),
    request: text().notNull(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
);

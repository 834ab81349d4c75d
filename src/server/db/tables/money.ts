/** Plans, charges and payments. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { purchaseSchema } from '../../../shared/payments.ts';
import { planSchema } from '../../../shared/subscription.ts';
import { tokenEntryKindSchema } from '../../../shared/tokens.ts';
import { cases } from './cases.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';
import { materials } from './materials.ts';
import { ownerId, users } from './users.ts';

/** One charge a run of an analysis: reserved when accepted, committed with the first material, released on failure. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    userId: ownerId(),
    caseId: integer().references(() => cases.id, { onDelete: 'set null' }),
    /** Set where it pays for this one material made again, not for an analysis. */
    materialId: integer().references(() => materials.id, { onDelete: 'set null' }),
    status: text({ enum: ['reserved', 'committed', 'released'] }).notNull(),
    /** The plan in force when it was reserved; with what paid for it, it decides the tiers. */
    plan: oneOf(planSchema).notNull().default('free_trial'),
    paidWith: text({ enum: ['allowance', 'token'] })
      .notNull()
      .default('allowance'),
    /** Where the week of the paid plan began that it counts in; none where it counts in no week. */
    weekStart: instant(),
    reservedAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.weekStart),
    index().on(table.caseId),
    index().on(table.materialId).where(sql`material_id is not null`),
  ],
);

/** Analyses that the operator gave beyond the plan. */
export const allowanceGrants = pgTable(
  'allowance_grants',
  {
    id: id(),
    userId: ownerId(),
    analyses: integer().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), check('allowance_grants_positive', sql`${table.analyses} > 0`)],
);

/** Addresses of accounts that are gone and had their free analysis, each as a keyed hash that leads to no one. */
export const spentTrials = pgTable('spent_trials', {
  addressHash: text().primaryKey(),
  createdAt: createdAt(),
});

/** Who has the paid plan without a card: everybody of a domain, or the holder of an address. No domain holds an @. */
export const seats = pgTable('seats', {
  id: id(),
  kind: text({ enum: ['domain', 'address'] }).notNull(),
  value: text().notNull().unique(),
  createdAt: createdAt(),
});

/** Who pays. Outlives the account, so that money stays accounted for: then only the random pseudonym says who it was. */
export const customers = pgTable('customers', {
  id: id(),
  userId: integer()
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  pseudonym: uuid().notNull().unique().defaultRandom(),
  providerId: text().unique(),
  /** Counts what was taken over from the provider: a slower reader of an older state writes nothing. */
  version: integer().notNull().default(0),
  /** When the account was last compared with the provider's. */
  reconciledAt: instant(),
  createdAt: createdAt(),
});

const customerId = () =>
  integer()
    .notNull()
    .references(() => customers.id);

/** Subscriptions as the provider last told of them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's. */
    id: text().primaryKey(),
    customerId: customerId(),
    status: text().notNull(),
    /** The instant of the upgrade: weeks and months are counted from it. */
    startedAt: instant().notNull(),
    periodEndsAt: instant().notNull(),
    cancelsAtPeriodEnd: boolean().notNull(),
    /** False while the latest period is not paid for at all, or its payment was taken back. */
    isPaid: boolean().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

/** Hosted checkouts that were opened. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** The provider's. */
    id: text().primaryKey(),
    customerId: customerId(),
    purchase: oneOf(purchaseSchema).notNull(),
    quantity: integer().notNull(),
    status: text({ enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    url: text().notNull(),
    /** The client's idempotency key. */
    key: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.customerId), uniqueIndex().on(table.customerId, table.key)],
);

/** Payments that succeeded, and what of them was taken back. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's. */
    id: text().primaryKey(),
    customerId: customerId(),
    purchase: oneOf(purchaseSchema).notNull(),
    quantity: integer().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull(),
    isDisputed: boolean().notNull(),
    periodStartsAt: instant(),
    periodEndsAt: instant(),
    receiptUrl: text(),
    paidAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.paidAt)],
);

/** Premium tokens, append-only: the balance is the sum. */
export const tokenEntries = pgTable(
  'token_entries',
  {
    id: id(),
    customerId: customerId(),
    kind: oneOf(tokenEntryKindSchema).notNull(),
    quantity: integer().notNull(),
    /** What the entry is about: one checkout, one month, one charge. Its entries are numbered, so that none is written twice. */
    source: text().notNull(),
    sequence: integer().notNull(),
    /** The case or the material it was spent on, as it was called then; or the operator's reason. */
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.customerId, table.source, table.sequence),
    index().on(table.createdAt),
    check('token_entries_not_empty', sql`${table.quantity} <> 0`),
  ],
);

/** What the payment provider told by webhook, as it came: stored before it is answered, worked by a job. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    body: text().notNull(),
    receivedAt: instant().notNull(),
    processedAt: instant(),
  },
  (table) => [index().on(table.receivedAt)],
);

/** Every event of money in one place: what came in, went back, was granted, spent and decided. Append-only. */
export const moneyEvents = pgTable(
  'money_events',
  {
    id: id(),
    customerId: customerId(),
    kind: text().notNull(),
    cents: integer(),
    tokens: integer(),
    /** What it is about; with the kind it is told once. */
    reference: text().notNull(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.kind, table.reference)],
);

/** What the test checkout remembers in place of the provider; empty where a real provider is set. */
export const testCheckoutObjects = pgTable(
  'test_checkout_objects',
  {
    seq: bigserial({ mode: 'number' }).notNull(),
    id: text().primaryKey(),
    object: text().notNull(),
    customer: text(),
    body: jsonb().notNull(),
  },
  (table) => [index().on(table.object, table.customer)],
);

/** Every table of the product. The only file that declares one; queries join by hand, without `relations()`. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { graderSchema, runStateSchema } from '../../shared/asking.ts';
import type { AdminAct } from '../../shared/audit.ts';
import { roleSchema } from '../../shared/auth.ts';
import { caseStatusSchema, caseStepSchema } from '../../shared/cases.ts';
import { aiPolicySchema } from '../../shared/classes.ts';
import { remakeStateSchema, reportOutcomeSchema } from '../../shared/materials.ts';
import { purchaseSchema } from '../../shared/payments.ts';
import { searchSourceSchema } from '../../shared/search.ts';
import type { ShelvedCase } from '../../shared/shelf.ts';
import { planSchema } from '../../shared/subscription.ts';
import { tokenEntryKindSchema } from '../../shared/tokens.ts';
import type { CourseContent } from '../../study/material/course.ts';
import { colours, uses } from '../../study/material/highlights.ts';
import { type GradedPoint, ratings } from '../../study/material/points.ts';
import { professorStyleSchema } from '../../study/material/professor-style.ts';
import {
  type Item,
  materialKindSchema,
  type Pinpoint,
  type Question,
  tierSchema,
} from '../../study/material/schema.ts';
import { captionText } from './caption-text.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => instant().notNull().defaultNow();
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** One of the contract's words. */
const oneOf = <Word extends string>({ options }: { options: Word[] }) =>
  text({ enum: options as [Word, ...Word[]] }); // No list of the contract is empty.
const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** What waits to be put into an index of words would be looked through at each search. */
const atOnce = { fastupdate: false };

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

const ownerId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

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

/** Who has the paid plan without a card: everybody of a domain, or the holder of an address. No domain holds an @. */
export const seats = pgTable('seats', {
  id: id(),
  kind: text({ enum: ['domain', 'address'] }).notNull(),
  value: text().notNull().unique(),
  createdAt: createdAt(),
});

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
    semesterId: integer()
      .notNull()
      .references(() => semesters.id, { onDelete: 'cascade' }),
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
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
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
    sessionId: integer()
      .notNull()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
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
    sessionId: integer()
      .notNull()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
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

export const cases = pgTable(
  'cases',
  {
    id: id(),
    userId: ownerId(),
    sessionId: integer()
      .notNull()
      .references(() => classSessions.id, { onDelete: 'cascade' }),
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
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
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
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
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
    tryoutId: integer()
      .notNull()
      .references(() => tryouts.id, { onDelete: 'cascade' }),
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

/** What making a material took; nothing of it for the embedded engine. */
const expense = () => ({
  inputTokens: integer(),
  outputTokens: integer(),
  /** In US cents; none where the model's price is not known. */
  costCents: doublePrecision(),
  durationMs: integer(),
});

export const materials = pgTable(
  'materials',
  {
    id: id(),
    userId: ownerId(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    kind: oneOf(materialKindSchema).notNull(),
    tier: oneOf(tierSchema).notNull(),
    engine: text().notNull(),
    engineVersion: text().notNull(),
    content: jsonb().notNull(),
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

/** What a student answered to a question, and what was made of each point of the professor's answer. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    userId: ownerId(),
    materialId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
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
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    materialId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
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
    cardId: integer()
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    rating: text({ enum: ratings }).notNull(),
    /** Before she saw the answer: 1 to 3. */
    sureness: integer().notNull(),
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
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
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

/** What a student asked of a text, and the answer. */
export const asks = pgTable(
  'asks',
  {
    id: id(),
    userId: ownerId(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
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
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
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

/** What a material was before it was made again, restored or first edited by hand. */
export const materialVersions = pgTable(
  'material_versions',
  {
    materialId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** The number the material had then. */
    version: integer().notNull(),
    userId: ownerId(),
    tier: oneOf(tierSchema).notNull(),
    engine: text().notNull(),
    engineVersion: text().notNull(),
    content: jsonb().notNull(),
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
    materialId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
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

/** What can be searched for: a page of a text, a section of a brief or outline, a question. Titles stand in `cases`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    // Some dozens a case: the others' integers would run out.
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
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

/**
 * A section of a material while a language model writes it: one row a section, rewritten as it grows, deleted with the
 * material's arrival.
 */
export const caseParts = pgTable(
  'case_parts',
  {
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    kind: oneOf(materialKindSchema).notNull(),
    part: text().notNull(),
    run: integer().notNull(),
    content: jsonb().notNull(),
    /** Grows with every writing; what an event stream has sent lies below what it has not. */
    revision: bigserial({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.kind, table.part] })],
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

/** What happened to a case, for the event streams; `seq` is their cursor. */
export const caseEvents = pgTable(
  'case_events',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    // No reference: it would lock the class after the case, while who deletes a class locks them the other way round.
    classId: integer().notNull(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    event: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.classId, table.seq), index().on(table.caseId), index().on(table.createdAt)],
);

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

/** The one list of prices, quantities and limits; screens and rules read it, nothing types a number of it again. */

import { maxFileBytes, maxPages } from '../opinion/limits.ts';

export const product = 'Hotseat';

/** ISO 4217, as the payment provider spells it. */
export const currency = 'usd';

export const prices = {
  paidPlanMonthlyCents: 1500,
  tokenCents: 300,
  tokenBundle: { quantity: 5, cents: 1000, listCents: 1500 },
} as const;

const paidAnalysesPerWeek = 10;

export const limits = {
  freeTrialAnalyses: 1,
  paidAnalysesPerWeek,
  maxFileBytes,
  maxPages,
  /** Cases of a casebook that are taken at once. */
  maxPicks: 100,
  /** Of the one file that a visitor may try without an account. */
  maxTryoutBytes: 10 * 1024 * 1024,
  tryoutHours: 24,
  tryoutsADay: 3,
  /** Of one student's files that wait to be read: a paid week's analyses, each of the largest file. */
  maxWaitingBytes: paidAnalysesPerWeek * maxFileBytes,
  minPasswordLength: 8,
  /** argon2 hashes any length; the bound keeps a request from costing minutes. */
  maxPasswordLength: 256,
  maxNameLength: 200,
  minGraduationYear: 2020,
  maxGraduationYear: 2035,
  restoreWindowSeconds: 30,
  /** How often a material is made again without a token. */
  freeRemakes: 3,
  /** Questions, gradings and further questions that a language model may be asked for in a day, UTC; the embedded engine has no limit. */
  freeTrialModelAsksADay: 20,
  paidModelAsksADay: 100,
  /** Of a student's class notes, all together: more than anybody types in law school. */
  maxNotesBytes: 20 * 1024 * 1024,
  /** How long a case waits for an answer before it is cancelled. */
  answerWithinDays: 7,
} as const;

/** What an account may hold of what came in class files, by plan: more than a year's cases for a guest, ten years' for who pays. */
export const classFileStorage = {
  free_trial: { cases: 250, bytes: 100 * 1024 * 1024 },
  paid: { cases: 2_500, bytes: 1024 * 1024 * 1024 },
} as const;

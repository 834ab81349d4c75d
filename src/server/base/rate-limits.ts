/** How often what can be abused may be done, and how a configuration changes that. */
import { z } from 'zod';
import { limits } from '../../shared/prices.ts';
import { readJson } from './model-config.ts';

/** How often, in any 15 minutes where `windowHours` names no other time. */
export const rateLimitPoints = {
  signInFailuresPerAccount: 10,
  signInFailuresPerAddress: 100,
  signInFailuresPerCampusAddress: 2_000,
  registrationsPerAddress: 20,
  registrationsPerCampusAddress: 1_000,
  /** How often a verified sign-up is taken off its network's count. */
  verifiedSignUpsPerAddress: 300,
  registrationMailsPerAccount: 5,
  resendsPerAccount: 5,
  resetsPerAccount: 5,
  passwordChecksPerUser: 10,
  emailChangesPerUser: 5,
  exportsPerUser: 20,
  /** A code of an authenticator app is worth one sign-in. */
  usesPerCode: 1,
  uploadsPerUser: 300,
  asksPerUser: 120,
  /** Questions to the text of a tried case. */
  tryoutAsksPerAddress: 60,
  tryoutsPerAddress: limits.tryoutsADay,
  tryoutsPerCampusAddress: 300,
} as const;

export type RateLimit = keyof typeof rateLimitPoints;

/** A visitor's files are counted by the day. */
export const windowHours: Partial<Record<RateLimit, number>> = {
  tryoutsPerAddress: 24,
  tryoutsPerCampusAddress: 24,
};

/** What counts in place of a limit where the address is one of a campus, behind which a whole lecture signs up. */
export const campusLimits: Partial<Record<RateLimit, RateLimit>> = {
  signInFailuresPerAddress: 'signInFailuresPerCampusAddress',
  registrationsPerAddress: 'registrationsPerCampusAddress',
  tryoutsPerAddress: 'tryoutsPerCampusAddress',
};

/** That a code is good for one thing is no matter of taste. */
const fixed: RateLimit = 'usesPerCode';
// The keys of the table above, which Object.keys does not say.
const names = Object.keys(rateLimitPoints).filter((name) => name !== fixed) as [RateLimit, ...RateLimit[]];
const changesSchema = z.partialRecord(z.enum(names), z.number().int().min(1));

/** Some of the limits, as JSON. */
export const rateLimitsSchema = z.string().transform((given, context): z.infer<typeof changesSchema> => {
  const parsed = changesSchema.safeParse(readJson(given));
  if (parsed.success) return parsed.data;
  context.addIssue({
    code: 'custom',
    message: `is not JSON of the form {"${names[0]}":20}; the names are ${names.join(', ')}.`,
  });
  return z.NEVER;
});

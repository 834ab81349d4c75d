import { z } from 'zod';
import { openApp } from '../server/app.ts';
import type { Config } from '../server/base/config.ts';
import { AppError } from '../server/base/errors.ts';
import { silentLog } from '../server/base/log.ts';
import { grantAnalyses, grantTokens } from '../server/features/subscription/service.ts';
import { jobs } from '../server/worker.ts';
import type { SubscriptionStatus } from '../shared/subscription.ts';
import { operatorConfig, withDatabaseUrl } from './operator.ts';
import { UsageError } from './usage-error.ts';
import { readWords, writeOut } from './words.ts';

const options = {
  analyses: { type: 'string' },
  tokens: { type: 'string' },
  reason: { type: 'string' },
} as const;

const grantSchema = z
  .object({
    email: z.email('Give the student’s email address.'),
    analyses: z.coerce.number('--analyses is a number.').int().min(1).max(10_000).optional(),
    tokens: z.coerce.number('--tokens is a number.').int().min(-10_000).max(10_000).optional(),
    reason: z.string('Give a --reason. It’s kept with the grant.').trim().min(1),
  })
  .refine(({ analyses, tokens }) => analyses || tokens, 'Give --analyses or --tokens.');

/** Joins the database of a running server, or starts it for as long as this takes. */
export async function grant(words: string[]): Promise<void> {
  const { values, positionals } = readWords(words, options);
  const parsed = grantSchema.safeParse({ ...values, email: positionals[0] });
  if (!parsed.success) throw new UsageError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const config = operatorConfig();
  const status = await withDatabaseUrl(config, (databaseUrl) =>
    giveIn({ ...config, databaseUrl, databaseDirectUrl: undefined, process: 'web' }, parsed.data),
  );
  await writeOut(`Granted. ${parsed.data.email} ${describe(status)}\n`, undefined);
}

type Grant = z.output<typeof grantSchema>;

async function giveIn(config: Config, { email, reason, analyses, tokens }: Grant) {
  const { app, close } = await openApp(config, silentLog, jobs);
  try {
    const status = analyses ? await grantAnalyses(app, { email, reason, analyses }) : undefined;
    return tokens ? await grantTokens(app, { email, reason, tokens }) : status;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw new UsageError('No student has that address.');
    if (error instanceof AppError && error.code === 'not_possible_now') throw new UsageError(error.message);
    throw error;
  } finally {
    await close();
  }
}

function describe(status: SubscriptionStatus | undefined): string {
  if (!status) return '';
  const { analysesUsed, limit, premiumTokens } = status;
  return `has used ${analysesUsed} of ${limit} analyses and holds ${premiumTokens} premium tokens.`;
}

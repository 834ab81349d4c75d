/** Limits that hold across processes, counted in the database. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../base/errors.ts';
import type { Networks } from '../base/networks.ts';
import { campusLimits, type RateLimit, windowHours } from '../base/rate-limits.ts';
import type { Connections } from '../db/connections.ts';

const usualSeconds = 15 * 60;

const secondsOf = (limit: RateLimit) => (windowHours[limit] ?? 0) * 60 * 60 || usualSeconds;

export type RateLimits = {
  /** Counts one; throws `too_many_requests` when the limit is passed. */
  spend(limit: RateLimit, key: string | number): Promise<void>;
  /** Takes back one that was counted. */
  giveBack(limit: RateLimit, key: string | number): Promise<void>;
  reset(limit: RateLimit, key: string | number): Promise<void>;
};

export function openRateLimits(
  connections: Connections,
  points: Record<RateLimit, number>,
  campus?: Networks,
): RateLimits {
  const limiters = Object.fromEntries(
    // The keys of the record, which Object.entries does not say.
    (Object.entries(points) as [RateLimit, number][]).map(([limit, allowed]) => [
      limit,
      new RateLimiterPostgres({
        storeClient: connections,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: limit,
        points: allowed,
        duration: secondsOf(limit),
      }),
    ]),
  ) as Record<RateLimit, RateLimiterPostgres>;

  const limiterOf = (limit: RateLimit, key: string | number) => {
    const onCampus = campusLimits[limit];
    return limiters[onCampus && campus?.has(String(key)) ? onCampus : limit];
  };

  return {
    async spend(limit, key) {
      try {
        await limiterOf(limit, key).consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw refuse(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit, key).reward(key);
    },
    async reset(limit, key) {
      await limiterOf(limit, key).delete(key);
    },
  };
}

const refuse = (waitMs: number) =>
  new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });

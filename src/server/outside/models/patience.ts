/** How long a call waits and how often it is tried again, within bounds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError } from '../../../study/model/model.ts';

export type Patience = {
  /** Until the first sign of an answer; a model that reasons first needs minutes. */
  firstWordMs: number;
  /** Between two pieces of an answer. */
  silenceMs: number;
  wholeCallMs: number;
  /** Tries again after a fault of the line or the provider. */
  retries: number;
  firstPauseMs: number;
  /** All waits for a rate limit of one call together; a longer one is handed on with the time to wait. */
  rateLimitMs: number;
  /** Of one call, however short the waits are that the provider names. */
  mostRateLimits?: number;
};

export const usualPatience: Patience = {
  firstWordMs: 180_000,
  silenceMs: 60_000,
  wholeCallMs: 600_000,
  retries: 2,
  firstPauseMs: 1_000,
  rateLimitMs: 120_000,
};

/** A machine of one's own reads first, and may take minutes for an opinion where others are asked at the same time. */
export const ownPatience: Patience = {
  ...usualPatience,
  firstWordMs: 900_000,
  silenceMs: 120_000,
  wholeCallMs: 1_500_000,
};

/** Each time it is waited twice as long, whatever shorter time the provider names. */
const usualRateLimits = 4;

/** A provider that names no time to wait after a rate limit. */
const unnamedWaitMs = 5_000;

export async function withRetries<T>(
  attempt: () => Promise<T>,
  { retries, firstPauseMs, rateLimitMs, mostRateLimits = usualRateLimits }: Patience,
  signal: AbortSignal,
): Promise<T> {
  let failures = 0;
  let rateLimits = 0;
  let waitedMs = 0;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ModelError) || !error.isPassing) throw error;
      const isRateLimit = error.code === 'rate_limited';
      const pauseMs = isRateLimit
        ? Math.max(firstPauseMs * 2 ** rateLimits, error.retryAfterMs ?? unnamedWaitMs)
        : Math.max(error.retryAfterMs ?? 0, firstPauseMs * 4 ** failures);
      // A rate limit is no attempt; its waits have a bound of their own.
      if (isRateLimit) {
        waitedMs += pauseMs;
        rateLimits += 1;
      } else failures += 1;
      if (waitedMs > rateLimitMs || rateLimits > mostRateLimits || failures > retries) throw error;
      if (pauseMs > rateLimitMs) throw error;
      await pause(pauseMs * (1 + Math.random() / 4), signal);
    }
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    throw new ModelError('aborted', { reason: 'aborted while waiting to try again' });
  }
}

export type Watch = {
  /** Aborts with the caller's signal and when the answer is too slow. */
  signal: AbortSignal;
  /** The answer gave a sign of life. */
  heard(): void;
  isLate(): boolean;
  stop(): void;
};

export function watchCall(outer: AbortSignal, { firstWordMs, silenceMs, wholeCallMs }: Patience): Watch {
  const late = new AbortController();
  const expire = () => late.abort();
  const whole = setTimeout(expire, wholeCallMs);
  let next = setTimeout(expire, firstWordMs);
  let isStopped = false;
  return {
    signal: AbortSignal.any([outer, late.signal]),
    heard() {
      clearTimeout(next);
      if (!isStopped) next = setTimeout(expire, silenceMs);
    },
    isLate: () => late.signal.aborted,
    stop() {
      isStopped = true;
      clearTimeout(whole);
      clearTimeout(next);
    },
  };
}

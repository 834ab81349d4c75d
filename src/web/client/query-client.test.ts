import { MutationObserver, notifyManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf, networkFailure } from './errors.ts';
import {
  createQueryClient,
  mutationRetryDelay,
  queryRetryDelay,
  shouldRetryMutation,
  shouldRetryQuery,
} from './query-client.ts';

const status = (code: number) => failureOf(code, '', '');

afterEach(() => vi.unstubAllGlobals());

describe('a read', () => {
  it.each([500, 503, 429])('is tried again three times after %i', (code) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetryQuery(failures, status(code)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([400, 401, 403, 404, 409])('is not tried again after %i', (code) => {
    expect(shouldRetryQuery(0, status(code))).toBe(false);
  });

  it('is tried again when the network fails, and not after an error of our own', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetryQuery(failures, networkFailure()))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(shouldRetryQuery(0, new Error('500'))).toBe(false);
  });

  it('fails at once while the browser itself is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(shouldRetryQuery(0, networkFailure())).toBe(false);
    expect(shouldRetryMutation(0, networkFailure())).toBe(false);
    expect(shouldRetryQuery(0, status(503))).toBe(true);
  });

  it('fails at once where the call before it has not reached the server either, whatever the browser believes', () => {
    expect(shouldRetryQuery(0, networkFailure(undefined, true))).toBe(false);
    expect(shouldRetryQuery(1, networkFailure(undefined, true))).toBe(true);
    expect(shouldRetryMutation(0, networkFailure(undefined, true))).toBe(false);
  });

  it('is not judged by a number inside the sentence', () => {
    const told = JSON.stringify({ error: { code: 'x', message: 'Over 500 pages.' } });
    expect(shouldRetryQuery(0, failureOf(422, '', told))).toBe(false);
  });

  it('waits one second, then twice as long each time, thirty at most', () => {
    expect([0, 1, 2, 6].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 30_000]);
  });

  it('is never stale by itself, not read again on focus, and forgotten after five minutes', () => {
    const { queries } = createQueryClient({ onRead: () => {}, onChange: () => {} }).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      gcTime: 300_000,
    });
  });
});

/** The moments, in ms from the first, at which a call that always fails is made. */
async function momentsOf(
  begin: (client: QueryClient, fail: () => Promise<never>) => Promise<unknown>,
  error: Error,
) {
  vi.useFakeTimers();
  const client = createQueryClient({ onRead: () => undefined, onChange: () => undefined });
  const moments: number[] = [];
  const from = Date.now();
  const begun = begin(client, () => {
    moments.push(Date.now() - from);
    return Promise.reject(error);
  }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(200_000);
  await begun;
  client.clear();
  vi.useRealTimers();
  return moments;
}

const asRead = (client: QueryClient, queryFn: () => Promise<never>) =>
  client.query({ queryKey: ['any'], queryFn });
const asChange = (client: QueryClient, mutationFn: () => Promise<never>) =>
  client
    .getMutationCache()
    .build(client, { ...client.getDefaultOptions().mutations, mutationFn })
    .execute(undefined);

describe('the client of every screen', () => {
  it.each([500, 503, 429, 0])('reads four times after %i, one, two and four seconds apart', async (code) => {
    const error = code === 0 ? networkFailure() : status(code);
    expect(await momentsOf(asRead, error)).toEqual([0, 1000, 3000, 7000]);
  });

  it.each([400, 401, 403, 404, 409])('reads once after %i', async (code) => {
    expect(await momentsOf(asRead, status(code))).toEqual([0]);
  });

  it.each([500, 503, 0])('sends a change three times after %i, one and two seconds apart', async (code) => {
    const error = code === 0 ? networkFailure() : status(code);
    expect(await momentsOf(asChange, error)).toEqual([0, 1000, 3000]);
  });

  it.each([400, 401, 403, 404, 409, 429])('sends a change once after %i', async (code) => {
    expect(await momentsOf(asChange, status(code))).toEqual([0]);
  });
});

describe('a change', () => {
  it('is tried again twice, after a network failure, 500 or 503 alone', () => {
    for (const error of [networkFailure(), status(500), status(503)])
      expect([0, 1, 2].map((failures) => shouldRetryMutation(failures, error))).toEqual([true, true, false]);
    for (const code of [400, 401, 404, 409, 429]) expect(shouldRetryMutation(0, status(code))).toBe(false);
  });

  it('waits ten seconds at most', () => {
    expect([0, 1, 4].map(mutationRetryDelay)).toEqual([1000, 2000, 10_000]);
  });
});

it('that a change has begun is told before any timer, so that a second press finds its button disabled', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient({ onRead: () => undefined, onChange: () => undefined });
  const change = new MutationObserver(queryClient, { mutationFn: () => new Promise(() => undefined) });
  const tell = vi.fn();
  // As useMutation does.
  const unsubscribe = change.subscribe(notifyManager.batchCalls(tell));
  void change.mutate();
  await new Promise<void>(queueMicrotask);
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ status: 'pending' }));
  unsubscribe();
  queryClient.clear();
  vi.useRealTimers();
});

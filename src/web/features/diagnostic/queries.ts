import { queryOptions } from '@tanstack/react-query';
import { getLiveness, getReadiness } from '../../../shared/product.ts';
import { call } from '../../client/api.ts';

const feature = 'diagnostic';

/** Asked afresh at each visit, and once: support wants to know what failed, not what a third try mended. */
const once = { staleTime: 0, gcTime: 0, retry: false } as const;

export const readinessQuery = queryOptions({
  ...once,
  queryKey: [feature, 'ready'],
  queryFn: async ({ signal }) => {
    const from = performance.now();
    await call(getReadiness, {}, { signal });
    return { tookMs: performance.now() - from };
  },
});

/** How far the server's clock is ahead of this device's; the answer is taken to be as old as half of its way. */
export const clockQuery = queryOptions({
  ...once,
  queryKey: [feature, 'clock'],
  queryFn: async ({ signal }) => {
    const from = Date.now();
    const { at } = await call(getLiveness, {}, { signal });
    return { aheadMs: Date.parse(at) - (from + Date.now()) / 2 };
  },
});

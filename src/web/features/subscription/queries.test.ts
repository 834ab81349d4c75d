import { expect, it } from 'vitest';
import { subscriptionStatusQuery, watchedSubscriptionStatusQuery } from './queries.ts';

it('keeps the status for 30 seconds on cards, for 10 on the dashboard, which asks again every 15', () => {
  expect(subscriptionStatusQuery).toMatchObject({ staleTime: 30_000 });
  expect(subscriptionStatusQuery).not.toHaveProperty('refetchInterval');
  expect(watchedSubscriptionStatusQuery).toMatchObject({ staleTime: 10_000, refetchInterval: 15_000 });
});

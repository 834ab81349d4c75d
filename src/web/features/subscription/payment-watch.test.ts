import { expect, it } from 'vitest';
import { paymentTimes, watchPayment } from './payment-watch.ts';

async function watch(check: (attempt: number) => Promise<boolean>) {
  const pauses: number[] = [];
  let attempts = 0;
  const paid = await watchPayment(
    () => check(++attempts),
    async (ms) => void pauses.push(ms),
  );
  return { paid, pauses, attempts };
}

it('asks first after three seconds, then every second, and stops when it is paid', async () => {
  expect(await watch(async (attempt) => attempt === 3)).toEqual({
    paid: true,
    pauses: [3000, 1000, 1000],
    attempts: 3,
  });
});

it('gives up after sixty attempts', async () => {
  const { paid, pauses, attempts } = await watch(async () => false);
  expect([paid, attempts, pauses.length]).toEqual([false, 60, 60]);
});

it('goes on after a check that failed', async () => {
  const { paid, attempts } = await watch(async (attempt) => {
    if (attempt < 5) throw new Error('offline');
    return true;
  });
  expect([paid, attempts]).toEqual([true, 5]);
});

it('leaves 100 milliseconds before the checkout of tokens, and 1.5 seconds before the reload', () => {
  expect(paymentTimes).toMatchObject({ redirectMs: 100, reloadMs: 1500 });
});

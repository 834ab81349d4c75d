import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthStart, monthsWithin } from './months.ts';

const day = (instant: Date) => instant.toISOString().slice(0, 10);

it('begins a month on the day of the upgrade, or on the month’s last day', () => {
  const upgradedAt = new Date('2027-10-31T22:15:00Z');
  const days = [0, 1, 2, 3, 4, 5, 6, 16].map((index) => day(monthStart(upgradedAt, index)));
  expect(days).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2029-02-28',
  ]);
  expect(monthStart(upgradedAt, 4).toISOString()).toBe('2028-02-29T22:15:00.000Z');
});

it('counts each month once, however the paid periods are cut', () => {
  const starts = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(starts, fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (upgradedAt, paid) => {
      const periods = paid.flatMap((isPaid, index) =>
        isPaid
          ? [{ startsAt: monthStart(upgradedAt, index), endsAt: monthStart(upgradedAt, index + 1) }]
          : [],
      );
      const expected = paid.flatMap((isPaid, index) => (isPaid && index > 0 ? [index] : []));
      expect(monthsWithin(upgradedAt, periods)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

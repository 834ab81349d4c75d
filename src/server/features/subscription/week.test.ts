import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysUntilReset, weekOf } from './week.ts';

const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2034-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it('puts every instant after the upgrade into exactly one window of 168 hours', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 400 * weekMs }), (upgradedAt, after) => {
      const now = new Date(upgradedAt.getTime() + after);
      const { startsAt, endsAt } = weekOf(upgradedAt, now);
      expect(endsAt.getTime() - startsAt.getTime()).toBe(weekMs);
      expect((startsAt.getTime() - upgradedAt.getTime()) % weekMs).toBe(0);
      expect(startsAt <= now && now < endsAt).toBe(true);
      const days = daysUntilReset(upgradedAt, now);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(7);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['a spring change of clocks', '2027-03-10T07:30:00Z'],
  ['an autumn change of clocks', '2027-11-03T06:30:00Z'],
  ['a leap day', '2028-02-26T23:59:59Z'],
])('counts 168 hours across %s', (_, upgrade) => {
  const upgradedAt = new Date(upgrade);
  const at = (hours: number) => new Date(upgradedAt.getTime() + hours * hourMs);
  expect(daysUntilReset(upgradedAt, at(0))).toBe(7);
  expect(daysUntilReset(upgradedAt, at(24))).toBe(6);
  expect(daysUntilReset(upgradedAt, at(24.01))).toBe(6);
  expect(daysUntilReset(upgradedAt, at(167.99))).toBe(1);
  expect(daysUntilReset(upgradedAt, at(168))).toBe(7);
  expect(weekOf(upgradedAt, at(168)).startsAt).toEqual(at(168));
});

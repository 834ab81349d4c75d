import { expect, it } from 'vitest';
import { dayName, momentName } from './moments.ts';

const now = new Date('2026-11-12T20:00:00Z');

it('a day is the same day in every time zone', () => {
  expect(dayName('2019-06-03')).toBe('June 3, 2019');
});

it('a moment of today is a time, another has its day', () => {
  expect(momentName('2026-11-12T14:02:30Z', now, 'UTC')).toBe('14:02');
  expect(momentName('2026-11-12T02:02:00Z', now, 'America/New_York')).toBe('November 11, 2026, 21:02');
  expect(momentName('2026-11-12T00:05:00Z', now, 'UTC')).toBe('00:05');
});

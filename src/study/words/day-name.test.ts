import { expect, it } from 'vitest';
import { dayName } from './day-name.ts';

it('the day of a decision is the same day in every time zone', () => {
  expect(dayName('2019-06-03')).toBe('June 3, 2019');
});

import { describe, expect, it } from 'vitest';
import { dayText, instantText, today } from './dates.ts';

const now = new Date(2026, 8, 16, 18, 30);

describe('a day', () => {
  it('is written with its weekday, and with the year where it is another', () => {
    expect(dayText('2026-09-16', now)).toBe('Wed, Sep 16');
    expect(dayText('2025-09-16', now)).toBe('Tue, Sep 16, 2025');
  });

  it('is today on the calendar of the student', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('an instant', () => {
  it('is a time today and a date with a time before', () => {
    expect(instantText(new Date(2026, 8, 16, 14, 2).toISOString(), now)).toBe('2:02\u00A0PM');
    expect(instantText(new Date(2026, 8, 15, 9, 5).toISOString(), now)).toBe('Sep 15, 2026, 9:05\u00A0AM');
  });
});

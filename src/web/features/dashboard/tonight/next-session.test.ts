import { expect, it } from 'vitest';
import type { CourtCase } from '../../../../shared/cases.ts';
import type { NextSession } from '../../../../shared/sessions.ts';
import { comingOf, dayName, standingWords } from './next-session.ts';

const session = (id: number, heldOn: string | null): NextSession => ({
  id,
  classId: 1,
  className: 'Torts',
  title: `Class ${id}`,
  heldOn,
  position: 0,
  cases: [],
  missing: [],
});
const now = new Date('2026-11-23T21:00:00');

it('leads with the soonest class session of today or later on her own calendar', () => {
  const yesterday = session(1, '2026-11-22');
  const tonight = session(2, '2026-11-23');
  const friday = session(3, '2026-11-27');
  expect(comingOf([yesterday, tonight, friday], now)).toEqual({ next: tonight, later: [friday] });
  expect(comingOf([yesterday, friday], now)).toEqual({ next: friday, later: [] });
});

it('leads with the newest where none is to come, and with nothing where there is none', () => {
  const undated = session(4, null);
  expect(comingOf([session(1, '2026-11-22'), undated], now)).toEqual({ next: undated, later: [] });
  expect(comingOf([], now)).toBeUndefined();
});

it('neither shows nor counts files that she skipped', () => {
  const one = (id: number, status: CourtCase['status']) => ({ id, status }) as CourtCase; // No more of it is read.
  const cases = [one(1, 'ready'), one(2, 'cancelled'), one(3, 'failed')];
  const { next } = comingOf([{ ...session(1, '2026-11-23'), cases }], now) ?? {};
  expect(next?.cases.map(({ id }) => id)).toEqual([1, 3]);
  expect(standingWords(next?.cases ?? [])).toBe('1 of 2 cases ready ·\u00A01 needs you');
});

it('names the day as one says it', () => {
  expect(dayName('2026-11-23', now)).toBe('Today');
  expect(dayName('2026-11-24', now)).toBe('Tomorrow');
  expect(dayName('2026-11-30', now)).toBe('Mon, Nov 30');
  expect(dayName(null, now)).toBeUndefined();
});

it('says what is ready and what waits for her', () => {
  const [ready, asking] = [{ status: 'ready' as const }, { status: 'needs_answer' as const }];
  expect(standingWords([])).toBe('No cases yet');
  expect(standingWords([ready])).toBe('1 case ready');
  expect(standingWords([ready, asking, { status: 'analyzing' }])).toBe(
    '1 of 3 cases ready ·\u00A01 needs you',
  );
});

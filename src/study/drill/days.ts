/** Study days: calendar days without a clock, as `2026-09-14`. */

const dayMs = 24 * 60 * 60 * 1000;

const instantOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Noon in UTC: as far as can be from either edge of the day. */
export const noonOf = (day: string): Date => new Date(instantOf(day));

export const addDays = (day: string, days: number): string =>
  new Date(instantOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Negative where `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to) - instantOf(from)) / dayMs);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => noonOf(day).getUTCDay();

/** What an exam changes: less in term, then every question once more in the last fortnight, the weakest first. */
import { addDays, daysBetween } from './days.ts';

/** Of a class that has an exam day: what slips in term is picked up by the ramp. */
export const examRetention = 0.8;

export const rampDays = 14;

export type Phase = 'term' | 'ramp' | 'over';

export function phaseOf(examOn: string | null, today: string): Phase {
  if (examOn === null) return 'term';
  const left = daysBetween(today, examOn);
  if (left <= 0) return 'over';
  return left <= rampDays ? 'ramp' : 'term';
}

export const rampStart = (examOn: string): string => addDays(examOn, -rampDays);

/** How many of the questions that are still owed a day of the ramp asks: spread evenly over the days that are left. */
export function rampQuota(examOn: string, today: string, owed: number): number {
  const left = daysBetween(today, examOn);
  return left <= 0 ? 0 : Math.ceil(owed / left);
}

type Owed = {
  /** To be asked yet, and not asked today. */
  open: number;
  /** Asked again today. */
  asked: number;
  /** Asked today, and owed once more on a day after. */
  later: number;
};

/** How many it asks today and on each day after, as far as is known now. */
export function rampPlan(
  examOn: string,
  today: string,
  { open, asked, later }: Owed,
): { day: string; due: number }[] {
  let owed = open;
  return Array.from({ length: Math.max(0, daysBetween(today, examOn)) }, (_, ahead) => {
    const day = addDays(today, ahead);
    const before = ahead === 0 ? asked : 0;
    const due = Math.max(0, rampQuota(examOn, day, owed + before) - before);
    owed -= due;
    if (ahead === 0) owed += later;
    return { day, due };
  });
}

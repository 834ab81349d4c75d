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

/**
 * How many questions of the class a day of the ramp asks: those that it has not asked yet, spread evenly over the days
 * that are left. `weak` are those asked already that would still not be recalled on the day itself.
 */
export function rampQuota(
  examOn: string,
  today: string,
  { unasked, weak }: { unasked: number; weak: number },
) {
  const left = daysBetween(today, examOn);
  return left <= 0 ? 0 : Math.ceil((unasked + weak) / left);
}

/** How many it asks today and on each day after, as far as is known now; `asked` were asked today already. */
export function rampPlan(
  examOn: string,
  today: string,
  { unasked, weak, asked }: { unasked: number; weak: number; asked: number },
): { day: string; due: number }[] {
  let open = unasked + weak;
  return Array.from({ length: Math.max(0, daysBetween(today, examOn)) }, (_, ahead) => {
    const day = addDays(today, ahead);
    const before = ahead === 0 ? asked : 0;
    const due = Math.max(0, rampQuota(examOn, day, { unasked: open + before, weak: 0 }) - before);
    open -= due;
    return { day, due };
  });
}

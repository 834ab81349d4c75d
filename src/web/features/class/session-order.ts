import { z } from 'zod';
import type { ClassSessionWithCases } from '../../../shared/sessions.ts';
import { useKept } from '../../browser/stored-choice.ts';
import { dayText, today } from '../../format/dates.ts';

/**
 * The next meeting first: those to come, then what is past or has no date, newest first. Or all newest first, as the
 * server lists them; or by date, from the first meeting to the last, those without a date behind.
 */
const sessionOrderSchema = z.enum(['next', 'newest', 'date']);
export type SessionOrder = z.infer<typeof sessionOrderSchema>;

export const useSessionOrder = () => useKept('browser', 'session-order', sessionOrderSchema, 'next');

export function inOrder(
  sessions: readonly ClassSessionWithCases[],
  order: SessionOrder,
  now = new Date(),
): readonly ClassSessionWithCases[] {
  if (order === 'newest') return sessions;
  const byDate = sessions.toSorted(
    (one, other) => dayOf(one).localeCompare(dayOf(other)) || one.position - other.position,
  );
  if (order === 'date') return byDate;
  const ahead = byDate.filter(isAhead(now));
  return [...ahead, ...sessions.filter((session) => !ahead.includes(session))];
}

/** Without one, later than any day that can be written. */
const dayOf = ({ heldOn }: ClassSessionWithCases) => heldOn ?? '9999-12-31';

/** Of today or later. */
const isAhead =
  (now: Date) =>
  ({ heldOn }: ClassSessionWithCases): boolean =>
    heldOn !== null && heldOn >= today(now);

export const soonestOf = (sessions: readonly ClassSessionWithCases[], now = new Date()) =>
  inOrder(sessions, 'date').find(isAhead(now));

/** "Negligence (Thu, Sep 3)": where one is chosen from many. */
export const datedTitle = ({ title, heldOn }: Pick<ClassSessionWithCases, 'title' | 'heldOn'>): string =>
  heldOn ? `${title} (${dayText(heldOn)})` : title;

import { z } from 'zod';
import type { ClassSessionWithCases } from '../../../shared/sessions.ts';
import { useKept } from '../../browser/stored-choice.ts';
import { today } from '../../format/dates.ts';

/** Newest first, as the server lists them; or by date, from the first meeting to the last, those without a date behind. */
const sessionOrderSchema = z.enum(['newest', 'date']);
export type SessionOrder = z.infer<typeof sessionOrderSchema>;

export const useSessionOrder = () => useKept('browser', 'session-order', sessionOrderSchema, 'newest');

export function inOrder(
  sessions: readonly ClassSessionWithCases[],
  order: SessionOrder,
): readonly ClassSessionWithCases[] {
  if (order === 'newest') return sessions;
  // Later than any day that can be written.
  const dayOf = ({ heldOn }: ClassSessionWithCases) => heldOn ?? '9999-12-31';
  return sessions.toSorted(
    (one, other) => dayOf(one).localeCompare(dayOf(other)) || one.position - other.position,
  );
}

/** Of today or later. */
export const soonestOf = (sessions: readonly ClassSessionWithCases[], now = new Date()) =>
  inOrder(sessions, 'date').find(({ heldOn }) => heldOn !== null && heldOn >= today(now));

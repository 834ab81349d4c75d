/** Where chosen files go: a class session and a category of it, each there already or to be made. */
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { today } from '../../../format/dates.ts';
import { soonestOf } from '../session-order.ts';

export const toBeMade = 'new';

export type TargetChoice = {
  session: number | typeof toBeMade;
  newSession: { title: string; heldOn: string };
  category: number | typeof toBeMade | 'none';
  newCategory: string;
};

/** The class session that comes next, today's first, or a new one that is called after the day. */
export function tonight(sessions: readonly ClassSessionWithCases[], now = new Date()): TargetChoice {
  const day = today(now);
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(now);
  return {
    session: soonestOf(sessions, now)?.id ?? toBeMade,
    newSession: { title: `Class of ${name}`, heldOn: day },
    category: 'none',
    newCategory: '',
  };
}

/** What is missing of a choice, where something is. */
export function problemOf(choice: TargetChoice): string | undefined {
  if (choice.session === toBeMade && !choice.newSession.title.trim()) return 'A class session needs a title';
  if (choice.category === toBeMade && !choice.newCategory.trim()) return 'A category needs a name';
  return undefined;
}

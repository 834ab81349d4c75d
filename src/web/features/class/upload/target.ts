/** Where chosen files go: a class session and a category of it, each there already or to be made. */
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import type { MissingCase } from '../../../../shared/syllabus.ts';
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

/** The one class session for which the syllabus names the cases that these files are called after. */
export function namedFor(fileNames: readonly string[], missing: readonly MissingCase[]): number | undefined {
  const sessions = new Set(
    fileNames.flatMap((fileName) => {
      const words = new Set(wordsOf(fileName));
      const isNamed = ({ name }: MissingCase) =>
        name.split(/ vs?\.? /).every((party) => wordsOf(party).some((word) => words.has(word)));
      return missing.filter(isNamed).map(({ sessionId }) => sessionId);
    }),
  );
  return sessions.size === 1 ? [...sessions][0] : undefined;
}

const wordsOf = (name: string): readonly string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => word !== 'the' && word !== 'and');

/** What is missing of a choice, where something is. */
export function problemOf(choice: TargetChoice): string | undefined {
  if (choice.session === toBeMade && !choice.newSession.title.trim()) return 'A class session needs a title';
  if (choice.category === toBeMade && !choice.newCategory.trim()) return 'A category needs a name';
  return undefined;
}

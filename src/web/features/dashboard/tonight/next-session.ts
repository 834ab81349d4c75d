/** Which class session is next on the student's own calendar, and how far its cases are. */
import type { CourtCase } from '../../../../shared/cases.ts';
import type { NextSession } from '../../../../shared/sessions.ts';
import { count } from '../../../format/count.ts';
import { dayText, today } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';

type Coming = { next: NextSession; later: NextSession[] };

/** The soonest of today or later; without any, the newest. Files that she skipped are no cases of theirs. */
export function comingOf(sessions: readonly NextSession[], now = new Date()): Coming | undefined {
  const day = today(now);
  const all = sessions.map((session) => ({
    ...session,
    cases: session.cases.filter(({ status }) => status !== 'cancelled'),
  }));
  const coming = all.filter(({ heldOn }) => heldOn !== null && heldOn >= day);
  const [next = all.at(-1), ...later] = coming;
  return next && { next, later };
}

/** "Today", "Tomorrow", "Mon, Nov 30"; undefined without a date. */
export function dayName(heldOn: string | null, now = new Date()): string | undefined {
  if (heldOn === null) return undefined;
  if (heldOn === today(now)) return 'Today';
  const tomorrow = new Date(now);
  tomorrow.setDate(now.getDate() + 1);
  return heldOn === today(tomorrow) ? 'Tomorrow' : dayText(heldOn, now);
}

export const isComing = ({ heldOn }: NextSession, now = new Date()): boolean =>
  heldOn !== null && heldOn >= today(now);

const waits = ({ status }: Pick<CourtCase, 'status'>) => status === 'needs_answer' || status === 'failed';

/** "2 of 3 cases ready · 1 needs you" */
export function standingWords(cases: readonly Pick<CourtCase, 'status'>[]): string {
  if (cases.length === 0) return 'No cases yet';
  const ready = cases.filter(({ status }) => status === 'ready').length;
  const waiting = cases.filter(waits).length;
  const readyWords =
    ready === cases.length
      ? `${count(ready, 'case')} ready`
      : `${ready} of ${count(cases.length, 'case')} ready`;
  return waiting > 0 ? `${readyWords}${dot}${waiting} ${waiting === 1 ? 'needs' : 'need'} you` : readyWords;
}

/** Of a case that is not ready yet. */
export const waitingWords: Record<Exclude<CourtCase['status'], 'ready'>, string> = {
  queued: 'Waiting to be read',
  extracting: 'Being read',
  analyzing: 'Being analyzed',
  needs_answer: 'A question for you',
  failed: 'Couldn’t be analyzed',
  cancelled: 'Canceled',
};

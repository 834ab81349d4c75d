/** What the screen says of a file that is tried. */
import type { CaseQuestion } from '../../../../shared/cases.ts';
import type { Tryout } from '../../../../shared/tryouts.ts';
import { clockText } from '../../../format/dates.ts';
import { withArticle } from '../../../format/found-in-file.ts';

/** "Your case stays in this browser until 2:02 PM tomorrow." */
export function keptUntil({ expiresAt }: Pick<Tryout, 'expiresAt'>, now = new Date()): string {
  const isToday = new Date(expiresAt).toDateString() === now.toDateString();
  return `Your case stays in this browser until ${clockText(expiresAt)} ${isToday ? 'today' : 'tomorrow'}.`;
}

/** Where it says a page, that page is being read. */
export function progressWords({ status, progress }: Pick<Tryout, 'status' | 'progress'>): string {
  if (status === 'queued') return 'Waiting in line';
  if (status === 'analyzing') return 'Writing your brief, outline, and questions';
  if (!progress || progress.total === 0) return 'Opening the file';
  return `Reading page ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`;
}

export function askedWords(question: CaseQuestion): { title: string; text: string } {
  if (question.kind === 'several_cases') {
    return {
      title: `This file has ${question.found.length} cases in it`,
      text: 'Choose the one you want to try.',
    };
  }
  const likeness =
    question.kind === 'not_an_opinion' && question.documentKind !== null
      ? `This looks like ${withArticle(question.documentKind)}, not a court opinion`
      : 'This doesn’t look like a court opinion';
  return { title: likeness, text: 'You can analyze it anyway, but don’t expect much.' };
}

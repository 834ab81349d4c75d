/** What is happening to a case, in words and as a share of the whole. */
import type { CourtCase, Progress } from '../../../../shared/cases.ts';
import { listed } from '../../../../study/words/listed.ts';
import { clockText } from '../../../format/dates.ts';

type CaseProgress = Pick<CourtCase, 'status' | 'progress'>;

type Growing = Partial<Record<'brief' | 'outline' | 'questions', unknown>>;

const kinds = ['brief', 'outline', 'questions'] as const;

const writing = {
  brief: 'Writing the brief',
  outline: 'Writing the outline',
  questions: 'Writing the questions',
} as const;

/** "Reading page 12 of 40", "Reading closely: 30%", "Writing the brief", and of what grows side by side "Writing brief, outline, and questions". */
export function progressWords({ status, progress }: CaseProgress, growing: Growing = {}): string {
  if (status === 'queued') return 'Waiting to be read';
  if (!progress) return status === 'extracting' ? 'Opening the file' : 'Writing';
  if (progress.waitsUntil) {
    return `The language model is busy. It continues at ${clockText(progress.waitsUntil)}.`;
  }
  const sideBySide = kinds.filter((kind) => growing[kind]);
  if (sideBySide.length > 1) return `Writing ${listed(sideBySide)}`;
  if (progress.step === 'sentences') return `Reading closely: ${percentOf(progress)}%`;
  if (progress.step !== 'reading') return writing[progress.step];
  if (progress.total === 0) return 'Opening the file';
  // While page n is read, n - 1 are done; once all are done the last one is still the one to name.
  return `Reading page ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`;
}

const percentOf = ({ done, total }: Progress) => (total > 0 ? Math.floor((100 * done) / total) : 0);

// Reading takes the larger part of the time that passes before all three materials are there.
const readingShare = 0.7;
const startOf = { sentences: readingShare, brief: 0.75, outline: 0.8, questions: 0.9 };

/** 0 to 1; null before the first step is known. */
export function progressShare({ status, progress }: CaseProgress): number | null {
  if (status === 'queued' || !progress) return null;
  return shareOf(progress);
}

function shareOf({ step, done, total }: Progress): number {
  if (step !== 'reading') return startOf[step];
  return total > 0 ? (Math.min(done, total) / total) * readingShare : 0;
}

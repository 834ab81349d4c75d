import type { CaseEvent } from '../../../shared/cases.ts';

const ready = {
  brief: 'The brief is ready',
  outline: 'The outline is ready',
  questions: 'The questions are ready',
};

/** What a screen reader is told of an event; undefined for the many that are only a page further. */
export function announcementOf(event: CaseEvent, title: string): string | undefined {
  switch (event.type) {
    case 'material':
      return `${title}: ${ready[event.kind]}.`;
    case 'done':
      return event.status === 'ready' ? `${title}: all study material is ready.` : undefined;
    case 'failed':
      return `${title}: ${event.failure.message}`;
    case 'question':
      return `${title}: answer a question before it’s analyzed.`;
    case 'part':
    case 'changed':
    case 'deleted':
    case 'restored':
      return undefined;
    case 'progress':
      return event.progress?.step === 'reading' && event.progress.done === 0
        ? `${title} is being read.`
        : undefined;
  }
}

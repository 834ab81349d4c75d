/** The request for one material: what is to be read first, what is to be written last. */
import type { Source } from '../reading/source.ts';
import { fenced } from './fence.ts';

const howNotesRead = `These are notes on the whole opinion, which is too long to be shown at once. Each stands on one line: the part it comes from, its kind, what it says, and in quotation marks the words it rests on, with the paragraph where they stand. Take the words of your support from those quotations alone.`;

export function materialPrompt(
  { what, text }: Pick<Source, 'what' | 'text'>,
  task: string,
  fence: string,
): string {
  const matter = fenced(what, text, fence);
  return what === 'notes' ? `${matter}\n\n${howNotesRead}\n\n${task}` : `${matter}\n\n${task}`;
}

/** What an editor puts behind a case. */
import type { Paragraph } from '../opinion.ts';

const behindCase =
  /^(?:[IVX\d]+\.\s+|\d+(?:\.\d+)+\.?\s+)?(?:notes?(?: and (?:questions|comments|problems))?|questions?(?: (?:and|for) \w+)?(?! presented\b)|comments?(?: and questions)?|exercises?|problems?|hypo(?:thetical)?s?|discussion questions|review questions|interlude)\b/i;
/** In letters: titles are shorter, and what is not set as one is shorter still. */
const longest = { heading: 90, plain: 60 };

/** Whether a title is of notes, questions, problems. */
export function isBehindCase(title: string): boolean {
  return title.length < longest.heading && behindCase.test(title.trim());
}

/** The last paragraph of a case that would end at `last`, were there no notes and questions under it. */
export function notesFrom(paragraphs: Paragraph[], first: number, last: number): number {
  for (let index = first + 1; index <= last; index++) {
    const { kind, text } = paragraphs[index]!;
    if (kind === 'footnote' || (kind !== 'heading' && text.length > longest.plain)) continue;
    if (isBehindCase(text)) return index - 1;
  }
  return last;
}

/** Of the text and the quotations in it. */
export function lettersIn(paragraphs: Paragraph[]): number {
  return paragraphs
    .filter(({ kind }) => kind === 'text' || kind === 'quote' || kind === 'note')
    .reduce((sum, { text }) => sum + text.length, 0);
}

import type { Paragraph } from '../opinion.ts';
import { openerAt } from './openers.ts';

/** "[The trial judge denied the motion, and …]", "[Editor’s note: …]": fewer words may be the court's own insertion. */
const leastWords = 5;
const opens = /^\[["“‘']?\p{Lu}/u;
const closes = /\][.*\d]{0,3}$/;

/** "NOTES AND QUESTIONS", and nothing else: an opinion's own notes are called "Notes". */
const asks =
  /^(?:(?:notes?|comments?|problems?)(?: (?:and|&)|,) )+(?:questions|comments|problems)[.:]?$|^(?:discussion |review )?questions(?: for discussion)?[.:]?$/i;
/** Of the paragraphs: notes stand behind a case. */
const leastBefore = 0.3;

/** Paragraphs that stand in brackets as a whole, with which an editor tells what was cut, and notes and questions behind the case, as whose they are. */
export function withEditors(paragraphs: Paragraph[], isBook: boolean): Paragraph[] {
  const notes = isBook ? undefined : notesBehind(paragraphs);
  return paragraphs.map((paragraph, index) =>
    isEditors(paragraph) || (notes && index >= notes.first && index < notes.end && !paragraph.publisher)
      ? { ...paragraph, publisher: 'The editor' }
      : paragraph,
  );
}

/** From their title to the end, or to the separate opinion that the editor set behind them. */
function notesBehind(paragraphs: Paragraph[]): { first: number; end: number } | undefined {
  const first = paragraphs.findIndex(
    ({ kind, text }, index) =>
      index > leastBefore * paragraphs.length && kind !== 'footnote' && asks.test(text.trim()),
  );
  if (first === -1) return undefined;
  const behind = paragraphs.slice(first + 1);
  const opener = behind.findIndex(({ text }, at) => openerAt(text, behind[at + 1]?.text ?? ''));
  const end = opener === -1 ? paragraphs.length : first + 1 + opener;
  const own = paragraphs.slice(first + 1, end);
  return own.some(({ text }) => text.includes('?')) ? { first, end } : undefined;
}

function isEditors({ kind, text, publisher }: Paragraph): boolean {
  if (publisher || (kind !== 'text' && kind !== 'heading' && kind !== 'note')) return false;
  const words = text.trim();
  return (
    opens.test(words) &&
    closes.test(words) &&
    words.split(/\s+/).length >= leastWords &&
    closeOf(words) === words.lastIndexOf(']')
  );
}

/** Where the first bracket closes. */
function closeOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '[') depth++;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return -1;
}

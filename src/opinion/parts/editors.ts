import type { Paragraph } from '../opinion.ts';

/** "[The trial judge denied the motion, and …]", "[Editor’s note: …]": fewer words may be the court's own insertion. */
const leastWords = 5;
const opens = /^\[["“‘']?\p{Lu}/u;
const closes = /\][.*\d]{0,3}$/;

/** Paragraphs that stand in brackets as a whole, with which an editor tells what was cut, as whose they are. */
export function withEditors(paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.map((paragraph) =>
    isEditors(paragraph) ? { ...paragraph, publisher: 'The editor' } : paragraph,
  );
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

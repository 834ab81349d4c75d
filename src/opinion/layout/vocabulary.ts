import type { Line } from './line.ts';

/** The words of a document, in lower case, compounds with their hyphen; halves of divided words are left out. */
export type Vocabulary = ReadonlySet<string>;

const word = /\p{L}+(?:[-’']\p{L}+)*/gu;

export function vocabularyOf(lines: Iterable<Line>): Vocabulary {
  const words = new Set<string>();
  let isTail = false;
  for (const { text } of lines) {
    for (const match of text.matchAll(word)) {
      const isWhole = !(isTail && match.index === 0) && match.index + match[0].length < text.length - 1;
      if (isWhole) words.add(match[0].toLowerCase());
    }
    isTail = /[-\u00ad]$/.test(text);
  }
  return words;
}

const prefixes =
  /^(?:a|ab|ac|ad|af|al|an|ap|as|at|be|by|co|com|con|de|di|dis|em|en|ex|for|in|im|inter|mis|ob|out|over|per|pre|pro|re|sub|sup|sur|trans|un|under|up)$/;

/** Whether the hyphen between a line's last word and the next line's first only divides one word. */
export function isDivided(before: string, after: string, vocabulary: Vocabulary): boolean {
  const head = before.toLowerCase();
  const tail = after.toLowerCase();
  if (vocabulary.has(head + tail)) return true;
  if (vocabulary.has(`${head}-${tail}`)) return false;
  if (prefixes.test(head)) return true;
  return !(vocabulary.has(head) && vocabulary.has(tail));
}

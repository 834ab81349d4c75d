/** What she types, as it is read: every word as the beginning of one, since it is found while she types, or as a search engine reads it. */

/** `word` and `words` are plain; `operators` are quotes, or, and hyphens; `excluding` has a minus that is no hyphen. */
export type QueryKind = 'word' | 'words' | 'operators' | 'excluding';

type Typed = {
  kind: QueryKind;
  asTyped: string;
  /** For PostgreSQL: every word as the beginning of one; used where it is plain. */
  beginnings: string;
  /** How a form of the single word begins, in small letters. */
  stem: string;
};

const maxWords = 16;

export function readTyped(q: string): Typed {
  const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
  const [word = ''] = words;
  return {
    kind: kindOf(q, words),
    asTyped: q,
    beginnings: words.map((each) => `${each}:*`).join(' & '),
    stem: word.toLowerCase().slice(0, Math.max(3, word.length - 3)),
  };
}

function kindOf(q: string, words: string[]): QueryKind {
  if (/(?<![\p{L}\p{N}])-/u.test(q)) return 'excluding';
  if (/["-]|\bor\b/i.test(q)) return 'operators';
  return words.length > 1 ? 'words' : 'word';
}

/** A text without what typesetting and quoting change: what is left of two texts is equal where their words are. */

/** `text` holds the squashed characters, `origins[i]` where in the source the i-th of them stood. */
export type Squashed = { text: string; origins: number[] };

const kept = /[\p{L}\p{N}§¶$%]/u;
/** The same among the characters that nearly all text is made of, much faster. */
const keptPlain = /[a-z0-9$%]/;

/** Keeps letters, digits, § ¶ $ and %: neither white space, hyphens, brackets, quotation marks nor capitals count. */
export function squash(source: string): Squashed {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  for (const char of source) {
    const isPlain = char < '\u0080';
    for (const plain of isPlain ? char.toLowerCase() : char.normalize('NFKC').toLowerCase()) {
      if (!(isPlain ? keptPlain : kept).test(plain)) continue;
      text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    }
    at += char.length;
  }
  return { text, origins };
}

const isWordChar = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/**
 * Where the words stand in the source: from their first character to the full stop or quotation mark after the last.
 * Undefined where they do not, or only inside other words.
 */
export function findSquashed(
  source: string,
  { text, origins }: Squashed,
  words: string,
): { start: number; end: number } | undefined {
  if (words === '') return undefined;
  for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + 1)) {
    const start = origins[from] ?? 0;
    const last = origins[from + words.length - 1] ?? 0;
    let end = last + (source.codePointAt(last)! > 0xffff ? 2 : 1); // `last` is an offset into `source`.
    if (isWordChar(source[start - 1]) || isWordChar(source[end])) continue;
    end += /^[.?!]?[”’"]*/.exec(source.slice(end))?.[0].length ?? 0;
    // "[A]n actor": an altered letter keeps its bracket.
    return { start: source[start - 1] === '[' ? start - 1 : start, end };
  }
  return undefined;
}

/** Where a pinpoint's quoted words stand in the text shown on the screen. */

/** Half-open offsets into a passage's text. */
export type Range = readonly [start: number, end: number];

type Folded = { text: string; starts: number[]; ends: number[] };

const quotationMarks: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
};

// White space and hyphens fall away: line breaks of the print come and go with them.
const dropped = /[\s\p{Pd}\u00AD\u200B-\u200D\u2060\uFEFF\u2212]/gu;

function foldCharacter(character: string): string {
  return (quotationMarks[character] ?? character).normalize('NFKD').replace(dropped, '');
}

function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let offset = 0;
  for (const character of text) {
    const kept = foldCharacter(character);
    for (let index = 0; index < kept.length; index += 1) {
      folded.starts.push(offset);
      folded.ends.push(offset + character.length);
    }
    folded.text += kept;
    offset += character.length;
  }
  return folded;
}

/** Blind to white space, hyphenation, ligatures and the shape of quotation marks; undefined where the words are not there. */
export function findQuote(text: string, quote: string): Range | undefined {
  const wanted = fold(quote).text;
  if (wanted === '') return undefined;
  const { text: folded, starts, ends } = fold(text);
  const at = folded.indexOf(wanted);
  if (at < 0) return undefined;
  const start = starts[at];
  const end = ends[at + wanted.length - 1];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** In order, touching and overlapping ones made one. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    else merged.push(range);
  }
  return merged;
}

export type Quotable = { id: string; text: string };

/**
 * The quote's ranges by passage. It is looked for in the first passage, then over all of them together: a sentence may
 * run over the foot of a page.
 */
export function findQuoteAcross(passages: readonly Quotable[], quote: string): Map<string, Range> {
  const found = new Map<string, Range>();
  const first = passages[0];
  if (!first) return found;
  const alone = findQuote(first.text, quote);
  if (alone) return found.set(first.id, alone);
  const joined = findQuote(passages.map((passage) => passage.text).join(' '), quote);
  if (!joined) return found;
  let offset = 0;
  for (const { id, text } of passages) {
    const start = Math.max(joined[0] - offset, 0);
    const end = Math.min(joined[1] - offset, text.length);
    if (start < end) found.set(id, [start, end]);
    offset += text.length + 1;
  }
  return found;
}

/** Text as two readings of the same print have it in common. */

/** `starts` and `ends` lead from each character of `text` back to where it stood. */
export type Folded = { text: string; starts: number[]; ends: number[] };

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

/** Blind to white space, hyphenation, ligatures and the shape of quotation marks. */
export function fold(text: string): Folded {
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

/** Half-open offsets into a passage's text. */
export type Range = readonly [start: number, end: number];

/** Where the words stand, as `fold` sees them; undefined where they are not there. */
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

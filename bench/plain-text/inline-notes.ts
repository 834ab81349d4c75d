/** Footnotes that stand inside their sentence: "the rule.^[It is old.] The next". */

const opening = '^[';

/** The text without them, and each. */
export function withoutInlineNotes(text: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  let rest = '';
  let from = 0;
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(opening, from)) {
    const end = closing(text, at + 1);
    if (end === -1) break;
    rest += text.slice(from, at);
    notes.push(text.slice(at + opening.length, end).trim());
    from = end + 1;
  }
  return { text: (rest + text.slice(from)).trim(), notes: notes.filter((note) => note !== '') };
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return -1;
}

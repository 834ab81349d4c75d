// Brackets and quotation marks that enclose part of a paragraph.

const closers: Record<string, string> = { '(': ')', '[': ']', '“': '”' };
const openers: Record<string, string> = { ')': '(', ']': '[', '”': '“' };

/** Beyond this a bracket or quote is taken for unbalanced, or holds a passage that is worth splitting. */
const longestEnclosure = { '(': 1500, '[': 1500, '“': 700, '"': 700 };

type Open = { mark: string; at: number };

function opensStraightQuote(text: string, at: number): boolean {
  const before = text[at - 1];
  return before === undefined || /[\s([—–“‘]/.test(before);
}

function record(ends: Int32Array, open: Open, close: number): void {
  const longest = longestEnclosure[open.mark as keyof typeof longestEnclosure];
  if (close - open.at <= longest) ends[open.at] = close;
}

/**
 * For every offset where a bracket or quote opens, the offset where it closes; 0 elsewhere.
 * What stays open, or closes too far away, is left out.
 */
export function findEnclosures(text: string): Int32Array {
  const ends = new Int32Array(text.length);
  const stack: Open[] = [];
  const depth: Record<string, number> = { '(': 0, '[': 0, '“': 0, '"': 0 };
  const push = (mark: string, at: number): void => {
    stack.push({ mark, at });
    depth[mark] = (depth[mark] ?? 0) + 1;
  };
  const close = (mark: string, at: number): void => {
    // Nothing of the kind is open: a list number "1)". Popping would tear the rest apart.
    if (!depth[mark]) return;
    for (;;) {
      const open = stack.pop();
      if (!open) return;
      depth[open.mark] = (depth[open.mark] ?? 0) - 1;
      if (open.mark !== mark) continue;
      record(ends, open, at);
      return;
    }
  };
  for (const { 0: mark, index } of text.matchAll(/[()[\]“”"]/g)) {
    if (mark === '"') {
      if (opensStraightQuote(text, index)) push('"', index);
      else close('"', index);
    } else if (closers[mark]) push(mark, index);
    else close(openers[mark] ?? '', index);
  }
  return ends;
}

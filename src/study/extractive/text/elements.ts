/** The parts of a sentence that counts them off: "(1) …; (2) …" or "first, …; second, …". */
export function elementsIn(shown: string): { lead: string; elements: string[] } | undefined {
  // What is counted off within a quotation cannot be parted without breaking it.
  if (/\[¶\]/.test(shown) || countsWithinQuotation(shown)) return undefined;
  const marks = [...shown.matchAll(/\((?:[1-9]|[a-h]|i{1,3}|iv|v)\) /g)];
  const first = marks[0];
  if (marks.length < 2 || !first || !/^\((?:1|a|i)\)/.test(first[0])) return undefined;
  const lead = shown
    .slice(0, first.index)
    .trim()
    .replace(/[,;—–-]$/, '');
  const elements = marks.map((mark, index) => {
    const piece = shown.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? shown.length);
    return piece
      .trim()
      .replace(/^(?:and|or) /i, '')
      .replace(/[,;]?\s*(?:and|or)?$/, '')
      .replace(/[,;.]+$/, '');
  });
  return elements.every((element) => element.length > 4)
    ? { lead: lead.endsWith(':') ? lead : `${lead}:`, elements }
    : undefined;
}

/** An element that opens quotation marks closes them. */
function countsWithinQuotation(shown: string): boolean {
  const pieces = shown.split(/\((?:[1-9]|[a-h]|i{1,3}|iv|v)\) /);
  return pieces.some(
    (piece) => piece.split('“').length !== piece.split('”').length || piece.split('"').length % 2 === 0,
  );
}

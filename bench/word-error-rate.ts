/** Texts stay so close to each other that the best path keeps within this many words of the diagonal. */
const band = 400;

/** Words to insert, delete or change on the way from `truth` to `read`, as a share of the words of `truth`. */
export function wordErrorRate(truth: string, read: string): number {
  const numbers = new Map<string, number>();
  const reference = numbered(truth, numbers);
  const words = numbered(read, numbers);
  const width = words.length;
  let above = Int32Array.from({ length: width + 1 }, (_, at) => at);
  let row = new Int32Array(width + 1);
  for (let line = 1; line <= reference.length; line++) {
    const centre = Math.round((line * width) / reference.length);
    const from = Math.max(1, centre - band);
    const to = Math.min(width, centre + band);
    row.fill(1e8);
    if (from === 1) row[0] = line;
    for (let at = from; at <= to; at++) {
      const change = above[at - 1]! + (reference[line - 1] === words[at - 1] ? 0 : 1);
      row[at] = Math.min(change, above[at]! + 1, row[at - 1]! + 1);
    }
    [above, row] = [row, above];
  }
  return above[width]! / Math.max(1, reference.length);
}

function numbered(text: string, numbers: Map<string, number>): number[] {
  const words = text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐–—]/g, '-')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  return words.map((word) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  });
}

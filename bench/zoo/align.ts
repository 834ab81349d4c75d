/** Words of two texts laid beside each other. */

/** For each word of `read` the index of the word of `truth` that it is, or -1. */
export function aligned(truth: string[], read: string[]): Int32Array {
  const matches = new Int32Array(read.length).fill(-1);
  alignRange(truth, read, 0, truth.length, 0, read.length, matches);
  return matches;
}

/**
 * Greedy from what is fixed at either end; words that occur once in both are fixed points, in their longest common order. What stands
 * before the first of them goes from there backward: a caption's "The" is not the opinion's.
 */
function alignRange(
  truth: string[],
  read: string[],
  from: number,
  to: number,
  readFrom: number,
  readTo: number,
  matches: Int32Array,
): void {
  if (readTo < read.length)
    while (from < to && readFrom < readTo && truth[to - 1] === read[readTo - 1]) matches[--readTo] = --to;
  if (readFrom > 0)
    while (from < to && readFrom < readTo && truth[from] === read[readFrom]) matches[readFrom++] = from++;
  if (from >= to || readFrom >= readTo) return;
  const anchors = anchorsOf(truth, read, from, to, readFrom, readTo);
  if (anchors.length === 0) {
    alignExactly(truth, read, from, to, readFrom, readTo, matches);
    return;
  }
  let last = { truth: from, read: readFrom };
  for (const anchor of anchors) {
    matches[anchor.read] = anchor.truth;
    alignRange(truth, read, last.truth, anchor.truth, last.read, anchor.read, matches);
    last = { truth: anchor.truth + 1, read: anchor.read + 1 };
  }
  alignRange(truth, read, last.truth, to, last.read, readTo, matches);
}

type Pair = { truth: number; read: number };

function anchorsOf(
  truth: string[],
  read: string[],
  from: number,
  to: number,
  readFrom: number,
  readTo: number,
): Pair[] {
  for (const length of [3, 2, 1]) {
    const here = once(truth, from, to, length);
    const there = once(read, readFrom, readTo, length);
    const pairs: Pair[] = [];
    for (const [words, at] of here) {
      const other = there.get(words);
      if (at !== undefined && other !== undefined) pairs.push({ truth: at, read: other });
    }
    const ordered = longestRising(pairs.sort((a, b) => a.read - b.read));
    if (ordered.length > 0) return ordered;
  }
  return [];
}

/** Groups of words that occur once; undefined for those that occur again. */
function once(words: string[], from: number, to: number, length: number): Map<string, number | undefined> {
  const found = new Map<string, number | undefined>();
  for (let at = from; at + length <= to; at++) {
    const key = words.slice(at, at + length).join(' ');
    found.set(key, found.has(key) ? undefined : at);
  }
  return found;
}

/** The longest row in which both sides rise. */
function longestRising(pairs: Pair[]): Pair[] {
  const tails: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(({ truth }, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[tails[middle]!]!.truth < truth) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[index] = tails[low - 1]!;
    tails[low] = index;
  });
  const row: Pair[] = [];
  for (let at = tails.at(-1) ?? -1; at !== -1; at = before[at]!) row.unshift(pairs[at]!);
  return row;
}

const mostExact = 4_000_000;

/** The longest common sequence, for what repeats too much for anchors. */
function alignExactly(
  truth: string[],
  read: string[],
  from: number,
  to: number,
  readFrom: number,
  readTo: number,
  matches: Int32Array,
): void {
  const rows = to - from;
  const columns = readTo - readFrom;
  if (rows * columns > mostExact) return;
  const lengths = Array.from({ length: rows + 1 }, () => new Int32Array(columns + 1));
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      lengths[row]![column] =
        truth[from + row] === read[readFrom + column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!);
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (truth[from + row] === read[readFrom + column]) {
      matches[readFrom + column++] = from + row++;
    } else if (lengths[row + 1]![column]! >= lengths[row]![column + 1]!) row++;
    else column++;
  }
}

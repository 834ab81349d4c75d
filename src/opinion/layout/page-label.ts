import type { Line } from './line.ts';

const alone = /^[-–—[\]\s]*(?:page:? )?(\d{1,4}|[ivxl]{1,7})(?: of \d{1,4})?[-–—[\]\s]*$/i;
const atStart = /^(\d{1,4}|[ivxl]{1,7})\s+(?=[A-Z([])/;
const atEnd = /(?:\)|[A-Za-z.])\s+(?<!\bof )(\d{1,4}|[ivxl]{1,7})$/;
/** A head so long that it touches its number; only numbers that count on are taken so. */
const touching = /(?<=^.*[\p{L}.)])(\d{1,4})$|^(\d{1,4})(?=\p{Lu})/u;
const withinFoot = /\bpage:? (\d{1,4})(?: of \d{1,4})?$/i;
const filing = /\bfiled\b|\bdocument\b|\bcase:? ?\S*\d|\bpages pgt\b/i;
/** A running head is short, and no sentence: in capitals it may go on below. */
const longestHead = 90;
const sentenceEnd = /(?<!\p{Lu})[,;:]$|\p{Ll}\.$/u;

export type Candidate = { line: Line; label: string; isAlone: boolean };

/** The number that the page prints for citing; a filing stamp's "Page 3 of 17" only counts sheets. */
export function labelIn(head: Line[], foot: Line[]): string | undefined {
  return candidatesIn([...head, ...foot])[0]?.label;
}

/** What may be the page's number, the likeliest first. */
function candidatesIn(lines: Line[], patterns = [alone, withinFoot, atStart, atEnd]): Candidate[] {
  const own = lines.filter((line) => !filing.test(line.text));
  const found = patterns.map((pattern) =>
    own.flatMap((line) =>
      [...line.cells.map((cell) => cell.text.trim()), line.text.trim()].flatMap((text) => {
        const label = pattern.exec(text)?.slice(1).find(Boolean);
        return label && isLabel(label) ? [{ line, label, isAlone: pattern === alone }] : [];
      }),
    ),
  );
  return found.flat();
}

/** Small roman numerals and figures; a capital "I" numbers a part. */
function isLabel(label: string): boolean {
  return /^\d+$/.test(label) || label === label.toLowerCase();
}

/**
 * Numbers at the edges of the pages that count on as the pages do: each page's own, if it has one. A page's heads may say something else
 * each time; that their numbers count shows what they are.
 */
export function countingNumbers(pages: Line[][]): (Candidate | undefined)[] {
  const patterns = [alone, withinFoot, atStart, atEnd, touching];
  const candidates = pages.map((lines) => candidatesIn(lines, patterns).filter(mayBeHead));
  const support = new Map<string, number>();
  candidates.forEach((each, index) => {
    for (const key of new Set(each.map(({ label }) => keyOf(label, index))))
      support.set(key, (support.get(key) ?? 0) + 1);
  });
  const least = Math.max(2, Math.min(3, Math.ceil(pages.length / 2)));
  return candidates.map((each, index) => {
    let best: Candidate | undefined;
    let most = least - 1;
    for (const candidate of each) {
      const count = support.get(keyOf(candidate.label, index)) ?? 0;
      if (count > most) [best, most] = [candidate, count];
    }
    return best;
  });
}

function mayBeHead({ line, isAlone }: Candidate): boolean {
  return (
    isAlone || (line.text.length < longestHead && !sentenceEnd.test(line.text.trim()) && isTitle(line.text))
  );
}

/** A head without the number that touches its last word. */
export function withoutNumber(head: string, label: string | undefined): string {
  return touching.exec(head)?.[0] === label ? head.replace(touching, '') : head;
}

/** Most of its longer words begin with a capital: a footnote's words do not. */
function isTitle(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.6 * words.length;
}

/** The same for all pages that count on from each other. */
function keyOf(label: string, index: number): string {
  return /^\d/.test(label) ? `${Number(label) - index}` : `roman ${romanValue(label) - index}`;
}

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };

function romanValue(text: string): number {
  return [...text].reduce((sum, digit, index) => {
    const value = romanDigits[digit] ?? 0;
    return sum + (value < (romanDigits[text[index + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

/** From what was recognised to runs of a page: in points, all words of a line on one baseline. */
import type { Block } from 'tesseract.js';
import type { Run } from '../../page.ts';
import { withoutConfusions } from './confusions.ts';
import { linesOf, type ReadLine, type ReadWord, xHeightOf } from './read-line.ts';

/** Type is about this many times as large as its small letters are high (Times 2.2, Century 2.1, Courier and Arial 1.9). */
const sizePerXHeight = 2.05;
/** A wider gap, in sizes of the type, parts columns, cells and the two sides of a caption. */
const gapWidth = 1.1;
/** What is drawn between the two sides of a caption. */
const brace = /^[)(:§|}{\]]+$/;
/** Where a page of the printed report begins: "[*12]". */
const starPage = /^\[?\*\d{1,4}\]$/;
/** A word with less is shown as uncertain. */
const sure = 60;
/** A letter is no smaller and, but for headlines, no larger than this, in points. */
const sizes = { least: 4, most: 40 };

/** `scale` is pixels a point. */
export function runsOf(lines: ReadLine[], scale: number): Run[] {
  return lines.flatMap((line) => lineRuns(line, scale));
}

/** Mean confidence of the words, 0 to 100, long words counting for more; 0 where there are none. */
export function confidenceOf(blocks: Block[]): number {
  let sum = 0;
  let letters = 0;
  for (const { words } of linesOf(blocks)) {
    for (const { text, confidence } of words) {
      sum += text.length * confidence;
      letters += text.length;
    }
  }
  return letters === 0 ? 0 : sum / letters;
}

export function lettersOf(blocks: Block[]): number {
  return linesOf(blocks).reduce(
    (sum, { words }) =>
      sum + words.reduce((own, { text }) => own + text.replace(/[^\p{L}\d]/gu, '').length, 0),
    0,
  );
}

function lineRuns(line: ReadLine, scale: number): Run[] {
  const { words, baseline } = line;
  const kept = withPronouns(words.filter(isWord));
  if (kept.length === 0) return [];
  const y = (baseline.y0 + baseline.y1) / 2 / scale;
  const high = xHeightOf(line);
  const size = Math.min(Math.max((high / scale) * sizePerXHeight, sizes.least), sizes.most);
  return stretchesOf(kept, gapWidth * size * scale).map((stretch) => runOf(stretch, y, size, scale));
}

/** Words in a row, parted where a gap is wider than words are set apart. */
function stretchesOf(words: ReadWord[], widest: number): ReadWord[][] {
  const stretches: ReadWord[][] = [];
  const ordered = words.toSorted((a, b) => a.bbox.x0 - b.bbox.x0);
  ordered.forEach((word, index) => {
    const last = stretches.at(-1);
    const isNear = last !== undefined && word.bbox.x0 - last.at(-1)!.bbox.x1 < widest;
    const before = last?.at(-1);
    const isApart =
      isBrace(word, ordered[index + 1]) ||
      word.isRaised ||
      before?.isRaised ||
      starPage.test(before?.text ?? '');
    if (isNear && !isApart) last.push(word);
    else stretches.push([word]);
  });
  return stretches;
}

function isBrace({ text }: ReadWord, next: ReadWord | undefined): boolean {
  return brace.test(text) && !(text.startsWith('§') && /^\d/.test(next?.text ?? ''));
}

function runOf(words: ReadWord[], y: number, size: number, scale: number): Run {
  const uncertain: [number, number][] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    const start = text.length;
    text += spelledOut(word.text);
    if (word.confidence < sure) uncertain.push([start, text.length]);
  }
  const x = words[0]!.bbox.x0 / scale;
  const right = Math.max(...words.map(({ bbox }) => bbox.x1)) / scale;
  const run: Run = {
    text: withoutConfusions(text),
    x,
    right,
    y,
    size,
    bold: false,
    italic: false,
    spaced: true,
  };
  if (words[0]!.isRaised) Object.assign(run, { y: y - 0.4 * size, size: 0.6 * size, spaced: false });
  if (uncertain.length > 0) run.uncertain = uncertain;
  return run;
}

/** Specks, rules and the edges of seals come out as marks of which nothing is sure. */
function isWord({ text, confidence }: ReadWord): boolean {
  if (text.trim() === '') return false;
  if (/[\p{L}\d]/u.test(text)) return confidence > 5 || text.length > 2;
  return confidence > 40;
}

/** "I" looks like a rule wherever a sentence goes on after it. */
function withPronouns(words: ReadWord[]): ReadWord[] {
  return words.map((word, index) =>
    word.text === '|' && index > 0 && /^\p{Ll}/u.test(words[index + 1]?.text ?? '')
      ? { ...word, text: 'I' }
      : word,
  );
}

function spelledOut(text: string): string {
  return text
    .trim()
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'));
}

import type { PdfPage } from '../page.ts';
import type { Line, Piece } from './line.ts';
import type { Words } from './lost-letters.ts';
import { spelledWithLigature } from './spellings.ts';

/** English has "fi" or "fl" about 50 times in 10,000 letters; a text with a twentieth of that has lost its ligatures. */
const fewest = 25 / 100_000;
const enoughLetters = 2_000;

const shortest = 3;
const longest = 24;

/** Words without their ligature that are words as well: no opinion means the first. */
const meant: Record<string, string> = { fling: 'filing', flings: 'filings' };
/** And those of which either may be meant. */
const doubtful = new Set('fled fat fight fame deft sting staring rely rating string'.split(' '));

/** Whether a file's fonts do not say what their ligatures stand for. */
export function lacksLigatures(pages: PdfPage[]): boolean {
  return isLacking(pages.flatMap(({ runs }) => runs));
}

/**
 * "affrmed" as "affirmed" in such a file; other texts stay untouched. Only what is no word becomes one, where a single English
 * word is possible, or the only one that the document spells in full elsewhere; what is possible otherwise is marked as uncertain.
 */
export function withLigatures(lines: Line[], english: Words): void {
  if (!isLacking(lines)) return;
  const own = wordsOf(lines);
  const known = new Map<string, Mended>();
  const mend = (word: string): Mended => {
    const before = known.get(word);
    if (before) return before;
    const made = mended(word, own, english);
    known.set(word, made);
    return made;
  };
  for (const line of lines) {
    for (const piece of line.pieces) mendPiece(piece, mend);
    line.text = mendText(line.text, mend);
    for (const cell of line.cells) cell.text = mendText(cell.text, mend);
  }
}

function isLacking(texts: { text: string }[]): boolean {
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < enoughLetters) return false;
  const enough = fewest * letters;
  let pairs = 0;
  for (const { text } of texts) {
    for (let at = text.indexOf('f'); at !== -1; at = text.indexOf('f', at + 1)) {
      const next = text[at + 1];
      if (next === 'i' || next === 'l') pairs++;
    }
    // A text that has its ligatures shows so within its first pages.
    if (pairs >= enough) return false;
  }
  return true;
}

/** The document's own words with such letters: its capitals spell them in full. */
function wordsOf(lines: Line[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.matchAll(/\p{L}{4,}/gu))
      if (/f[fil]/i.test(word)) words.add(word.toLowerCase());
  return words;
}

type Mended = { word: string; isSure: boolean };

function mended(word: string, own: ReadonlySet<string>, english: Words): Mended {
  const lower = word.toLowerCase();
  if (meant[lower]) return { word: cased(meant[lower], word), isSure: false };
  if (english.has(lower) || english.has(word)) return { word, isSure: !doubtful.has(lower) };
  const possible = [...new Set(spelledWithLigature(lower))];
  const found = possible.filter((each) => own.has(each));
  const all = found.length > 0 ? found : possible.filter((each) => isWord(each, word, english));
  if (all.length === 0) return { word, isSure: true };
  return all.length === 1 ? { word: cased(all[0]!, word), isSure: true } : { word, isSure: false };
}

function isWord(spelling: string, word: string, english: Words): boolean {
  return english.has(spelling) || (spelling !== word && english.has(cased(spelling, word)));
}

function cased(spelling: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? spelling.charAt(0).toUpperCase() + spelling.slice(1) : spelling;
}

const words = new RegExp(`\\p{Ll}{${shortest},${longest}}|\\p{Lu}\\p{Ll}{${shortest - 1},${longest}}`, 'gu');

function mendText(text: string, mend: (word: string) => Mended): string {
  return text.replace(words, (word) => mend(word).word);
}

function mendPiece(piece: Piece, mend: (word: string) => Mended): void {
  const uncertain = [...(piece.uncertain ?? [])];
  let text = '';
  let from = 0;
  for (const { 0: word, index } of piece.text.matchAll(words)) {
    const made = mend(word);
    text += piece.text.slice(from, index);
    if (!made.isSure) uncertain.push([text.length, text.length + made.word.length]);
    text += made.word;
    from = index + word.length;
  }
  piece.text = text + piece.text.slice(from);
  if (uncertain.length > 0) piece.uncertain = uncertain;
}

import { lostLetter, type PdfPage, type Run } from '../page.ts';
import { spelledWithLigature } from './spellings.ts';

/** English words, where they are at hand. */
export type Words = { has(word: string): boolean };

const wordWithGap = String.raw`[\p{L}’']*(?:${lostLetter}[\p{L}’']*)+`;
/** A font that a page uses for a name alone shows no lone "f" beside its ligature, and so not that a letter is lost. */
const name = String.raw`\p{Lu}\p{Ll}+f\p{Ll}{2,}`;
const suspects = new RegExp(`${wordWithGap}|${name}`, 'gu');

export function hasLostLetters(pages: PdfPage[]): boolean {
  return pages.some(({ runs }) => runs.some(({ text }) => text.includes(lostLetter)));
}

/** Puts back the letter that a ligature's glyph stands for and its font does not tell; where two would do, the word is marked as uncertain. */
export function withLostLetters(pages: PdfPage[], english: Words): void {
  const own = wordsOf(pages);
  for (const { runs } of pages) {
    for (const run of runs) repair(run, own, english);
  }
}

/** The document's own words: other fonts, or its capitals, spell them in full. */
function wordsOf(pages: PdfPage[]): Set<string> {
  const words = new Set<string>();
  for (const { runs } of pages) {
    for (const { text } of runs)
      for (const [word] of text.matchAll(/[\p{L}’']+/gu))
        if (/f[il]/i.test(word)) words.add(word.toLowerCase());
  }
  return words;
}

function repair(run: Run, own: Set<string>, english: Words): void {
  const uncertain = run.uncertain ?? [];
  let text = '';
  let from = 0;
  for (const match of run.text.matchAll(suspects)) {
    text += run.text.slice(from, match.index);
    const { word, isSure } = filled(match[0], own, english);
    if (!isSure) uncertain.push([text.length, text.length + word.length]);
    text += word;
    from = match.index + match[0].length;
  }
  run.text = text + run.text.slice(from);
  if (uncertain.length > 0) run.uncertain = uncertain;
}

function filled(word: string, own: Set<string>, english: Words): { word: string; isSure: boolean } {
  if (!word.includes(lostLetter)) return named(word, own, english);
  const known = spellings(word).filter((each) => isKnown(each, own, english));
  const asIs = word.replaceAll(lostLetter, '');
  // A wide "f" of its own, not a ligature: "of" lacks nothing, though lists of words hold "ofl".
  if ((known.length === 0 || plain.test(asIs)) && isKnown(asIs, own, english))
    return { word: asIs, isSure: false };
  if (known.length === 1) return { word: known[0]!, isSure: true };
  const guess = word.split(lostLetter).reduce((before, after) => before + likely(after) + after);
  return { word: known.includes(guess) || known.length === 0 ? guess : known[0]!, isSure: isForced(word) };
}

/** A name that is no word as it stands, and one with a ligature's second letter. */
function named(word: string, own: Set<string>, english: Words): { word: string; isSure: boolean } {
  if (isKnown(word, own, english)) return { word, isSure: true };
  const known = spelledWithLigature(word).filter((each) => isKnown(each, own, english));
  return known.length === 1 ? { word: known[0]!, isSure: false } : { word, isSure: true };
}

function spellings(word: string): string[] {
  const [first = '', ...rest] = word.split(lostLetter);
  return rest.reduce(
    (all, piece) => all.flatMap((each) => [`${each}i${piece}`, `${each}l${piece}`]),
    [first],
  );
}

function isKnown(word: string, own: Set<string>, english: Words): boolean {
  const plain = word.replace(/[’']s?$/, '');
  const lower = plain.toLowerCase();
  return own.has(lower) || english.has(lower) || english.has(plain);
}

const plain = /^(?:of|if|off|for|from|form\w*|before|after|fact\w*|self|half)$/i;

/** English sets no consonant behind "fl", and no second "i" behind "fi". */
function likely(after: string): 'i' | 'l' {
  if (/^(?:[iou]|e(?!d|r|s|n|ld)|a(?!n))/i.test(after)) return 'l';
  return 'i';
}

/** Whether the letter behind the gap leaves no choice. */
function isForced(word: string): boolean {
  return word
    .split(lostLetter)
    .slice(1)
    .every((after) => /^[^aeouy]/i.test(after));
}

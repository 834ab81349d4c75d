/** Which pages have to be recognised: those without text, and those whose text is not to be trusted. */
import type { PdfPage, Run } from '../../page.ts';
import type { Painted } from './painted.ts';

export type PageText = { number: number; need: 'none' | 'unread' | 'doubtful'; page: PdfPage | undefined };

/** A page with fewer letters holds no text. */
const fewLetters = 40;
/** A page with fewer letters over a picture of a whole sheet shows a scan's stamp or number. */
const stampLetters = 400;
/** Share of the sheet that a scan's picture covers at least. */
const wholeSheet = 0.6;
/** Every fourth word of English is one of these; less than this share is another language or no language. */
const leastFrequent = 0.05;
const enoughWords = 60;
const frequent = new Set(
  'the of to and in a that is for by on as was not it be with this or at from an are which'.split(' '),
);

/** `painted` is asked only where the text alone does not settle it. */
export function needOf(page: PdfPage | undefined, painted: () => Painted): PageText['need'] {
  if (!page) return 'none';
  const hidden = lettersOf(page.runs.filter((run) => run.hidden));
  const shown = lettersOf(page.runs) - hidden;
  if (hidden + shown < fewLetters) return painted().isEmpty ? 'none' : 'unread';
  if (hidden > shown) return 'doubtful';
  if (hidden < fewLetters && shown < stampLetters && painted().coverage > wholeSheet) return 'unread';
  return isForeign(page.runs) ? 'doubtful' : 'none';
}

export function lettersOf(runs: Run[]): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

function isForeign(runs: Run[]): boolean {
  const words = runs.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (words <= enoughWords) return false;
  let known = 0;
  for (const { text } of runs) {
    for (const word of text.split(' ')) if (word.length < 6 && frequent.has(word.toLowerCase())) known++;
    // English shows so within its first lines: the rest of the page is not taken apart.
    if (known >= leastFrequent * words) return false;
  }
  return true;
}

function wordsIn(text: string): number {
  let count = 1;
  for (let space = text.indexOf(' '); space !== -1; space = text.indexOf(' ', space + 1)) count++;
  return count;
}

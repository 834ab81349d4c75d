/** Looks again at what recognition of a whole page gets wrong: raised footnote marks and page numbers. */
import type { Block } from 'tesseract.js';
import type { Grey } from './grey.ts';
import { darkness } from './ink.ts';
import { withMark } from './note-mark.ts';
import { garbledNumber, isDoubtfulNumber, lonePageNumbers } from './page-number.ts';
import { raisedIn } from './raised.ts';
import { linesOf, type ReadLine, xHeightOf } from './read-line.ts';
import type { Recogniser } from './recogniser.ts';

/** More on one page are no marks but the dots of a bad picture. */
const mostMarks = 60;

export async function lookAgain(blocks: Block[], picture: Grey, recogniser: Recogniser): Promise<ReadLine[]> {
  const threshold = darkness(picture);
  const lines: ReadLine[] = [];
  let looks = 0;
  for (const line of linesOf(blocks)) {
    const read: ReadLine = { ...line };
    const label = isDoubtfulNumber(line, picture)
      ? await garbledNumber(line, picture, threshold, recogniser)
      : undefined;
    if (label) read.words = [{ ...label, bbox: line.bbox }];
    else {
      for (const box of raisedIn(picture, line, xHeightOf(line), threshold)) {
        if (looks++ > mostMarks) break;
        read.words = await withMark(read.words, line.words, box, picture, recogniser);
      }
    }
    lines.push(read);
  }
  const xHeight = middleOf(lines.map(xHeightOf));
  return [...lines, ...(await lonePageNumbers(lines, xHeight, picture, threshold, recogniser))];
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Looks again at what recognition of a whole page gets wrong: raised footnote marks and lone page numbers. */
import type { Block, Line, Word } from 'tesseract.js';
import { componentsIn } from './components.ts';
import { type Box, enlarged, type Grey } from './grey.ts';
import { darkness } from './ink.ts';
import { raisedIn } from './raised.ts';
import type { Recogniser } from './recogniser.ts';
import { linesOf, xHeightOf } from './words.ts';

/** A word of a line; `isRaised` for a footnote mark that stands above it. */
export type ReadWord = Pick<Word, 'text' | 'bbox' | 'confidence'> & { isRaised?: boolean };

export type ReadLine = Pick<Line, 'bbox' | 'baseline' | 'rowAttributes'> & { words: ReadWord[] };

/** Heights at which digits are recognised best, and the white around them. */
const tries = [
  { pixels: 48, frame: 10 },
  { pixels: 32, frame: 14 },
  { pixels: 64, frame: 24 },
];
const sureEnough = 80;
const mostDigits = 4;
const sureMark = 30;
/** A wrong page number is worse than none: students cite by it. */
const surePage = 85;
const mostMarks = 60;
/** Page numbers stand in these shares of the sheet at its top and foot. */
const margin = { top: 0.14, foot: 0.86 };
const mostPageNumber = 6;

export async function lookAgain(blocks: Block[], picture: Grey, recogniser: Recogniser): Promise<ReadLine[]> {
  const threshold = darkness(picture);
  const lines: ReadLine[] = [];
  let looks = 0;
  for (const line of linesOf(blocks)) {
    const read: ReadLine = { ...line };
    const label = isDoubtfulNumber(line, picture)
      ? await pageNumber(line, picture, threshold, recogniser)
      : undefined;
    if (label) read.words = [label];
    else {
      for (const box of raisedIn(picture, line, xHeightOf(line), threshold)) {
        if (looks++ > mostMarks) break;
        read.words = await withMark(read.words, line.words, box, picture, recogniser);
      }
    }
    lines.push(read);
  }
  return lines;
}

async function withMark(
  words: ReadWord[],
  recognised: Word[],
  box: Box,
  picture: Grey,
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const { text, confidence } = await number(box, picture, recogniser);
  if (!/^(?:\d{1,3}|[*†‡])$/.test(text) || confidence < sureMark) return words;
  const mark: ReadWord = { text, confidence, bbox: box, isRaised: true };
  const at = words.findIndex(({ bbox }) => middle(box) < bbox.x1);
  const word = words[at];
  // A star that was read as one stays where it is: it may belong to "[*5]".
  if (word && !/^\d/.test(text) && word.text.includes(text)) return words;
  if (!word || word.bbox.x0 > middle(box)) return words.toSpliced(at === -1 ? words.length : at, 0, mark);
  return words.toSpliced(at, 1, ...parted(word, recognised, mark));
}

/** The word without what the mark was taken for, and the mark before or behind it. */
function parted(word: ReadWord, recognised: Word[], mark: ReadWord): ReadWord[] {
  const symbols = recognised.find(({ bbox }) => bbox.x0 === word.bbox.x0)?.symbols ?? [];
  if (symbols.map(({ text }) => text).join('') !== word.text) return [word, mark];
  const { x0, x1 } = mark.bbox;
  const piece = (side: 'left' | 'right', own: typeof symbols): ReadWord[] =>
    own.length === 0
      ? []
      : [
          {
            text: own.map(({ text }) => text).join(''),
            confidence: Math.min(...own.map(({ confidence }) => confidence)),
            bbox: {
              ...word.bbox,
              x0: side === 'left' ? Math.min(...own.map(({ bbox }) => bbox.x0)) : x1,
              x1: side === 'right' ? Math.max(...own.map(({ bbox }) => bbox.x1)) : x0,
            },
          },
        ];
  const kept = symbols.filter((symbol) => !isTakenFor(symbol, mark.bbox));
  const isLeft = (symbol: (typeof symbols)[number]) =>
    middle(symbol.bbox) < middle(mark.bbox) || isStop(symbol);
  return [
    ...piece('left', kept.filter(isLeft)),
    mark,
    ...piece(
      'right',
      kept.filter((each) => !isLeft(each)),
    ),
  ];
}

/** Whether this is what recognition made of the mark; a letter may have swallowed it and stays. */
function isTakenFor({ text, bbox }: Pick<Word, 'text' | 'bbox'>, mark: Box): boolean {
  if (isStop({ text })) return false;
  if (middle(bbox) >= mark.x0 && middle(bbox) <= mark.x1) return true;
  const overlap = Math.min(bbox.x1, mark.x1) - Math.max(bbox.x0, mark.x0);
  return !/[\p{L}\d]/u.test(text) && overlap > 0.5 * (mark.x1 - mark.x0);
}

/** Dashes around a page number leave recognition without a measure of the letters' height. */
function isDoubtfulNumber({ words, bbox, confidence }: Line, picture: Grey): boolean {
  const isMarginal = bbox.y1 < margin.top * picture.height || bbox.y0 > margin.foot * picture.height;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return isMarginal && letters <= mostPageNumber && words.length <= 3 && confidence < 85;
}

/** The digits alone, without the dashes. */
async function pageNumber(
  line: Line,
  picture: Grey,
  threshold: number,
  recogniser: Recogniser,
): Promise<ReadWord | undefined> {
  const tall = componentsIn(picture, line.bbox, threshold).filter(
    ({ y0, y1 }) => y1 - y0 > 0.6 * (line.bbox.y1 - line.bbox.y0),
  );
  if (tall.length === 0 || tall.length > mostDigits) return undefined;
  const { text, confidence } = await number(around(tall), picture, recogniser);
  if (!/^\d{1,4}$/.test(text) || confidence < surePage) return undefined;
  return { text, confidence, bbox: line.bbox };
}

/** A digit of few pixels may need another size before it is recognised; each try takes a few milliseconds. */
async function number(
  box: Box,
  picture: Grey,
  recogniser: Recogniser,
): Promise<{ text: string; confidence: number }> {
  let best = { text: '', confidence: 0 };
  for (const { pixels, frame } of tries) {
    const crop = enlarged(picture, grown(box, 2, picture), pixels / (box.y1 - box.y0), frame);
    const found = await recogniser.recogniseNumber(crop);
    if (found.confidence > best.confidence) best = found;
    if (best.confidence > sureEnough) break;
  }
  return best;
}

function around(boxes: Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

function grown(box: Box, by: number, { width, height }: Grey): Box {
  return {
    x0: Math.max(0, box.x0 - by),
    y0: Math.max(0, box.y0 - by),
    x1: Math.min(width, box.x1 + by),
    y1: Math.min(height, box.y1 + by),
  };
}

function middle({ x0, x1 }: { x0: number; x1: number }): number {
  return (x0 + x1) / 2;
}

/** No mark is taken for a full stop or a comma, though its box may reach under the mark. */
function isStop({ text }: Pick<Word, 'text'>): boolean {
  return text === '.' || text === ',';
}

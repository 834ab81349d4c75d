/** Puts a raised footnote mark into the words of its line, in place of what recognition took it for. */
import type { Word } from 'tesseract.js';
import type { Box, Grey } from './grey.ts';
import { numberIn } from './number.ts';
import type { ReadWord } from './read-line.ts';
import type { Recogniser } from './recogniser.ts';

/** In percent, as the recognizer says it. */
const sure = 30;

/** `recognised` are the line's words with their letters. */
export async function withMark(
  words: ReadWord[],
  recognised: Word[],
  box: Box,
  picture: Grey,
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const { text, confidence } = await numberIn(box, picture, recogniser);
  if (!/^(?:\d{1,3}|[*†‡])$/.test(text) || confidence < sure) return words;
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

function middle({ x0, x1 }: { x0: number; x1: number }): number {
  return (x0 + x1) / 2;
}

/** No mark is taken for a full stop or a comma, though its box may reach under the mark. */
function isStop({ text }: Pick<Word, 'text'>): boolean {
  return text === '.' || text === ',';
}

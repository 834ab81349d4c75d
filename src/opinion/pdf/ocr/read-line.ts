import type { Block, Line, Word } from 'tesseract.js';

/** A word of a line; `isRaised` for a footnote mark that stands above it. */
export type ReadWord = Pick<Word, 'text' | 'bbox' | 'confidence'> & { isRaised?: boolean };

export type ReadLine = Pick<Line, 'bbox' | 'baseline' | 'rowAttributes'> & { words: ReadWord[] };

export function linesOf(blocks: Block[]): Line[] {
  return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
}

/** Height of a small letter, in pixels. */
export function xHeightOf({ rowAttributes, bbox }: Pick<ReadLine, 'rowAttributes' | 'bbox'>): number {
  const { rowHeight, ascenders, descenders } = rowAttributes;
  const xHeight = rowHeight - ascenders - descenders;
  return xHeight > 2 ? xHeight : 0.5 * (bbox.y1 - bbox.y0);
}

/** What a page of a PDF holds, before any reading: runs of characters in one style on one baseline. */
export type PdfPage = {
  /** Position in the PDF, from 1. */
  number: number;
  /** Points, upright as read: the page's rotation and that of its text are undone. */
  width: number;
  height: number;
  runs: Run[];
  /** Level rules that are drawn, where the page's text stands level too. */
  rules?: Rule[];
  /** Of a page whose text was recognised from its picture: the mean of its words, 0 to 1. */
  confidence?: number;
};

/** In points, like a run: its ends, and its height on the page. */
export type Rule = { x: number; right: number; y: number };

export type Run = {
  text: string;
  /** Left and right end, in points from the left edge. */
  x: number;
  right: number;
  /** Baseline, in points from the top edge. */
  y: number;
  /** Height of the type as set, in points. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** The file spells a space out before it. */
  spaced: boolean;
  /** Set when the page draws it without painting: the text layer that recognition lays under a scan. */
  hidden?: boolean;
  /** Words that were recognised with little confidence, by their place in the text. */
  uncertain?: [start: number, end: number][];
};

/** Stands in a run behind an "f" or "ff" whose glyph is as wide as a ligature: the file does not say which letter follows. */
export const lostLetter = '\ue0f1';

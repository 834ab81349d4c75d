/** Page numbers: a digit or two alone at the edge of a sheet, which recognition of the whole page passes over or garbles. */
import type { Line } from 'tesseract.js';
import { componentsIn } from './components.ts';
import type { Box, Grey } from './grey.ts';
import { numberIn, type RecognisedNumber } from './number.ts';
import type { ReadLine } from './read-line.ts';
import type { Recogniser } from './recogniser.ts';

/** A wrong page number is worse than none: students cite by it. */
const sure = 85;
const mostDigits = 4;
const mostLetters = 6;
/** Page numbers stand in these shares of the sheet at its top and foot; what lies beyond is the sheet's edge. */
const margin = { edge: 0.02, top: 0.14, foot: 0.86 };
/** Of a digit, in heights of a small letter. */
const digit = { leastHeight: 0.9, mostHeight: 2.2, speck: 0.35 };

/** Dashes around a page number leave recognition without a measure of the letters' height. */
export function isDoubtfulNumber({ words, bbox, confidence }: Line, picture: Grey): boolean {
  const isMarginal = bbox.y1 < margin.top * picture.height || bbox.y0 > margin.foot * picture.height;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return isMarginal && letters <= mostLetters && words.length <= 3 && confidence < sure;
}

/** The digits of such a line without the dashes; undefined where they are not sure. */
export async function garbledNumber(
  { bbox }: Line,
  picture: Grey,
  threshold: number,
  recogniser: Recogniser,
): Promise<RecognisedNumber | undefined> {
  const height = bbox.y1 - bbox.y0;
  const tall = componentsIn(picture, bbox, threshold).filter(({ y0, y1 }) => y1 - y0 > 0.6 * height);
  return sureNumber(tall, picture, recogniser);
}

/** Lines with a page number where the top or the foot of the sheet holds nothing else. `xHeight` of the text in pixels. */
export async function lonePageNumbers(
  lines: ReadLine[],
  xHeight: number,
  picture: Grey,
  threshold: number,
  recogniser: Recogniser,
): Promise<ReadLine[]> {
  const { width, height } = picture;
  const found: ReadLine[] = [];
  for (const [from, to] of [
    [margin.edge, margin.top],
    [margin.foot, 1 - margin.edge],
  ] as const) {
    const band: Box = {
      x0: Math.round(margin.edge * width),
      x1: Math.round((1 - margin.edge) * width),
      y0: Math.round(from * height),
      y1: Math.round(to * height),
    };
    if (lines.some(({ bbox }) => bbox.y1 > band.y0 && bbox.y0 < band.y1)) continue;
    const marks = componentsIn(picture, band, threshold).filter(
      ({ x0, x1, y0, y1 }) => Math.max(x1 - x0, y1 - y0) > digit.speck * xHeight,
    );
    if (!areDigits(marks, xHeight)) continue;
    const number = await sureNumber(marks, picture, recogniser);
    if (number) found.push(lineOf(number, around(marks), xHeight));
  }
  return found;
}

function areDigits(boxes: Box[], xHeight: number): boolean {
  if (boxes.length === 0 || boxes.length > mostDigits) return false;
  const { x0, x1 } = around(boxes);
  return (
    x1 - x0 < 2 * boxes.length * xHeight &&
    boxes.every(
      (box) => box.y1 - box.y0 > digit.leastHeight * xHeight && box.y1 - box.y0 < digit.mostHeight * xHeight,
    )
  );
}

async function sureNumber(
  boxes: Box[],
  picture: Grey,
  recogniser: Recogniser,
): Promise<RecognisedNumber | undefined> {
  if (boxes.length === 0 || boxes.length > mostDigits) return undefined;
  const number = await numberIn(around(boxes), picture, recogniser);
  return /^\d{1,4}$/.test(number.text) && number.confidence >= sure ? number : undefined;
}

function lineOf({ text, confidence }: RecognisedNumber, bbox: Box, xHeight: number): ReadLine {
  return {
    words: [{ text, confidence, bbox }],
    bbox,
    baseline: { x0: bbox.x0, x1: bbox.x1, y0: bbox.y1, y1: bbox.y1 },
    rowAttributes: { rowHeight: xHeight, ascenders: 0, descenders: 0 },
  };
}

function around(boxes: Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

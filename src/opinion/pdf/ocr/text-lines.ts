/** Whether a picture shows lines of text at all: told from a small copy of the page, long before anything is recognised. */
import { type Grey, turned } from './grey.ts';

export type TextLines = {
  /** The most lines of text, one under the other at one distance, that any strip of the page shows upright or turned. */
  lines: number;
  /** Much of the sheet is neither paper nor ink: a photograph, a map. */
  isPictorial: boolean;
  /** Ink from edge to edge without a gap: a halftone, a dirty glass, no letters. */
  isNoise: boolean;
};

/** Narrow enough that a page laid on the glass askew still shows gaps between its lines. */
const strips = 10;
/** Lines of text run through so many strips at least; specks line up in one or two by chance. */
const needed = 3;
/** A strip of text crosses from paper to ink and back for every letter or two. */
const leastCrossings = 4;
/** In rows of the small picture, whose longer side has 800: from a footnote's small letters to a heading's. */
/** Rows between two lines cross less than this share of what the lines' rows cross. */
const quiet = 0.2;
const lineHeight = { least: 3, most: 16 };
/** Rows of a strip that cross from paper to ink: two thirds in the densest text. */
const busiest = 0.9;
/** No sheet has more lines. */
const mostLines = 120;
const pictorialShare = 0.12;
/** How far from the paper's shade a pixel is ink, as a share of the way to black. */
const inkDepth = 0.28;

/** The longer side of the copy that is looked at, in pixels. */
export const smallSide = 800;

export function textLinesOf(picture: Grey): TextLines {
  const upright = looked(picture);
  const sideways = looked(turned(picture, 1));
  const lines = Math.max(upright.lines, sideways.lines);
  return {
    lines,
    isPictorial: midtoneShare(picture) > pictorialShare,
    isNoise: Math.min(upright.busy, sideways.busy) > busiest || lines > mostLines,
  };
}

function looked(picture: Grey): { lines: number; busy: number } {
  const wide = Math.floor(picture.width / strips);
  const changes = Array.from({ length: strips }, (_, strip) => crossings(picture, strip * wide, wide));
  const busy = changes.flat().filter((each) => each >= leastCrossings / 2).length;
  return {
    lines: changes.map((each) => regularLines(bandsIn(each))).sort((a, b) => b - a)[needed - 1] ?? 0,
    busy: busy / Math.max(1, strips * picture.height),
  };
}

/** By row of a strip, how often it changes between paper and ink; the paper's shade is each row's own neighbourhood's. */
function crossings({ width, height, pixels }: Grey, left: number, wide: number): number[] {
  const paper = paperBeside({ width, height, pixels }, left, wide);
  return Array.from({ length: height }, (_, y) => {
    const threshold = paper[y]! * (1 - inkDepth);
    let changes = 0;
    let isInk = false;
    for (let at = y * width + left, end = at + wide; at < end; at++) {
      const next = pixels[at]! < threshold;
      if (next !== isInk) changes++;
      isInk = next;
    }
    return changes / 2;
  });
}

/** The brightest shade that is common within a line's height above and below each row. */
function paperBeside({ width, height, pixels }: Grey, left: number, wide: number): number[] {
  const reach = lineHeight.most;
  const bright = Array.from({ length: height }, (_, y) => {
    const row = pixels.slice(y * width + left, y * width + left + wide).sort();
    return row[Math.floor(0.9 * row.length)] ?? 255;
  });
  return bright.map((_, y) => Math.max(...bright.slice(Math.max(0, y - reach), y + reach + 1)));
}

/** The shade below which this share of the pixels lies: counted, since to sort a whole page takes longer. */
function shadeAt(pixels: Uint8Array, share: number): number {
  if (pixels.length === 0) return 255;
  const shades = new Uint32Array(256);
  for (const pixel of pixels) shades[pixel]!++;
  let left = Math.floor(share * pixels.length);
  let shade = 0;
  while (left >= shades[shade]!) left -= shades[shade++]!;
  return shade;
}

type Band = { middle: number; height: number };

/** Runs of rows that cross much, with rows that hardly cross above and below them. */
function bandsIn(changes: number[]): Band[] {
  const bands: Band[] = [];
  let start = -1;
  for (let y = 0; y <= changes.length; y++) {
    const isText = (changes[y] ?? 0) >= leastCrossings / 2;
    if (isText && start === -1) start = y;
    if (isText || start === -1) continue;
    const height = y - start;
    const peak = Math.max(...changes.slice(start, y));
    const isQuiet = (at: number) => (changes[at] ?? 0) < quiet * peak;
    if (
      height >= lineHeight.least &&
      height <= lineHeight.most &&
      peak >= leastCrossings &&
      isQuiet(start - 1) &&
      isQuiet(y)
    )
      bands.push({ middle: (start + y) / 2, height });
    start = -1;
  }
  return bands;
}

/** The longest chain of bands of like height that follow each other at one distance, or at twice it over a paragraph's gap. */
function regularLines(bands: Band[]): number {
  let most = Math.min(1, bands.length);
  for (let first = 0; first + 1 < bands.length; first++) {
    const pitch = bands[first + 1]!.middle - bands[first]!.middle;
    if (pitch > 5 * lineHeight.most) continue;
    let count = 1;
    for (let at = first + 1; at < bands.length; at++) {
      const steps = (bands[at]!.middle - bands[at - 1]!.middle) / pitch;
      const isNext = Math.abs(steps - Math.round(steps)) < 0.22 && Math.round(steps) >= 1 && steps < 4.3;
      if (!isNext || Math.abs(bands[at]!.height - bands[first]!.height) > 4) break;
      count++;
    }
    most = Math.max(most, count);
  }
  return most;
}

/** Neither paper nor ink, sampled. */
function midtoneShare({ pixels }: Grey): number {
  const paper = shadeAt(pixels, 0.95);
  let middle = 0;
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3, count++) {
    const shade = pixels[at]! / Math.max(1, paper);
    if (shade > 0.3 && shade < 0.88) middle++;
  }
  return middle / Math.max(1, count);
}

/** Whether recognising the picture would find nothing, though it is no empty sheet. */
export function isWithoutText({ lines, isPictorial, isNoise }: TextLines): boolean {
  return isNoise || (isPictorial && lines === 0);
}

/** Fewer regular lines than this are a picture's title and its legend, where a file has text of its own all around. */
const fewLines = { plain: 3, pictorial: 5 };

export function isPictureAmongText({ lines, isPictorial, isNoise }: TextLines): boolean {
  return isNoise || lines < (isPictorial ? fewLines.pictorial : fewLines.plain);
}

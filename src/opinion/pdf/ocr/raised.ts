/** Finds what stands raised beside the words of a line: footnote marks, which recognition takes for quotes or leaves out. */
import type { Line } from 'tesseract.js';
import { componentsIn } from './components.ts';
import type { Box, Grey } from './grey.ts';

/** Measures of a mark in heights of a small letter: a quotation mark is lower, an ordinary letter stands on the baseline. */
const mark = { leastHeight: 0.66, mostHeight: 1.2, leastWidth: 0.1, mostWidth: 0.95, lift: 0.36, top: 2.1 };
/** Digits of one mark stand closer than this. */
const gap = 0.4;
const mostDigits = 3;

/** Boxes of raised groups, from left to right. `xHeight` in pixels. */
export function raisedIn(picture: Grey, line: Line, xHeight: number, threshold: number): Box[] {
  const base = (x: number) => {
    const { x0, y0, x1, y1 } = line.baseline;
    return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };
  const marks = componentsIn(picture, bandOf(picture, line, xHeight), threshold).filter((box) => {
    const height = (box.y1 - box.y0) / xHeight;
    const width = (box.x1 - box.x0) / xHeight;
    const baseline = base(box.x0);
    return (
      height >= mark.leastHeight &&
      height <= mark.mostHeight &&
      width >= mark.leastWidth &&
      width <= mark.mostWidth &&
      box.y1 <= baseline - mark.lift * xHeight &&
      box.y0 >= baseline - mark.top * xHeight &&
      isClearBelow(picture, box, baseline, threshold)
    );
  });
  return grouped(marks, gap * xHeight);
}

function bandOf(picture: Grey, { bbox, baseline }: Line, xHeight: number): Box {
  return {
    x0: Math.max(0, Math.floor(bbox.x0 - 2 * xHeight)),
    x1: Math.min(picture.width, Math.ceil(bbox.x1 + 2 * xHeight)),
    y0: Math.max(0, Math.floor(Math.min(baseline.y0, baseline.y1) - 2.3 * xHeight)),
    y1: Math.min(picture.height, Math.ceil(Math.max(baseline.y0, baseline.y1) + 0.5 * xHeight)),
  };
}

/** Under the head of a broken letter stands the rest of it. */
function isClearBelow({ width, pixels }: Grey, box: Box, baseline: number, threshold: number): boolean {
  let ink = 0;
  for (let y = box.y1 + 1; y <= Math.round(baseline); y++) {
    for (let x = box.x0; x < box.x1; x++) if (pixels[y * width + x]! < threshold) ink++;
  }
  return ink <= 0.1 * (box.x1 - box.x0) * (box.y1 - box.y0);
}

function grouped(boxes: Box[], nearest: number): Box[] {
  const groups: { box: Box; count: number }[] = [];
  for (const box of boxes) {
    const last = groups.at(-1);
    if (last && box.x0 - last.box.x1 < nearest) {
      last.count++;
      last.box = {
        x0: last.box.x0,
        x1: Math.max(last.box.x1, box.x1),
        y0: Math.min(last.box.y0, box.y0),
        y1: Math.max(last.box.y1, box.y1),
      };
    } else groups.push({ box: { ...box }, count: 1 });
  }
  return groups.filter(({ count }) => count <= mostDigits).map(({ box }) => box);
}

import { type Grey, shrunk } from './grey.ts';

/** Where there is ink: the columns and rows of dark pixels, for measures that need no shades. */
export type Ink = { width: number; height: number; x: Int32Array; y: Int32Array };

/** Points of ink of an evenly lit picture, at half its resolution; frames and black borders are left out. */
export function inkOf(picture: Grey): Ink {
  const half = shrunk(picture, 2);
  const { width, height, pixels } = half;
  const threshold = darkness(half);
  const margin = Math.round(0.02 * Math.min(width, height));
  const isInk = new Uint8Array(pixels.length);
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      if (pixels[y * width + x]! < threshold) isInk[y * width + x] = 1;
    }
  }
  withoutLongRuns(isInk, width, height);
  const count = isInk.reduce((sum, each) => sum + each, 0);
  const ink: Ink = { width, height, x: new Int32Array(count), y: new Int32Array(count) };
  let next = 0;
  for (let at = 0; at < isInk.length; at++) {
    if (!isInk[at]) continue;
    ink.x[next] = at % width;
    ink.y[next] = Math.floor(at / width);
    next++;
  }
  return ink;
}

/** Otsu's threshold: the shade that parts the picture best into dark and light. */
export function darkness({ pixels }: Grey): number {
  const counts = new Float64Array(256);
  for (const shade of pixels) counts[shade]!++;
  const total = pixels.length;
  let sum = 0;
  for (let shade = 0; shade < 256; shade++) sum += shade * counts[shade]!;
  let dark = 0;
  let darkSum = 0;
  let best = 128;
  let widest = -1;
  for (let shade = 0; shade < 255; shade++) {
    dark += counts[shade]!;
    darkSum += shade * counts[shade]!;
    if (dark === 0 || dark === total) continue;
    const between = dark * (total - dark) * (darkSum / dark - (sum - darkSum) / (total - dark)) ** 2;
    if (between > widest) {
      widest = between;
      best = shade + 1;
    }
  }
  return Math.min(best, 200);
}

/** Rules and the edges of a sheet are longer than any letter and drown the rhythm of the lines. */
function withoutLongRuns(isInk: Uint8Array, width: number, height: number): void {
  const longest = Math.round(0.06 * Math.max(width, height));
  for (const [lines, length, stride, step] of [
    [height, width, 1, width],
    [width, height, width, 1],
  ] as const) {
    for (let line = 0; line < lines; line++) {
      let start = 0;
      for (let place = 0; place <= length; place++) {
        if (place < length && isInk[line * step + place * stride]) continue;
        if (place - start > longest) {
          for (let each = start; each < place; each++) isInk[line * step + each * stride] = 0;
        }
        start = place + 1;
      }
    }
  }
}

import { expect, test } from 'vitest';
import { blankGrey, type Grey, turned } from './grey.ts';
import { isPictureAmongText, isWithoutText, textLinesOf } from './text-lines.ts';

const width = 618;
const height = 800;

/** Upright strokes of uneven width where letters would stand. */
function withLines(count: number, paper: Grey = blankGrey(width, height)): Grey {
  const pixels = paper.pixels.slice();
  for (let line = 0; line < count; line++) {
    for (let x = 80; x < width - 80; x++) {
      if ((x * 7919) % 11 > 4) continue;
      for (let y = 0; y < 6; y++) pixels[(120 + line * 15 + y) * width + x] = 20;
    }
  }
  return { width, height, pixels };
}

function painted(shade: (x: number, y: number) => number): Grey {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
  };
}

/** Grey land with a border that winds, as maps have it. */
const map = painted((x, y) => {
  const coast = 200 + 90 * Math.sin(y / 40) + 40 * Math.sin(y / 9);
  if (Math.abs(x - coast) < 2) return 10;
  return x > coast && x < coast + 260 && y > 100 && y < 700 ? 190 : 255;
});

let seed = 7;
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

test('a page of text shows its lines, upright or turned, also where there are few', () => {
  expect(textLinesOf(withLines(30)).lines).toBeGreaterThan(20);
  expect(textLinesOf(turned(withLines(30), 1)).lines).toBeGreaterThan(20);
  expect(isPictureAmongText(textLinesOf(withLines(4)))).toBe(false);
});

test('a map with its title is a picture, a photograph of a page is none', () => {
  expect(isPictureAmongText(textLinesOf(withLines(1, map)))).toBe(true);
  const dim = withLines(
    30,
    painted((x) => 170 + x / 10),
  );
  expect(isPictureAmongText(textLinesOf(dim))).toBe(false);
});

test('noise has no text, whatever recognition would make of it', () => {
  expect(isWithoutText(textLinesOf(painted(() => random() * 255)))).toBe(true);
  expect(isWithoutText(textLinesOf(painted(() => (random() < 0.5 ? 0 : 255))))).toBe(true);
  expect(isWithoutText(textLinesOf(withLines(30)))).toBe(false);
});

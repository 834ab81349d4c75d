/** A picture in shades of grey: 0 is black, 255 white; rows from the top, no padding. */
export type Grey = { width: number; height: number; pixels: Uint8Array };

/** Pixels from `x0`, `y0` up to `x1`, `y1`, not included. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

export function blankGrey(width: number, height: number, shade = 255): Grey {
  return { width, height, pixels: new Uint8Array(width * height).fill(shade) };
}

/** Turned clockwise by so many quarters. */
export function turned(picture: Grey, quarters: number): Grey {
  const { width, height, pixels } = picture;
  const turn = ((quarters % 4) + 4) % 4;
  if (turn === 0) return picture;
  if (turn === 2) return { width, height, pixels: pixels.slice().reverse() };
  const made = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const column = turn === 1 ? height - 1 - y : y;
    for (let x = 0; x < width; x++) {
      const row = turn === 1 ? x : width - 1 - x;
      made[row * height + column] = pixels[y * width + x]!;
    }
  }
  return { width: height, height: width, pixels: made };
}

/** Turned about its centre, clockwise in degrees; what comes in from outside is white. */
export function rotated({ width, height, pixels }: Grey, degrees: number): Grey {
  const made = blankGrey(width, height);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const middleX = (width - 1) / 2;
  const middleY = (height - 1) / 2;
  for (let y = 0; y < height; y++) {
    let fromX = middleX - cosine * middleX + sine * (y - middleY);
    let fromY = middleY + sine * middleX + cosine * (y - middleY);
    for (let x = 0; x < width; x++, fromX += cosine, fromY -= sine) {
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const across = fromX - left;
      const down = fromY - top;
      const upper = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * across;
      const lower = pixels[at + width]! + (pixels[at + width + 1]! - pixels[at + width]!) * across;
      made.pixels[y * width + x] = upper + (lower - upper) * down + 0.5;
    }
  }
  return made;
}

/** A smaller picture, each of whose pixels is the mean of a square of `step` by `step`. */
export function shrunk({ width, height, pixels }: Grey, step: number): Grey {
  const made = blankGrey(Math.floor(width / step), Math.floor(height / step));
  for (let y = 0; y < made.height; y++) {
    for (let x = 0; x < made.width; x++) {
      let sum = 0;
      for (let row = y * step; row < (y + 1) * step; row++) {
        for (let at = row * width + x * step, end = at + step; at < end; at++) sum += pixels[at]!;
      }
      made.pixels[y * made.width + x] = sum / (step * step);
    }
  }
  return made;
}

/** The part from `top` down to `bottom`, not included, over the full width. */
export function strip({ width, pixels }: Grey, top: number, bottom: number): Grey {
  return { width, height: bottom - top, pixels: pixels.subarray(top * width, bottom * width) };
}

/** The part inside the box, `factor` times as large, in a white frame. */
export function enlarged(picture: Grey, box: Box, factor: number, frame: number): Grey {
  const { width, pixels } = picture;
  const columns = Math.round((box.x1 - box.x0) * factor);
  const rows = Math.round((box.y1 - box.y0) * factor);
  const made = blankGrey(columns + 2 * frame, rows + 2 * frame);
  for (let y = 0; y < rows; y++) {
    const fromY = within((y + 0.5) / factor - 0.5 + box.y0, box.y0, box.y1 - 1);
    const top = Math.min(Math.floor(fromY), picture.height - 2);
    for (let x = 0; x < columns; x++) {
      const fromX = within((x + 0.5) / factor - 0.5 + box.x0, box.x0, box.x1 - 1);
      const left = Math.min(Math.floor(fromX), width - 2);
      const at = top * width + left;
      const across = fromX - left;
      const upper = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * across;
      const lower = pixels[at + width]! + (pixels[at + width + 1]! - pixels[at + width]!) * across;
      made.pixels[(y + frame) * made.width + x + frame] = upper + (lower - upper) * (fromY - top) + 0.5;
    }
  }
  return made;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(least, value), most);
}

/** As a binary PGM file. */
export function pgmOf({ width, height, pixels }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

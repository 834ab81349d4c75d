/** Evens the light of a picture: a shadow, a yellowed sheet and a dim photo become dark letters on white. */
import { blankGrey, type Grey, shrunk } from './grey.ts';

/** The paper's shade is sought in squares of this many pixels … */
const step = 8;
/** … over so many squares to each side: wider than a bold heading is high, narrower than the edge of a shadow. */
const reach = 6;
/** Paper darker than this is no paper but a black border. */
const darkestPaper = 40;

export function evened(picture: Grey): Grey {
  const { width, height, pixels } = picture;
  if (width < 4 * step || height < 4 * step) return picture;
  const paper = paperOf(picture);
  const made = blankGrey(width, height);
  for (let y = 0; y < height; y++) {
    const down = clamped((y - step / 2) / step, paper.height - 1);
    const top = Math.min(Math.floor(down), paper.height - 2);
    const lower = down - top;
    for (let x = 0; x < width; x++) {
      const across = clamped((x - step / 2) / step, paper.width - 1);
      const left = Math.min(Math.floor(across), paper.width - 2);
      const right = across - left;
      const at = top * paper.width + left;
      const above = paper.pixels[at]! * (1 - right) + paper.pixels[at + 1]! * right;
      const below =
        paper.pixels[at + paper.width]! * (1 - right) + paper.pixels[at + paper.width + 1]! * right;
      const shade = above * (1 - lower) + below * lower;
      made.pixels[y * width + x] = Math.min(255, (pixels[y * width + x]! * 255) / shade);
    }
  }
  return made;
}

/** The shade that the paper has around each square: the brightest of the means nearby, smoothed. */
function paperOf(picture: Grey): Grey {
  const means = brightHalves(picture);
  const brightest = alongBoth(means, Math.max);
  const paper = smoothed(smoothed(brightest));
  for (let at = 0; at < paper.pixels.length; at++) {
    paper.pixels[at] = Math.max(darkestPaper, paper.pixels[at]!);
  }
  return paper;
}

/** A square's mean without its dark half: letters must not darken the paper, nor a bright speck stand for it. */
function brightHalves(picture: Grey): Grey {
  const plain = shrunk(picture, step);
  const { width, pixels } = picture;
  for (let y = 0; y < plain.height; y++) {
    for (let x = 0; x < plain.width; x++) {
      const mean = plain.pixels[y * plain.width + x]!;
      let sum = 0;
      let count = 0;
      for (let row = y * step; row < (y + 1) * step; row++) {
        for (let at = row * width + x * step, end = at + step; at < end; at++) {
          if (pixels[at]! >= mean) {
            sum += pixels[at]!;
            count++;
          }
        }
      }
      plain.pixels[y * plain.width + x] = sum / Math.max(1, count);
    }
  }
  return plain;
}

function alongBoth(picture: Grey, choose: (a: number, b: number) => number): Grey {
  return along(along(picture, 1, choose), picture.width, choose);
}

/** Each pixel replaced by the choice among its neighbours `stride` apart. */
function along(
  { width, height, pixels }: Grey,
  stride: number,
  choose: (a: number, b: number) => number,
): Grey {
  const made = blankGrey(width, height);
  const length = stride === 1 ? width : height;
  for (let index = 0; index < pixels.length; index++) {
    const place = stride === 1 ? index % width : Math.floor(index / width);
    const from = Math.max(0, place - reach);
    const to = Math.min(length - 1, place + reach);
    let chosen = pixels[index]!;
    for (let other = from; other <= to; other++) {
      chosen = choose(chosen, pixels[index + (other - place) * stride]!);
    }
    made.pixels[index] = chosen;
  }
  return made;
}

function smoothed(picture: Grey): Grey {
  return averaged(averaged(picture, 1), picture.width);
}

function averaged({ width, height, pixels }: Grey, stride: number): Grey {
  const made = blankGrey(width, height);
  const length = stride === 1 ? width : height;
  const span = Math.floor(reach / 2);
  for (let index = 0; index < pixels.length; index++) {
    const place = stride === 1 ? index % width : Math.floor(index / width);
    const from = Math.max(0, place - span);
    const to = Math.min(length - 1, place + span);
    let sum = 0;
    for (let other = from; other <= to; other++) sum += pixels[index + (other - place) * stride]!;
    made.pixels[index] = sum / (to - from + 1);
  }
  return made;
}

function clamped(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

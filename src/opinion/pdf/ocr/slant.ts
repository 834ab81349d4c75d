/** How the lines of text lie in a picture: along its rows or its columns, how far off level, and which way up. */
import type { Ink } from './ink.ts';

/** Degrees that a sheet may lie askew in a scanner or a photo. */
const mostSkew = 5;

export type Slant = {
  /** Degrees, clockwise positive, by which the lines run off level. */
  skew: number;
  /** How sharply lines and gaps alternate at that angle. */
  sharpness: number;
};

/** The angle at which ink falls into rows most sharply. */
export function slantOf(ink: Ink): Slant {
  let best = search(ink, 0, mostSkew, 0.5);
  best = search(ink, best.skew, 0.4, 0.1, best);
  return best;
}

/** Text in columns: the same question for the picture turned by a quarter. */
export function turnedInk({ width, height, x, y }: Ink): Ink {
  return { width: height, height: width, x: y.map((each) => height - 1 - each), y: x };
}

function search(ink: Ink, middle: number, reach: number, step: number, known?: Slant): Slant {
  let best = known ?? { skew: middle, sharpness: sharpnessAt(ink, middle) };
  for (let off = step; off <= reach + 1e-9; off += step) {
    for (const skew of [middle - off, middle + off]) {
      const sharpness = sharpnessAt(ink, skew);
      if (sharpness > best.sharpness) best = { skew, sharpness };
    }
  }
  return best;
}

/** The squared steps of the profile, relative to the ink: high where full rows border on empty ones. */
function sharpnessAt(ink: Ink, degrees: number): number {
  const profile = profileAt(ink, degrees);
  let sum = 0;
  for (let row = 1; row < profile.length; row++) sum += (profile[row]! - profile[row - 1]!) ** 2;
  return sum / Math.max(1, ink.x.length);
}

/** Ink a row, the rows falling by `degrees` to the right. */
export function profileAt({ width, height, x, y }: Ink, degrees: number): Float64Array {
  const fall = Math.tan((degrees * Math.PI) / 180);
  const lift = Math.ceil(Math.abs(fall) * width);
  const profile = new Float64Array(height + 2 * lift + 2);
  for (let at = 0; at < x.length; at++) {
    profile[Math.round(y[at]! - fall * x[at]!) + lift]!++;
  }
  return profile;
}

/**
 * Above 0 when the lines stand upright, below when they stand on their heads, near 0 when it cannot be told: English has more
 * letters that rise above the small ones (b, d, f, h, k, l, t and capitals) than letters that hang below them.
 */
export function uprightness(ink: Ink, degrees: number): number {
  const profile = profileAt(ink, degrees);
  const peak = percentile(profile, 0.9);
  const full = 0.45 * peak;
  let above = 0;
  let below = 0;
  for (const { from, to } of bandsOf(profile, full)) {
    const height = to - from;
    if (height < 3) continue;
    const reach = Math.max(2, Math.round(0.55 * height));
    for (let off = 1; off <= reach; off++) {
      above += profile[from - off] ?? 0;
      below += profile[to - 1 + off] ?? 0;
    }
  }
  return above + below === 0 ? 0 : (above - below) / (above + below);
}

/** Rows that hold more than `least`: the bodies of the small letters of each line. */
function bandsOf(profile: Float64Array, least: number): { from: number; to: number }[] {
  const bands: { from: number; to: number }[] = [];
  let from = -1;
  for (let row = 0; row <= profile.length; row++) {
    const isFull = row < profile.length && profile[row]! > least;
    if (isFull && from === -1) from = row;
    if (!isFull && from !== -1) {
      bands.push({ from, to: row });
      from = -1;
    }
  }
  return bands;
}

function percentile(values: Float64Array, share: number): number {
  const sorted = values.filter((value) => value > 0).sort();
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

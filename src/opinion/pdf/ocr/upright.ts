/** From a page as it was scanned to one that can be read: evenly lit, upright, its lines level. */
import { type Grey, rotated, turned } from './grey.ts';
import { type Ink, inkOf } from './ink.ts';
import { evened } from './light.ts';
import { slantOf, turnedInk, uprightness } from './slant.ts';

export type Upright = {
  picture: Grey;
  /** How surely the lines are not upside down, 0 to 1. */
  certainty: number;
};

/** Less than this off level does no harm, and turning blurs. */
const leastSkew = 0.25;
/** Fewer points of ink than this are specks of dust on an empty sheet. */
const leastInk = 150;

/** Undefined for an empty sheet. */
export function uprightOf(scanned: Grey): Upright | undefined {
  const lit = evened(scanned);
  const ink = inkOf(lit);
  if (ink.x.length < leastInk) return undefined;
  const rows = slantOf(ink);
  const sideways = turnedInk(ink);
  const columns = slantOf(sideways);
  const isSideways = columns.sharpness > rows.sharpness;
  const [slant, text]: [typeof rows, Ink] = isSideways ? [columns, sideways] : [rows, ink];
  const up = uprightness(text, slant.skew);
  const quarters = (isSideways ? 1 : 0) + (up < 0 ? 2 : 0);
  const level = Math.abs(slant.skew) < leastSkew ? 0 : slant.skew;
  const standing = turned(lit, quarters);
  return { picture: level === 0 ? standing : rotated(standing, -level), certainty: Math.abs(up) };
}

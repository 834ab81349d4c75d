/** How alike in meaning sentences are, by the vectors that the encoder of `models/sentences` makes of them. */

/** One vector a text, of length 1, 384 wide, in the order of the texts; undefined where the encoder cannot be run on this machine. */
export type Embed = (texts: readonly string[], signal?: AbortSignal) => Promise<Float32Array[] | undefined>;

/** Of two vectors of length 1: 1 for the same meaning, about 0 for nothing in common. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}

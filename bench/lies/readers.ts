/** Second readers as they may be: one who sees what is false, one who misses and doubts at random, one who waves all through. */
import type { Verdict } from '../../src/study/model/prompts/verification.ts';

export type ReaderName = 'truthful' | 'imperfect' | 'lazy' | 'codeAlone';

export type Reader = (statement: string, isFalse: boolean) => Verdict;

const missed = 0.3;
const wronglyDoubted = 0.1;
export const seeds = [1, 2, 3, 4, 5, 6] as const;

/** A number from 0 to 1 that depends on seed and text alone. */
function chance(seed: number, text: string): number {
  let hash = 2_166_136_261 ^ (seed * 2_654_435_761);
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

export const truthful: Reader = (_, isFalse) => (isFalse ? 'contradicts' : 'bears out');

export const lazy: Reader = () => 'bears out';

export const imperfect =
  (seed: number): Reader =>
  (statement, isFalse) => {
    const luck = chance(seed, statement);
    if (isFalse) return luck < missed ? 'bears out' : luck < 0.65 ? 'does not say' : 'contradicts';
    return luck < wronglyDoubted ? 'does not say' : 'bears out';
  };

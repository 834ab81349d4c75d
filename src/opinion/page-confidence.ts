import type { PdfPage } from './page.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu;
/** On fewer one broken word would weigh too much. */
const fewWords = 30;
/** What no English word holds: a run of small letters without a vowel, a figure or capitals inside small letters, one letter four times. */
const impossible =
  /^(?=.*\p{Ll}{4})[^aeiouyAEIOUYà-ÿ]+$|\p{Ll}\d+\p{Ll}|\p{Ll}\p{Lu}{2,}\p{Ll}|(\p{L})\1{3}/u;

/**
 * How far the words can be relied on that a file brings for a page, 0 to 1: fonts that do not name their letters give others.
 * Undefined for a page with too few words to tell.
 */
export function textConfidence({ runs }: PdfPage): number | undefined {
  let words = 0;
  let broken = 0;
  for (const { text, uncertain = [] } of runs) {
    broken += uncertain.length;
    for (const [each] of text.matchAll(word)) {
      if (each.length < 4) continue;
      words++;
      if (impossible.test(each)) broken++;
    }
  }
  return words < fewWords ? undefined : Math.max(0, 1 - broken / words);
}

/** Which of many names fit what is typed, the best first. */

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** 0 where a typed word is not there; more where words begin as typed, and most where the name itself does. */
function fitOf(typed: readonly string[], { name, more }: { name: string; more: string }): number {
  const inName = wordsIn(name);
  const besideIt = wordsIn(more);
  let sum = 0;
  for (const word of typed) {
    const begins = (one: string) => one.startsWith(word);
    if (inName.some(begins)) sum += 4;
    else if (besideIt.some(begins)) sum += 2;
    else if (inName.some((one) => one.includes(word))) sum += 1;
    else return 0;
  }
  return inName[0]?.startsWith(typed[0] ?? '') ? sum + 1 : sum;
}

/** Those that fit, in the order given where they fit alike. */
export function matching<Named extends { name: string; more: string }>(
  all: readonly Named[],
  typed: string,
  most: number,
): Named[] {
  const words = wordsIn(typed);
  return all
    .map((one) => ({ one, fits: fitOf(words, one) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((a, b) => b.fits - a.fits)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Puts the people, sums and days of one story into the sentences of the grammar. */
import type { Random } from '../random.ts';
import { americanDay, type Day, monthOf, type Parties } from '../story.ts';
import { caseCited } from './citations.ts';
import { personOf, townOf } from './names.ts';

export function fillerFor(random: Random, { first, second }: Parties): (sentence: string) => string {
  const words: Record<string, () => string> = {
    first: () => first.short,
    second: () => second.short,
    witness: () => personOf(random).split(' ')[1]!,
    town: () => townOf(random),
    month: () => monthOf(dayBetween(random, 2004, 2014)),
    year: () => String(random.whole(2004, 2014)),
    day: () => americanDay(dayBetween(random, 2004, 2014)),
    sum: () => `$${random.whole(2, 940)},${String(random.whole(0, 999)).padStart(3, '0')}`,
    cited: () => caseCited(random).full,
  };
  return (sentence) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = words[name.toLowerCase()]!();
      return /^\p{Lu}/u.test(name) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
}

export function dayBetween(random: Random, from: number, to: number): Day {
  return { year: random.whole(from, to), month: random.whole(1, 12), day: random.whole(1, 28) };
}

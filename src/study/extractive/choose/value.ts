/** What a sentence is worth to a part: how probably it does what the part tells, matters, and can be read alone. */

import { countWords, overlapOf } from '../../language/words.ts';
import type { ReadSentence } from '../reading.ts';
import { isQuotable } from '../text/readable.ts';
import { isUnfinished } from '../text/unfinished.ts';
import type { Role } from '../weights/roles.ts';

export function oddsOf({ odds }: ReadSentence, roles: readonly Role[]): number {
  return roles.reduce((sum, role) => sum + odds[role], 0);
}

/** Fewer readers than this understand it alone. */
const leastAlone = 0.55;

/** What could be shown by itself, whatever it is worth. */
export function isShowable({ shown, alone }: ReadSentence, most = 70, least = leastAlone): boolean {
  const text = shown.replace(misread, '$1');
  return alone > least && isQuotable(text, 5, most) && !isUnfinished(shown);
}

/** "Section 45-3-906(0 applies": a scanned subdivision whose bracket was lost breaks nothing off. */
const misread = /(\d)\([A-Z\d](?![\w)])/g;

/** "Was the pier hers?", quoted or not. */
export const isAsked = ({ shown }: Pick<ReadSentence, 'shown'>) => /\?["”]?$/.test(shown);

/** Neither a side's word, nor a court's below, nor a dissenter's. */
export const isTheCourts = ({ odds, voice }: ReadSentence) =>
  odds.argument < mostArgued && voice !== 'separate' && voice !== 'party';

const mostArgued = 0.15;

export function worthTo(sentence: ReadSentence, roles: readonly Role[]): number {
  const { worth, couldServe, alone } = sentence;
  return oddsOf(sentence, roles) * (worth + 0.15 * couldServe) * alone ** weightOfAlone;
}

const weightOfAlone = 1.5;
/** Long sentences say more, but not as much more as they take room. */
const weightOfLength = 0.35;
/** Share of terms in common from which a sentence says what was said. */
const sameness = 0.6;

export type Valued = { sentence: ReadSentence; value: number };

/** Those worth most for their length that say different things, within the words allowed, in the order of the opinion. */
export function best(
  valued: readonly Valued[],
  { most, words }: { most: number; words: number },
  said: readonly ReadSentence[] = [],
  lengthWeighs = weightOfLength,
): ReadSentence[] {
  const ranked = valued
    .map(({ sentence, value }) => ({ sentence, rank: value / countWords(sentence.shown) ** lengthWeighs }))
    .toSorted((one, other) => other.rank - one.rank);
  const chosen: ReadSentence[] = [];
  const known = said.map(({ terms }) => new Set(terms));
  const used = new Set<ReadSentence>();
  let left = words;
  for (const { sentence } of ranked) {
    if (chosen.length === most) break;
    const length = countWords(sentence.shown);
    const parts = sentence.parts ?? [sentence];
    const [lead, own] = parts;
    const at = lead && own ? chosen.indexOf(lead) : -1;
    if (at >= 0 && lead && own && !used.has(own) && length - countWords(lead.shown) <= left) {
      // What goes on from a sentence that is there already stands behind it.
      left -= length - countWords(lead.shown);
      chosen[at] = sentence;
      used.add(own);
      continue;
    }
    if (length > left || parts.some((part) => used.has(part))) continue;
    const terms = new Set(sentence.terms);
    if (known.some((other) => overlapOf(terms, other) > sameness)) continue;
    chosen.push(sentence);
    for (const part of parts) used.add(part);
    known.push(terms);
    left -= length;
  }
  return chosen.toSorted((one, other) => one.index - other.index);
}

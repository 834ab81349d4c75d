/** Lays a clause of a statement beside the sentence of its evidence that it is closest to, word by word. */
import { termsOf } from '../../../language/words.ts';
import { formOf } from './synonyms.ts';

export type Word = { text: string; stem: string; isContent: boolean };

/** A stretch in which the two differ: what the one says there and what the other. */
export type Gap = {
  said: readonly Word[];
  shown: readonly Word[];
  /** Bounded by words that both have on both sides. */
  isInside: boolean;
};

export type Alignment = {
  clause: string;
  sentence: string;
  /** Content words in common. */
  shared: number;
  /** Share of the clause's words that stand in the sentence in the same order, 0 to 1. */
  share: number;
  gaps: readonly Gap[];
};

const word = /[\p{L}\p{N}$§][\p{L}\p{N}'’]*(?:[-,.:][\p{L}\p{N}]+)*/gu;

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(word)].map(([each]) => {
    const lower = each.toLowerCase().replace(/['’]s?$/, '');
    return { text: each, stem: formOf(lower), isContent: termsOf(each).length > 0 || /\d/.test(each) };
  });

const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const isAmount = ({ text }: Word) => /\d/.test(text) || months.test(text);

/** Names count less: of two that were exchanged neither is laid beside itself. */
const weightOf = ({ text, isContent }: Word) => (isContent ? (/^\p{Lu}/u.test(text) ? 2 : 3) : 1);

/** The heaviest common subsequence of two lists of words, as pairs of their places. */
function commonPairs(said: readonly Word[], shown: readonly Word[]): [number, number][] {
  const width = shown.length + 1;
  const best = new Uint16Array((said.length + 1) * width);
  for (let i = said.length - 1; i >= 0; i -= 1) {
    for (let j = shown.length - 1; j >= 0; j -= 1) {
      const here = said[i] as Word; // `i` and `j` are below the lengths.
      const isSame = here.stem === (shown[j] as Word).stem;
      const taken = isSame ? weightOf(here) + (best[(i + 1) * width + j + 1] ?? 0) : 0;
      best[i * width + j] = Math.max(taken, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < said.length && j < shown.length; ) {
    const here = best[i * width + j] ?? 0;
    if ((best[(i + 1) * width + j] ?? 0) === here) i += 1;
    else if ((best[i * width + j + 1] ?? 0) === here) j += 1;
    else pairs.push([i++, j++]);
  }
  return pairs;
}

/** Beyond the last common word, or before the first, as many words are compared. */
const reach = 4;

export function align(clause: string, sentence: string, shown = wordsIn(sentence)): Alignment {
  const said = wordsIn(clause);
  const pairs = commonPairs(said, shown);
  const shared = new Set(pairs.filter(([i]) => said[i]?.isContent).map(([i]) => said[i]?.stem)).size;
  const gaps: Gap[] = [];
  const add = (from: [number, number], to: [number, number], isInside: boolean) => {
    const gap = { said: said.slice(from[0], to[0]), shown: shown.slice(from[1], to[1]), isInside };
    if (gap.said.length > 0 || gap.shown.length > 0) gaps.push(gap);
  };
  pairs.forEach(([i, j], index) => {
    const last = pairs[index - 1];
    if (last) add([last[0] + 1, last[1] + 1], [i, j], true);
    else add([0, Math.max(0, j - Math.max(reach, i))], [i, j], false);
  });
  const end = pairs.at(-1);
  if (end) {
    const left = said.length - end[0] - 1;
    // What the clause leaves out at the end is left out.
    if (left > 0)
      add(
        [end[0] + 1, end[1] + 1],
        [said.length, Math.min(shown.length, end[1] + 1 + Math.max(reach, left))],
        false,
      );
  }
  // Numbers and dates are compared by themselves: another one makes a clause no less near.
  const counted = said.filter((each) => !isAmount(each)).length;
  const common = pairs.filter(([i]) => !isAmount(said[i] as Word)).length; // `i` is below the length.
  return { clause, sentence, shared, share: counted === 0 ? 0 : common / counted, gaps };
}

const boundary =
  /[;:—–]\s*|,\s+(?:and|but|or|nor|so|yet|while|because|although|though|whereas|which|who)\s+|\s+(?:because|although|though|whereas|while)\s+|,\s+(?=\p{Ll}+ing\b)/u;

/** The clauses of a text that are long enough to be laid beside another. */
export const clausesIn = (text: string): string[] =>
  text.split(boundary).filter((clause) => wordsIn(clause).length >= 3);

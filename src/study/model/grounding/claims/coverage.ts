import { type Word, wordsIn } from './align.ts';
import type { Evidence } from './evidence.ts';
import { isBorneBy, isReporting } from './synonyms.ts';

export type Coverage = {
  /** Words that say something of the case. */
  telling: readonly Word[];
  /** Those for which nothing in the paragraphs cited stands, nor in the caption. */
  strange: readonly Word[];
};

/** Names and numbers are looked up by checks of their own. */
const isTelling = ({ text, stem, isContent }: Word) =>
  isContent && !/\d/.test(text) && !isReporting(stem) && !/ly$/.test(text);

export function coverageOf(text: string, { sentences, opinion }: Evidence): Coverage {
  const named = Object.values(opinion.caption).join(' ');
  const caption = new Set(wordsIn(named).map(({ stem }) => stem));
  const known = new Set(sentences.flatMap((each) => wordsIn(each.text).map(({ stem }) => stem)));
  const telling = wordsIn(text).filter(
    (word, index) => isTelling(word) && !caption.has(word.stem) && !isName(word, index),
  );
  return { telling, strange: telling.filter(({ stem }) => !isBorneBy(stem, known)) };
}

const isName = ({ text }: Word, index: number) => index > 0 && /^\p{Lu}/u.test(text);

// How many of the words before a citation, or before its "v.", make up a name. Lists of words run backward.
import {
  connectives,
  endsSentence,
  firmSuffix,
  isBarrier,
  isCapital,
  isConnective,
  isStop,
  leads,
  opens,
  tightConnectives,
  versus,
  type Word,
} from './name-words.ts';

/** Index in `words` (which run backward) of "v.", or -1. */
export function findVersus(words: Word[]): number {
  for (const [index, { text }] of words.entries()) {
    if (versus.test(text)) return index > 0 ? index : -1;
    if (isBarrier(text) && index > 0) return -1;
    if (isStop(text) || opens(text)) return -1;
    if (endsSentence(text) && index > 0) return -1;
    if (!isCapital(text) && !isConnective(text, connectives)) return -1;
  }
  return -1;
}

/** How many of `words` belong to the plaintiff, counted backward from "v.". */
export function countPlaintiff(words: Word[]): number {
  let taken = 0;
  for (const [index, { text }] of words.entries()) {
    const right = words[index - 1];
    if (isBarrier(text) || isStop(text) || versus.test(text)) break;
    if (index > 0 && endsSentence(text)) break;
    if (text.endsWith(',') && right && !firmSuffix.test(right.text) && !isConnective(right.text, connectives))
      break;
    if (!isCapital(text) && !isConnective(text, connectives)) break;
    taken = index + 1;
    if (opens(text)) break;
  }
  while (taken > 0 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  while (taken > 1 && leads.has(words[taken - 1]?.text.replace(/^[(“"[]+/, '') ?? '')) {
    taken -= 1;
    while (taken > 1 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  }
  return taken;
}

/** How many of `words` make up a name without "v.". */
export function countRun(words: Word[]): number {
  let taken = 0;
  // A number before a citation is another citation's page.
  if (/^\d+$/.test(words[0]?.text ?? '')) return 0;
  for (const [index, { text }] of words.entries()) {
    if (isBarrier(text) || isStop(text) || versus.test(text)) break;
    if (endsSentence(text)) break;
    if (text.endsWith(',') && index > 0 && !firmSuffix.test(words[index - 1]?.text ?? '')) break;
    if (!isCapital(text) && !isConnective(text, tightConnectives)) break;
    taken = index + 1;
    if (opens(text)) break;
  }
  while (taken > 0 && !/\p{L}/u.test(words[taken - 1]?.text[0] ?? '') && !opens(words[taken - 1]?.text ?? ''))
    taken -= 1;
  while (taken > 0 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  while (taken > 0 && leads.has(words[taken - 1]?.text.replace(/^[(“"[]+/, '') ?? '')) {
    taken -= 1;
    while (taken > 0 && !isCapital(words[taken - 1]?.text ?? '')) taken -= 1;
  }
  return taken;
}

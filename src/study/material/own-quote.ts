/** Finds the words that a grader says a student wrote in what she wrote. */
import { findSquashed, squash } from './squash.ts';

/** Fewer letters stand in any answer. */
const fewestLetters = 6;

/** Her own characters, whatever the grader did to their typography; undefined where she did not write them. */
export function ownQuote(answer: string, words: string): string | undefined {
  const { text } = squash(words);
  if (text.length < Math.min(fewestLetters, squash(answer).text.length)) return undefined;
  const span = findSquashed(answer, squash(answer), text);
  return span && answer.slice(span.start, span.end).trim();
}

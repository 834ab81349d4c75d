import { isDivided, type Vocabulary, vocabularyOf } from '../../src/opinion/layout/vocabulary.ts';

/** A word's first half at the end of a line, the second on the next; where the line break was lost, a space stands for it. */
const halves = /(\p{L}+)(\u00ad|-,?)(?:\u00ad|\s)+(?=(\p{L}+))/gu;
/** "pre- and post-trial": a hyphen that waits for its word. */
const waits = /^(?:and|or|to|nor|but|through|versus|v)$/;

/** A copy may have lost the line end and kept the hyphen: "Gil-breaths", where all other places say "Gilbreaths". */
const hyphened = /(?<![\p{L}-])(\p{L}\p{Ll}{1,11})-(\p{Ll}{3,})(?![\p{L}-])/gu;
const fewestWhole = 2;

/** It may have lost the hyphen too: "intro duction", neither of which stands anywhere else. */
const apart = /(?<![\p{L}-])(\p{Ll}{2,}) (?=(\p{Ll}{2,})(?![\p{L}-]))/gu;

function withoutLoneHalves(text: string): string {
  const counts = new Map<string, number>();
  for (const { 0: word } of text.matchAll(/\p{L}+(?:-\p{L}+)*/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const times = (word: string) => counts.get(word) ?? 0;
  return text
    .replace(hyphened, (found, head: string, tail: string) =>
      times(found) === 1 && times(head + tail) >= fewestWhole ? head + tail : found,
    )
    .replace(apart, (found, head: string, tail: string) =>
      times(head) === 1 && times(tail) === 1 && times(head + tail) >= fewestWhole ? head : found,
    );
}

/** Plain text with the words whole that its line ends divide. */
export function withWholeWords(text: string): string {
  return withoutLoneHalves(withLineEndsJoined(text));
}

function withLineEndsJoined(text: string): string {
  if (text.search(halves) === -1) return withoutSoftHyphens(text);
  const vocabulary = vocabularyOf(
    text
      .replace(/(\p{L}[-\u00ad]),?\s+/gu, '$1\n')
      .split('\n')
      .map(asLine),
  );
  const whole = text.replace(halves, (found, before: string, mark: string, after: string) => {
    if (mark === '-' && waits.test(after)) return found;
    if (isOneWord(before, mark, after, vocabulary)) return before;
    return mark === '-,' ? found : `${before}-`;
  });
  return withoutSoftHyphens(whole);
}

/** One before a capital was no place to divide a word: "Kennedy-Ward". */
function withoutSoftHyphens(text: string): string {
  return text.replace(/(?<=\p{Ll})\u00ad(?=\p{Lu})/gu, '-').replaceAll('\u00ad', '');
}

function asLine(text: string): { text: string } {
  return { text: text.trim() };
}

/** Capitals begin a word: only the text's own spelling tells that one stands inside ("WorldPerks"). */
function isOneWord(before: string, mark: string, after: string, vocabulary: Vocabulary): boolean {
  if (/^\p{Lu}/u.test(after) && !/^\p{Lu}{2,}$/u.test(before))
    return vocabulary.has((before + after).toLowerCase());
  return mark === '\u00ad' || isDivided(before, after, vocabulary);
}

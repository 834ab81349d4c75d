import { isDivided, type Vocabulary, vocabularyOf } from './layout/vocabulary.ts';

/** A word's first half at the end of a line, the second on the next; where the line break was lost, a space stands for it. */
const halves = /(\p{L}+)(\u00ad|-)(?:\u00ad|\s)+(?=(\p{L}+))/gu;
/** "pre- and post-trial": a hyphen that waits for its word. */
const waits = /^(?:and|or|to|nor|but|through|versus|v)$/;

/** Plain text with the words whole that its line ends divide. */
export function withWholeWords(text: string): string {
  if (!halves.test(text)) return text.replaceAll('\u00ad', '');
  const vocabulary = vocabularyOf(
    text
      .replace(/(\p{L}[-\u00ad])\s+/gu, '$1\n')
      .split('\n')
      .map(asLine),
  );
  return text
    .replace(halves, (whole, before: string, mark: string, after: string) => {
      if (mark === '-' && waits.test(after)) return whole;
      return isOneWord(before, mark, after, vocabulary) ? before : `${before}-`;
    })
    .replaceAll('\u00ad', '');
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

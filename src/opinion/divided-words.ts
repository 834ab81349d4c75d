import { isDivided, type Vocabulary, vocabularyOf } from './layout/vocabulary.ts';

/** A word's first half at the end of a line, the second on the next; where the line break was lost, a space stands for it. */
const halves = /(\p{L}+)(\u00ad|-,?)(?:\u00ad|\s)+(?=(\p{L}+))/gu;
/** "pre- and post-trial": a hyphen that waits for its word. */
const waits = /^(?:and|or|to|nor|but|through|versus|v)$/;

/** Plain text with the words whole that its line ends divide. */
export function withWholeWords(text: string): string {
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

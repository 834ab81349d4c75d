const isInWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}'’]/u.test(character);

/** The same words from the beginning of the first to the end of the last, without white space at the ends; half-open offsets. */
export function wholeWords(text: string, start: number, end: number): [start: number, end: number] {
  let [first, last] = [start, end];
  while (first < last && /\s/.test(text.charAt(first))) first += 1;
  while (last > first && /\s/.test(text.charAt(last - 1))) last -= 1;
  if (first === last) return [start, end];
  while (first > 0 && isInWord(text[first]) && isInWord(text[first - 1])) first -= 1;
  while (last < text.length && isInWord(text[last - 1]) && isInWord(text[last])) last += 1;
  return [first, last];
}

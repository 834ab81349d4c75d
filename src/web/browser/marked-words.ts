/** Marks words on the screen without touching its elements, which belong to React. */

const highlightName = 'found';

/** Where the words stand in a text, whatever their case; a word is found at the beginning of a longer one too. */
export function placesOfWords(text: string, words: readonly string[]): { start: number; end: number }[] {
  if (words.length === 0) return [];
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

function rangesIn(part: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { start, end } of placesOfWords(node.textContent ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Answers the element that holds the first of the words; marks nothing where the browser cannot. */
export function markWords(part: Element, find: string | null): Element | undefined {
  const ranges = rangesIn(part, find?.split(' ').filter(Boolean) ?? []);
  if (typeof Highlight !== 'undefined') CSS.highlights.set(highlightName, new Highlight(...ranges));
  return ranges[0]?.startContainer.parentElement ?? undefined;
}

export function unmarkWords() {
  if (typeof Highlight !== 'undefined') CSS.highlights.delete(highlightName);
}

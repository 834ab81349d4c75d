/** Where the focus goes when the words that have it are taken out. */

export const wordsElementId = (at: string) => `words-${at}`;

const anyWords = `[id^="${wordsElementId('')}"]`;

/** The words before those that go, else those after, else what can be done with their section. */
export function besideOf(going: Element): HTMLElement | undefined {
  const section = going.closest('section');
  const entry = going.closest('li, dd') ?? going;
  const others = [...(section?.querySelectorAll<HTMLElement>(anyWords) ?? [])].filter(
    (words) => !entry.contains(words) && words.checkVisibility(),
  );
  const isBefore = (words: Element) =>
    words.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING;
  const menu = section?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  return others.findLast(isBefore) ?? others[0] ?? menu ?? undefined;
}

/** Once they are drawn. */
export function focusWords(at: string): void {
  requestAnimationFrame(() => focusDrawnWords(at));
}

/** At once, so that no key falls beside them meanwhile; where they are not there, `beside`. */
export function focusDrawnWords(at: string, beside?: HTMLElement): void {
  const words = document.getElementById(wordsElementId(at)) ?? beside;
  words?.focus({ preventScroll: true });
}

/** Where a key leads in a menu. */

/** A pause this long begins another word. */
const patienceMs = 1000;

/** The place that a key leads to from `at` (-1 where the focus is on none) among so many items; round and round. */
export function placeByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return undefined;
  }
}

/** The item whose words begin with what was typed; the same letter again leads from one to the next. */
export function placeByLetters(typed: string, at: number, words: readonly string[]): number | undefined {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const begin = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const from = isOneLetter ? at + 1 : Math.max(at, 0);
  const places = words.map((_, index) => (from + index) % words.length);
  return places.find((place) => words[place]?.trim().toLowerCase().startsWith(begin));
}

/** Gathers letters to the beginning of a word. */
export function letters() {
  let typed = '';
  let lastAt = 0;
  return (letter: string, now = Date.now()): string => {
    typed = now - lastAt > patienceMs ? letter : typed + letter;
    lastAt = now;
    return typed;
  };
}

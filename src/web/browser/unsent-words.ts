/** Words that the server has not yet, kept on this device: by what they belong to and by window, so that no window overwrites another's. */
const prefix = 'unsent.';
const windowKey = 'window';

function quietly<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise; // storage is full or switched off
  }
}

/** Stays the same through a reload, and is another in every other window. */
function windowName(): string {
  const known = sessionStorage.getItem(windowKey);
  if (known) return known;
  const name = crypto.randomUUID();
  sessionStorage.setItem(windowKey, name);
  return name;
}

const keysOf = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(start));

export function keepUnsent(of: string, words: unknown): void {
  quietly(() => {
    const key = `${prefix}${of}.${windowName()}`;
    if (words === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(words));
  }, undefined);
}

/** Takes what any window left behind: the caller is responsible for it from now on. */
export function takeUnsent(of: string): unknown[] {
  return quietly(() => {
    const keys = keysOf(`${prefix}${of}.`);
    const stored = keys.map((key) => localStorage.getItem(key) ?? 'null');
    for (const key of keys) localStorage.removeItem(key);
    return stored.map((text) => quietly((): unknown => JSON.parse(text), undefined));
  }, []);
}

/** Whoever signs out leaves nothing behind. */
export function forgetUnsent(): void {
  quietly(() => {
    for (const key of keysOf(prefix)) localStorage.removeItem(key);
  }, undefined);
}

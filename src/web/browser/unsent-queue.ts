/** Changes that the server has not yet, in the order they were made: they wait on this device until it can be reached. */
import { createStore } from '../store.ts';

const prefix = 'unsent.queue.';

/** How often something was added or removed here: whoever shows what waits counts it anew. */
export const unsentChanges = createStore(0);

const changed = () => unsentChanges.set(unsentChanges.get() + 1);

function quietly<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise; // storage is full or switched off
  }
}

export type Unsent = { key: string; value: unknown };

/** False where this browser keeps nothing: then it has to be sent at once. The same key is kept once. */
export function addUnsent(of: string, key: string, value: unknown): boolean {
  return quietly(() => {
    localStorage.setItem(`${prefix}${of}.${key}`, JSON.stringify(value));
    changed();
    return true;
  }, false);
}

/** By their keys. */
export function listUnsent(of: string): Unsent[] {
  return quietly(() => {
    const start = `${prefix}${of}.`;
    const keys = Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .toSorted();
    return keys.map((key) => ({
      key: key.slice(start.length),
      value: quietly((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), null),
    }));
  }, []);
}

export function removeUnsent(of: string, key: string): void {
  quietly(() => localStorage.removeItem(`${prefix}${of}.${key}`), undefined);
  changed();
}

export const hasUnsent = (): boolean =>
  quietly(() => Object.keys(localStorage).some((key) => key.startsWith(prefix)), false);

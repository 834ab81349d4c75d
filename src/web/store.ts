/** A value that lives outside the screens that show it; use-store.ts reads it in a component. Needs nothing, not even React. */
export type Store<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  /** Answers the function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** Listeners hear of every value that is set, also of one that is the same. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

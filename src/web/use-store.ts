import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store, in a component that is drawn again with each new one. */
export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get, get);

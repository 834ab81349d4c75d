/** Where a screen opens: at its top, at the place that the address names, or, going back, where one was. */
import { useEffect, useRef } from 'react';
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';
import { unmarkWords } from './marked-words.ts';
import { onSignOut } from './on-sign-out.ts';
import { leadTo, returnTo, type ScrollPlace, standingNow } from './scroll-place.ts';

type Arrival = { kind: 'load' | 'push' | 'return'; path: string; hash: string; count: number };

/** Of each entry of the tab's history, where one stood when it was left. */
const storageKey = 'left-places';
const mostEntries = 50;

let left: (readonly [entry: string, place: ScrollPlace])[] = [];
let entry = '';
const arrival = createStore<Arrival>({
  kind: 'load',
  path: location.pathname,
  hash: location.hash,
  count: 0,
});

const entryOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : undefined;

/** Names the entry on the screen without telling the router, for which nothing has changed. */
function nameEntry(name: string) {
  entry = name;
  History.prototype.replaceState.call(history, { ...history.state, entry }, '');
}

function leave() {
  left = [...left.filter(([name]) => name !== entry), [entry, standingNow()] as const].slice(-mostEntries);
}

/** How she came to the screen: only a new step lets the screen choose where it opens. */
export const isPushed = () => arrival.get().kind === 'push';

function arrive(kind: Arrival['kind']) {
  const { pathname: path, hash } = location;
  arrival.set({ kind, path, hash, count: arrival.get().count + 1 });
}

function readLeft(): typeof left {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as typeof left; // as it is written below
  } catch {
    return [];
  }
}

function keepLeft() {
  leave();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(left));
  } catch {
    // Storage is switched off or full: a reload then begins at the top.
  }
}

function forgetLeft() {
  left = [];
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
}

/** Which entry it is: another after each step, the same where the address is changed in its place. */
export const entryNow = () => entry;

/** Called once at start. Listens before the router does, while the screen that is left still stands. */
export function followArrivals() {
  history.scrollRestoration = 'manual';
  left = readLeft();
  nameEntry(entryOf(history.state) ?? crypto.randomUUID());
  // A place is told by the names of controls, and so by those of her cases.
  onSignOut(forgetLeft);
  addEventListener('pagehide', keepLeft);
  addEventListener('replaceState', () => nameEntry(entry), true);
  addEventListener(
    'pushState',
    () => {
      leave();
      nameEntry(crypto.randomUUID());
      arrive('push');
    },
    true,
  );
  addEventListener(
    'popstate',
    () => {
      leave();
      nameEntry(entryOf(history.state) ?? crypto.randomUUID());
      arrive('return');
    },
    true,
  );
}

/**
 * Stands once, behind the screens, with the path of the one that is drawn: the history speaks before the router does.
 * A change on a screen that keeps its path is left to the screen.
 */
export function useArriving(path: string) {
  const now = useStore(arrival);
  const last = useRef<Arrival>(undefined);
  useEffect(() => {
    if (now.path !== path || now === last.current) return;
    const before = last.current;
    last.current = now;
    const isSameScreen = before?.path === now.path;
    if (isSameScreen && !now.hash && !before.hash) return;
    unmarkWords();
    const place = left.find(([name]) => name === entry)?.[1];
    if (now.kind === 'return' && place) return returnTo(place, { withFocus: true });
    // Opened at another width, the address says better than the place where it leads.
    if (now.kind === 'load' && place?.width === window.innerWidth)
      return returnTo(place, { withFocus: false });
    if (now.hash) return leadTo(decodeURIComponent(now.hash.slice(1)));
    if (now.kind === 'load') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [now, path]);
}

/** The keys of the screen one is on: screens name theirs, one listener serves them, the list of shortcuts reads them. */
import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

export type Shortcut = {
  /** As `KeyboardEvent.key` names it; "mod+" stands for Ctrl, and for ⌘ on a Mac. */
  keys: readonly string[];
  words: string;
  /** Absent where the screen itself listens and the key is only listed here. */
  act?: () => void;
};

export type ShortcutGroup = { place: string; shortcuts: readonly Shortcut[] };

type Level = 'screen' | 'everywhere';
type Registered = ShortcutGroup & { level: Level };

const groups = createStore<readonly Registered[]>([]);

export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** How a press is named in `keys`; undefined where other modifiers are held. */
export function nameOfPress(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  mac: boolean,
): string | undefined {
  const [mod, other] = mac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (other || event.altKey) return undefined;
  return mod ? `mod+${event.key.toLowerCase()}` : event.key;
}

/** A screen's own key goes before the same one that serves everywhere; the screen that came last goes first. */
export function shortcutFor(
  press: string,
  registered: readonly Registered[] = groups.get(),
): Shortcut | undefined {
  const inOrder = [
    ...registered.filter(({ level }) => level === 'screen').toReversed(),
    ...registered.filter(({ level }) => level === 'everywhere'),
  ];
  return inOrder.flatMap(({ shortcuts }) => shortcuts).find(({ keys, act }) => act && keys.includes(press));
}

const typingPlaces =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const modalPlaces = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';
const ownKeys = '[role="menu"], [role="listbox"]';

/** A key that writes nothing serves in a field too. */
const writes = (name: string) => !name.startsWith('mod+');

function isTaken(target: EventTarget | null, name: string): boolean {
  if (document.querySelector(modalPlaces)) return true;
  const taken = writes(name) ? `${typingPlaces}, ${ownKeys}` : ownKeys;
  return target instanceof Element && target.closest(taken) !== null;
}

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const name = nameOfPress(event, isMac());
  if (name === undefined || isTaken(event.target, name)) return;
  const shortcut = shortcutFor(name);
  if (!shortcut?.act) return;
  event.preventDefault();
  shortcut.act();
}

/** Names and serves keys while the component that calls it is on the screen. */
export function useShortcuts(place: string, shortcuts: readonly Shortcut[], level: Level = 'screen') {
  const act = useEffectEvent((index: number) => shortcuts[index]?.act?.());
  // Lists are compared by content: screens build theirs again on every render.
  const said = JSON.stringify(shortcuts.map(({ keys, words, act: own }) => ({ keys, words, acts: !!own })));
  useEffect(() => {
    const listed = JSON.parse(said) as { keys: string[]; words: string; acts: boolean }[]; // as written above
    const own: Registered = {
      place,
      level,
      shortcuts: listed.map(({ keys, words, acts }, index) => ({
        keys,
        words,
        ...(acts ? { act: () => act(index) } : {}),
      })),
    };
    // The same listener added twice is one.
    document.addEventListener('keydown', press);
    groups.set([...groups.get(), own]);
    return () => {
      groups.set(groups.get().filter((group) => group !== own));
    };
  }, [place, level, said]);
}

/** What the keys do here, as the parts of the screen came. */
export const useShortcutGroups = (): readonly ShortcutGroup[] => useStore(groups);

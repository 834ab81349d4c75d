/** An open menu: where it stands, how it is walked through and what closes it. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type Align, keepBy } from './floating.ts';
import { letters, placeByKey, placeByLetters } from './menu-keys.ts';

type MenuPanelProps = {
  opener: HTMLElement;
  /** Opened by a key, its first item has the focus. */
  byKey: boolean;
  /** Id of the button that names it. */
  labelledBy: string;
  align: Align;
  /** Leaves the focus where it went. */
  onClose: () => void;
  /** Gives the focus back. */
  onLeave: () => void;
  children: ReactNode;
};

const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

const focusOn = (element: HTMLElement | undefined) => element?.focus({ preventScroll: true });

export function MenuPanel({ opener, byKey, labelledBy, align, onClose, onLeave, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [type] = useState(letters);
  const closeFrom = useEffectEvent(({ target }: Event) => {
    const isInside = target instanceof Node && [panel.current, opener].some((each) => each?.contains(target));
    if (!isInside) onClose();
  });

  useLayoutEffect(() => {
    const menu = panel.current;
    if (!menu) return;
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    const focus = (byKey && itemsOf(menu)[0]) || menu;
    keepBy(opener, menu, align, { focus, signal: stop.signal });
    for (const name of ['pointerdown', 'focusin']) addEventListener(name, closeFrom, options);
    return () => stop.abort();
  }, [opener, byKey, align]);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item.matches(':focus'));
    const { key } = event;
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    // The focus goes on from the button.
    if (key === 'Tab') return onLeave();
    if (key === 'Escape') {
      event.stopPropagation();
      return onLeave();
    }
    const place = isLetter
      ? placeByLetters(
          type(key),
          at,
          items.map((item) => item.textContent),
        )
      : placeByKey(key, at, items.length);
    if (place === undefined) return;
    event.preventDefault();
    focusOn(items[place]);
  };

  const follow = ({ target, currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const item = itemsOf(currentTarget).find((each) => each.contains(target)) ?? currentTarget;
    if (item !== document.activeElement) focusOn(item);
  };

  return createPortal(
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={walk}
      onPointerMove={follow}
      onPointerLeave={({ currentTarget }) => focusOn(currentTarget)}
      className="fixed top-0 left-0 z-70 max-h-[min(40rem,calc(100dvh-5rem))] min-w-48 max-w-80 animate-enter overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-raised outline-none"
    >
      {children}
    </div>,
    // What floats outside all landmarks is lost to those who navigate by them.
    document.querySelector('main') ?? document.body,
  );
}

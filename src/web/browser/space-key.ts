import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: Element) => target.closest('input, textarea, select, [contenteditable]') !== null;
const takesSpace = (target: Element) =>
  target.closest('a, button, summary, [role="separator"], [role="tab"], [role="dialog"], [role="menu"]') !==
  null;

/** Space serves what has the focus first, and so is heard here and not with the shortcuts. */
export function useSpaceKey(act: (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    if (event.key !== ' ' || event.repeat || !act || takesSpace(target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../browser/shortcuts.ts';

type Ways = { turn: (by: 1 | -1) => void; reveal: (() => void) | undefined };

const isTyping = (target: Element) => target.closest('input, textarea, select, [contenteditable]') !== null;
const takesSpace = (target: Element) =>
  target.closest('a, button, summary, [role="separator"], [role="tab"], [role="dialog"], [role="menu"]') !==
  null;

/** j and k turn the questions, space opens the answer; never while the student writes. */
export function useQuestionKeys({ turn, reveal }: Ways) {
  useShortcuts('Questions', [
    { keys: ['j'], words: 'Next question', act: () => turn(1) },
    { keys: ['k'], words: 'Previous question', act: () => turn(-1) },
    // Serves what has the focus first, and so is heard here.
    { keys: [' '], words: 'Show the professor’s answer' },
  ]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    if (event.key !== ' ' || !reveal || takesSpace(target)) return;
    event.preventDefault();
    reveal();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

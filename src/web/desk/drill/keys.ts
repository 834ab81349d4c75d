/** The keys of a drill: 1–4 choose and rate, space goes on, j and k move. Never while she writes. */
import { useEffect, useEffectEvent } from 'react';
import { ratings } from '../../../study/material/points.ts';
import { type Shortcut, useShortcuts } from '../../browser/shortcuts.ts';
import type { Temperament } from './cold-call.ts';
import { proposedRating, type Sitting, type Sureness } from './sitting.ts';
import type { Ways } from './use-sitting.ts';

const surenesses: readonly Sureness[] = [1, 2, 3];

const isTyping = (target: Element) =>
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;
const takesSpace = (target: Element) =>
  target.closest('a, button, summary, input, [role="dialog"], [role="menu"]') !== null;

export function useDrillKeys(sitting: Sitting, change: Ways, temperament: Temperament) {
  const { step } = sitting;
  const isOpen = step === 'points' || step === 'miss';
  const choose: Shortcut[] = isOpen
    ? ratings.map((rating, index) => ({
        keys: [String(index + 1)],
        words: `Rate: ${rating}`,
        act: () => change({ type: 'rate', rating, now: Date.now() }),
      }))
    : surenesses.map((sureness) => ({
        keys: [String(sureness)],
        words: `How sure: ${sureness} of 3`,
        act: () => change({ type: 'sure', sureness }),
      }));
  useShortcuts('Drill', [
    ...choose,
    { keys: ['u'], words: 'Undo the last grade', act: () => change({ type: 'undo' }) },
    { keys: [' '], words: isOpen ? 'Use the suggested rating, or continue' : 'Continue' },
    {
      keys: ['j'],
      words: isOpen ? 'Next point' : 'Leave for later',
      act: () => (isOpen ? stepPoint(1) : change({ type: 'aside', now: Date.now() })),
    },
    {
      keys: ['k'],
      words: isOpen ? 'Previous point' : 'Bring back the last one',
      act: () => (isOpen ? stepPoint(-1) : change({ type: 'back', now: Date.now() })),
    },
  ]);
  const goOn = () => {
    const now = Date.now();
    if (step === 'points') change({ type: 'rate', rating: proposedRating(sitting), now });
    else if (step === 'miss') change({ type: 'goOn', now });
    else change({ type: 'reveal', temperament });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && target.closest('textarea')) {
      event.preventDefault();
      change({ type: 'reveal', temperament });
      return;
    }
    if (event.key === 'Escape' && target instanceof HTMLTextAreaElement) target.blur();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key !== ' ' || isTyping(target) || takesSpace(target)) return;
    event.preventDefault();
    goOn();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

export const pointAttribute = 'data-drill-point';

export function stepPoint(by: 1 | -1) {
  const points = [...document.querySelectorAll<HTMLElement>(`[${pointAttribute}] input`)];
  const now = points.indexOf(document.activeElement as HTMLElement);
  points[
    now < 0 ? (by > 0 ? 0 : points.length - 1) : Math.min(Math.max(now + by, 0), points.length - 1)
  ]?.focus();
}

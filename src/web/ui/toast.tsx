/** Messages in the corner. What they are drawn with comes once the screen is used: see toast-view.tsx. */
import { Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import { atFirstPress } from '../browser/first-use.ts';
import { lazily } from '../browser/lazily.tsx';
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';
import type { ShownToast, ToastMessage } from './toast-view.tsx';

const ToastView = lazily(() => import('./toast-view.tsx').then((m) => m.ToastView));

const removeAfterMs = 1_000_000;

type TimedToast = ShownToast & {
  /** Until when what it offers can be pressed, in ms since 1970; 0 where it stands no longer than others. */
  until: number;
};

// One at a time: a new one takes the place of the one before.
const shown = createStore<TimedToast | undefined>(undefined);
/** What can be pressed for longer than others stand comes back when the one that took its place goes. */
let waiting: TimedToast | undefined;
let lastId = 0;

export const shownToast = (): ShownToast | undefined => shown.get();

function dismiss(id: number) {
  if (waiting?.id === id) waiting = undefined;
  const current = shown.get();
  if (current?.id !== id || !current.open) return;
  const next = waiting;
  waiting = undefined;
  const left = (next?.until ?? 0) - Date.now();
  if (next && left > 0) return shown.set({ ...next, durationMs: left });
  shown.set({ ...current, open: false });
  setTimeout(() => {
    if (shown.get()?.id === id) shown.set(undefined);
  }, removeAfterMs);
}

/** Once: a message that is leaving can still be hit. */
function press(id: number, act: () => void) {
  const current = shown.get();
  if (current?.id !== id || !current.open) return;
  dismiss(id);
  act();
}

/** Shows a message in the corner; the one before it goes. */
export function toast(message: ToastMessage): () => void {
  const before = shown.get();
  if (before?.open && before.until > 0) waiting = before;
  const id = ++lastId;
  const { action, durationMs } = message;
  shown.set({
    ...message,
    action: action && { ...action, onPress: () => press(id, action.onPress) },
    id,
    open: true,
    until: durationMs ? Date.now() + durationMs : 0,
  });
  return () => dismiss(id);
}

export function dismissToast() {
  waiting = undefined;
  const current = shown.get();
  if (current) dismiss(current.id);
}

/** Stands once at the root of the app. */
export function Toaster() {
  const current = useStore(shown);
  const [isPlaced, setIsPlaced] = useState(false);
  // Its place is there before a message is: one that comes with a dialog lies below it then. The press is answered first.
  useEffect(() => atFirstPress(() => afterPaint(() => setIsPlaced(true))), []);
  if (!isPlaced && !current) return null;
  return (
    <Suspense>
      <ToastView current={current} onClose={dismiss} />
    </Suspense>
  );
}

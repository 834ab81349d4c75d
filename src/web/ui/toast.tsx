/** Messages in the corner. What they are drawn with comes once the screen is used: see toast-view.tsx. */
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import { atFirstPress } from '../browser/first-use.ts';
import { lazily } from '../browser/lazily.tsx';
import type { ShownToast, ToastMessage } from './toast-view.tsx';

const ToastView = lazily(() => import('./toast-view.tsx').then((m) => m.ToastView));

const removeAfterMs = 1_000_000;

type Standing = ShownToast & {
  /** Until when what it offers can be pressed, in ms since 1970; 0 where it stands no longer than others. */
  until: number;
};

// One at a time: a new one takes the place of the one before.
let shown: Standing | undefined;
/** What can be pressed for longer than others stand comes back when the one that took its place goes. */
let waiting: Standing | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export const shownToast = (): ShownToast | undefined => shown;

function set(next: Standing | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number) {
  if (waiting?.id === id) waiting = undefined;
  if (shown?.id !== id || !shown.open) return;
  const next = waiting;
  waiting = undefined;
  const left = (next?.until ?? 0) - Date.now();
  if (next && left > 0) return set({ ...next, durationMs: left });
  set({ ...shown, open: false });
  setTimeout(() => {
    if (shown?.id === id) set(undefined);
  }, removeAfterMs);
}

/** Once: a message that is leaving can still be hit. */
function press(id: number, act: () => void) {
  if (shown?.id !== id || !shown.open) return;
  dismiss(id);
  act();
}

/** Shows a message in the corner; the one before it goes. */
export function toast(message: ToastMessage): () => void {
  if (shown?.open && shown.until > 0) waiting = shown;
  const id = ++lastId;
  const { action, durationMs } = message;
  set({
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
  if (shown) dismiss(shown.id);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands once at the root of the app. */
export function Toaster() {
  const current = useSyncExternalStore(subscribe, shownToast);
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

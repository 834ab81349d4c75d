import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { buttonClass, IconButton } from './button.tsx';
import { cx } from './cx.ts';

const autoCloseMs = 5000;
const swipeThresholdPx = 50;
const removeAfterMs = 1_000_000;

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: 'plain' | 'destructive';
  action?: { label: string; onPress: () => void } | undefined;
  /** Longer only where a press on its action stays possible for longer. */
  durationMs?: number;
};

type Shown = ToastMessage & { id: number; open: boolean };

// One at a time: a new one takes the place of the one before.
let shown: Shown | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export const shownToast = () => shown;

function set(next: Shown | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number) {
  if (shown?.id !== id || !shown.open) return;
  set({ ...shown, open: false });
  setTimeout(() => {
    if (shown?.id === id) set(undefined);
  }, removeAfterMs);
}

/** Shows a message in the corner; the one before it goes. */
export function toast(message: ToastMessage): () => void {
  const id = ++lastId;
  set({ ...message, id, open: true });
  return () => dismiss(id);
}

export function dismissToast() {
  if (shown) dismiss(shown.id);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands once at the root of the app. F8 moves the focus to it. */
export function Toaster() {
  const current = useSyncExternalStore(subscribe, shownToast);
  return (
    <Radix.Provider
      duration={autoCloseMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label="Notification"
    >
      {current && <OneToast key={current.id} current={current} />}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-60 flex w-full max-w-[420px] flex-col p-4 outline-none"
      />
    </Radix.Provider>
  );
}

function OneToast({ current }: { current: Shown }) {
  const destructive = current.tone === 'destructive';
  return (
    <Radix.Root
      open={current.open}
      onOpenChange={(open) => !open && dismiss(current.id)}
      type={destructive ? 'foreground' : 'background'}
      {...(current.durationMs ? { duration: current.durationMs } : {})}
      className={cx(
        'flex items-center gap-3 rounded-md border bg-raised py-3 pr-2 pl-4 shadow-raised',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-swipe-out',
        'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
        destructive ? 'border-danger-ink' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1 py-0.5">
        <Radix.Title className={cx('font-medium text-base', destructive ? 'text-danger-ink' : 'text-ink')}>
          {current.title}
        </Radix.Title>
        {current.description && (
          <Radix.Description className="mt-0.5 text-ink-soft text-sm">
            {current.description}
          </Radix.Description>
        )}
      </div>
      {current.action && (
        <Radix.Action
          altText={current.action.label}
          className={buttonClass('secondary', 'small')}
          onClick={current.action.onPress}
        >
          {current.action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Close">
          <X size={16} aria-hidden />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}

/** A message in the corner as Radix draws it. */

import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { footAttribute } from './dialog.tsx';

const autoCloseMs = 5000;
const swipeThresholdPx = 50;

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: 'plain' | 'destructive';
  action?: { label: string; onPress: () => void } | undefined;
  /** Longer only where a press on its action stays possible for longer. */
  durationMs?: number;
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

type ToastViewProps = { current: ShownToast | undefined; onClose: (id: number) => void };

/**
 * A dialog may fill a phone, with its title at the top and its buttons at the foot: the message is then above the buttons.
 * Answers the function that stops it.
 */
function keepOffDialog(viewport: HTMLElement): () => void {
  const place = () => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const foot = dialog?.querySelector(`[${footAttribute}]`)?.getBoundingClientRect();
    const isFull = foot && dialog && dialog.getBoundingClientRect().top < viewport.offsetHeight;
    const isPhone = matchMedia('(width < 40rem)').matches;
    viewport.style.top = isPhone && isFull ? 'auto' : '';
    viewport.style.bottom = isPhone && isFull ? `${Math.max(0, innerHeight - foot.top)}px` : '';
  };
  place();
  // Also for the dialog that opens under it, and for the next step of one.
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** F8 moves the focus to it. */
export function ToastView({ current, onClose }: ToastViewProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const isOpen = current?.open === true;
  useEffect(() => (isOpen && viewport.current ? keepOffDialog(viewport.current) : undefined), [isOpen]);
  return (
    <Radix.Provider
      duration={autoCloseMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label="Notification"
    >
      {current && <OneToast key={current.id} current={current} onClose={onClose} />}
      <Radix.Viewport
        ref={viewport}
        hotkey={['F8']}
        // Where a dialog fills a phone, its buttons are at the foot.
        className="fixed right-0 bottom-0 max-sm:in-has-[[role=dialog]]:top-0 max-sm:in-has-[[role=dialog]]:bottom-auto z-60 flex w-full max-w-[420px] flex-col p-4 outline-none print:hidden"
      />
    </Radix.Provider>
  );
}

function OneToast({ current, onClose }: ToastViewProps & { current: ShownToast }) {
  const destructive = current.tone === 'destructive';
  return (
    <Radix.Root
      open={current.open}
      onOpenChange={(open) => !open && onClose(current.id)}
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

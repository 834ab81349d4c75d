/** What opens from a button and goes with a press beside it or with escape: the browser's own popover. */
import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { keepBy, type Stand } from './floating.ts';

type PopoverProps = {
  /** A button. */
  trigger: ReactElement<object>;
  /** Names it for those who do not see it. */
  label: string;
  stand?: Stand;
  className?: string;
  /** `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/** Its content is mounted only while it is open. */
export function Popover({ trigger, ...content }: PopoverProps) {
  const [opener, setOpener] = useState<HTMLButtonElement>();
  const close = () => setOpener(undefined);
  const button = cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': opener !== undefined,
    'data-state': opener ? 'open' : 'closed',
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // The browser, which is told below whose it is, would close again what has just opened.
      event.preventDefault();
      setOpener(opener ? undefined : event.currentTarget);
    },
  } as object);
  return (
    <>
      {button}
      {opener && <Panel opener={opener} onClose={close} {...content} />}
    </>
  );
}

type PanelProps = Omit<PopoverProps, 'trigger'> & { opener: HTMLButtonElement; onClose: () => void };

function Panel({ opener, onClose, label, stand = 'end', className, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const floating = panel.current;
    if (!floating) return;
    const stop = new AbortController();
    // A press on the button that it came from is then no press beside it.
    opener.popoverTargetElement = floating;
    floating.showPopover();
    const focus = floating.querySelector<HTMLElement>('button, a[href]') ?? floating;
    keepBy(opener, floating, stand, { focus, signal: stop.signal });
    return () => {
      stop.abort();
      opener.popoverTargetElement = null;
    };
  }, [opener, stand]);

  return createPortal(
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-state="open"
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === 'open') return;
        // Before it is gone, and the focus with it.
        if (currentTarget.contains(document.activeElement)) opener.focus({ preventScroll: true });
        onClose();
      }}
      className={cx(
        'fixed inset-auto m-0 max-w-[calc(100vw-1rem)] animate-enter overflow-y-auto rounded-md border border-line bg-raised text-ink shadow-raised outline-none',
        className,
      )}
    >
      {children(() => panel.current?.hidePopover())}
    </div>,
    // Outside an open dialog nothing can be pressed; what floats outside all landmarks is lost to those who navigate by them.
    opener.closest('[role="dialog"]') ?? document.querySelector('main') ?? document.body,
  );
}

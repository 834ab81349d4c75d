/** What lies over the screen until it is closed: the ground of dialogs, finders and the drawer. */
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeOfControl } from '../browser/focus-keeper.ts';
import { entryNow } from '../browser/history-place.ts';
import { layOver } from './modal-layers.ts';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string | undefined;
  /** False where a press beside it does not close it. */
  closesBeside?: boolean;
  /** Where it answers true, escape does not close it. */
  keepsAt?: (event: KeyboardEvent) => boolean;
  /** The focus is back by then. */
  onLeft?: () => void;
  className: string;
  children: ReactNode;
};

/** Holds the focus and returns it to where it was; not where it has led to another place, which takes the focus itself. */
export function Modal(props: ModalProps) {
  const { open } = props;
  const [isThere, setIsThere] = useState(open);
  if (open && !isThere) setIsThere(true);
  return isThere && <Layer {...props} onGone={() => setIsThere(false)} />;
}

function Layer({
  open,
  onClose,
  role = 'dialog',
  labelledBy,
  describedBy,
  closesBeside = true,
  keepsAt,
  onLeft,
  onGone,
  className,
  children,
}: ModalProps & { onGone: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const state = open ? 'open' : 'closed';
  const leave = useEffectEvent(() => onLeft?.());
  const go = useEffectEvent(onGone);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (keepsAt?.(event)) return;
    event.preventDefault();
    onClose();
  });

  useEffect(() => {
    if (!open || !frame.current || !panel.current) return;
    const returnFocus = rememberFocus();
    const openedAt = entryNow();
    const lift = layOver({ frame: frame.current, panel: panel.current, onEscape });
    return () => {
      lift();
      if (entryNow() === openedAt) returnFocus();
      leave();
    };
  }, [open]);

  useEffect(() => {
    if (open) return;
    let isOpenAgain = false;
    const moves = [scrim, panel].flatMap(({ current }) => current?.getAnimations() ?? []);
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (!isOpenAgain) go();
    });
    return () => {
      isOpenAgain = true;
    };
  }, [open]);

  return createPortal(
    <div ref={frame} inert={!open} className="relative z-50">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tab key comes round from here */}
      <span tabIndex={0} className="fixed" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: escape does the same */}
      <div
        ref={scrim}
        data-state={state}
        className="fixed inset-0 bg-scrim data-[state=closed]:animate-leave data-[state=open]:animate-fade"
        onClick={closesBeside ? onClose : undefined}
      />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: one of the two that a dialog has */}
      <div
        ref={panel}
        role={role}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        data-state={state}
        className={className}
      >
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <span tabIndex={0} className="fixed" />
    </div>,
    document.body,
  );
}

/** Answers what gives the focus back to what has it now; where that has gone by then, to what is nearest to its place. */
function rememberFocus(): () => void {
  const { activeElement: opener, body } = document;
  if (!(opener instanceof HTMLElement) || opener === body) return leaveClosed;
  const find = placeOfControl(opener);
  return () => {
    const place = find();
    place?.focus({ preventScroll: place !== opener });
  };
}

/** The page itself takes no focus. A field in what has closed would keep it until the next drawing, and the keys until then. */
function leaveClosed() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[inert]')) activeElement.blur();
}

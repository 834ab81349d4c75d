import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeOfControl } from '../browser/focus-keeper.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { dialogTextClass, dialogTitleClass } from './dialog.tsx';

type SidePanelProps = {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** On a phone it makes room for what it has led to. */
  isLow: boolean;
  children: ReactNode;
};

/** Stands over a part of the screen, the rest of which is used on. Takes the focus and gives it back; escape closes it. */
export function SidePanel({ title, description, onClose, isLow, children }: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement: opener } = document;
    const find =
      opener instanceof HTMLElement && opener !== document.body ? placeOfControl(opener) : undefined;
    panel.current?.querySelector<HTMLElement>('textarea, input, button')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      // She may be reading elsewhere by then.
      if (!activeElement || activeElement === document.body) find?.()?.focus({ preventScroll: true });
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onKeyDown={press}
      className={cx(
        'fixed inset-x-0 bottom-0 z-40 overflow-y-auto overscroll-contain rounded-t-lg border border-line bg-raised p-5 shadow-raised print:hidden',
        'animate-enter lg:inset-x-auto lg:bottom-4 lg:left-4 lg:max-h-[calc(100dvh-8rem)] lg:w-[min(34rem,calc(50vw-2rem))] lg:rounded-lg',
        isLow ? 'max-lg:max-h-[45dvh]' : 'max-lg:max-h-[85dvh]',
      )}
    >
      <h2 id={`${id}-title`} className={cx(dialogTitleClass, 'pr-10')}>
        {title}
      </h2>
      {description && (
        <div id={`${id}-text`} className={dialogTextClass}>
          {description}
        </div>
      )}
      <div className="mt-4">{children}</div>
      <IconButton label="Close" className="absolute top-3 right-3" onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>,
    document.body,
  );
}

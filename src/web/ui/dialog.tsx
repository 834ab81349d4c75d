import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Modal } from './modal.tsx';

export const panelClass = cx(
  'fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-raised',
  'data-[state=open]:animate-enter data-[state=closed]:animate-leave',
);

export const dialogTitleClass = 'font-serif font-semibold text-ink text-xl';
export const dialogTextClass = 'mt-1.5 text-ink-soft text-base';

const widths = { narrow: 'max-w-md', wide: 'max-w-2xl', page: 'max-w-5xl' };

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** False where neither escape, a press outside nor a close button may end it. */
  dismissible?: boolean;
  size?: keyof typeof widths;
};

/** Traps the focus and returns it; escape, a press outside and the cross close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  dismissible = true,
  size = 'narrow',
}: DialogProps) {
  const id = useId();
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onClose={close}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
      closesBeside={dismissible}
      keepsAt={() => !dismissible}
      className={cx(panelClass, widths[size])}
    >
      <div className="p-6">
        <h2 id={`${id}-title`} className={cx(dialogTitleClass, 'pr-8')}>
          {title}
        </h2>
        {description && (
          <div id={`${id}-text`} className={dialogTextClass}>
            {description}
          </div>
        )}
        <div className="mt-5">{children}</div>
      </div>
      {dismissible && (
        <IconButton label="Close" className="absolute top-4 right-4" onClick={close}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Modal>
  );
}

/** What a message keeps clear of. */
export const footAttribute = 'data-dialog-foot';

/** The row of buttons that ends a dialog; the last one stands on top on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div {...{ [footAttribute]: '' }} className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}

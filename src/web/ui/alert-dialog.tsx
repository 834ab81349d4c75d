import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { DialogActions, dialogTextClass, dialogTitleClass, overlayClass, panelClass } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  action: string;
  onConfirm: () => void;
  cancel?: string;
  /** True where confirming destroys something. */
  destructive?: boolean;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  action,
  onConfirm,
  cancel = 'Cancel',
  destructive = false,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content className={cx(panelClass, 'max-w-md p-6')} {...returnFocus}>
          <Radix.Title className={dialogTitleClass}>{title}</Radix.Title>
          <Radix.Description asChild>
            <div className={dialogTextClass}>{description}</div>
          </Radix.Description>
          <DialogActions>
            <Radix.Cancel className={buttonClass('secondary')}>{cancel}</Radix.Cancel>
            <Radix.Action className={buttonClass(destructive ? 'danger' : 'primary')} onClick={onConfirm}>
              {action}
            </Radix.Action>
          </DialogActions>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { DialogActions, dialogTextClass, dialogTitleClass, panelClass } from './dialog.tsx';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  action: string;
  /** What the action says instead while its promise runs. */
  working?: string;
  /** The dialog closes when this has ended, and not before: nothing calls it back. It says itself when it failed. */
  onConfirm: () => void | Promise<void>;
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
  working = action,
  onConfirm,
  cancel = 'Cancel',
  destructive = false,
}: ConfirmDialogProps) {
  const id = useId();
  const [isWorking, setWorking] = useState(false);
  const close = () => onOpenChange(false);
  const confirm = async () => {
    if (isWorking) return;
    const ending = onConfirm();
    if (ending) {
      setWorking(true);
      await ending;
      setWorking(false);
    }
    close();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      closesBeside={false}
      keepsAt={() => isWorking}
      className={cx(panelClass, 'max-w-md p-6')}
    >
      <h2 id={`${id}-title`} className={dialogTitleClass}>
        {title}
      </h2>
      <div id={`${id}-text`} className={dialogTextClass}>
        {description}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={close} disabled={isWorking}>
          {cancel}
        </Button>
        <Button
          variant={destructive ? 'danger' : 'primary'}
          onClick={() => void confirm()}
          aria-disabled={isWorking}
        >
          {isWorking ? working : action}
        </Button>
      </DialogActions>
    </Modal>
  );
}

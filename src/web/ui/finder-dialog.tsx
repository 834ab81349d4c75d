import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Modal } from './modal.tsx';

type FinderDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** `leave` closes the dialog and acts once the focus is back where it was, so that what opens next can return it. */
  children: (leave: (act: () => void) => void) => ReactNode;
};

/** Escape empties a search first and closes at the next press. */
const isSearching = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** A dialog that begins with a field and stays at the top, so that the field keeps its place while results come. */
export function FinderDialog({ open, onOpenChange, title, children }: FinderDialogProps) {
  const id = useId();
  const chosen = useRef<() => void>(undefined);
  const act = () => {
    const choice = chosen.current;
    chosen.current = undefined;
    if (choice) queueMicrotask(choice);
  };
  const close = () => onOpenChange(false);
  const leave = (choice: () => void) => {
    chosen.current = choice;
    close();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      labelledBy={id}
      keepsAt={isSearching}
      onLeft={act}
      className={cx(
        'fixed inset-x-2 top-2 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl flex-col rounded-lg border border-line bg-raised shadow-raised sm:top-[12vh] sm:max-h-[76vh]',
        'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
      )}
    >
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      {children(leave)}
      <IconButton label="Close" className="absolute top-2 right-2" onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Modal>
  );
}

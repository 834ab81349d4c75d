import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { overlayClass } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

type FinderDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** `leave` closes the dialog and acts once the focus is back where it was, so that what opens next can return it. */
  children: (leave: (act: () => void) => void) => ReactNode;
};

/** Escape empties a search first and closes at the next press. */
function keepWhileSearching(event: KeyboardEvent) {
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
    event.preventDefault();
}

/** A dialog that begins with a field and stays at the top, so that the field keeps its place while results come. */
export function FinderDialog({ open, onOpenChange, title, children }: FinderDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const chosen = useRef<() => void>(undefined);
  const act = (event: Event) => {
    onCloseAutoFocus(event);
    const choice = chosen.current;
    chosen.current = undefined;
    if (choice) queueMicrotask(choice);
  };
  const leave = (choice: () => void) => {
    chosen.current = choice;
    onOpenChange(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={act}
          onEscapeKeyDown={keepWhileSearching}
          className={cx(
            'fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl flex-col rounded-lg border border-line bg-raised shadow-raised sm:top-[12vh] sm:max-h-[76vh]',
            'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children(leave)}
          <Radix.Close asChild>
            <IconButton label="Close" className="absolute top-2 right-2">
              <X size={18} aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

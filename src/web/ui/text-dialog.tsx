import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';
import { FormActions } from './form-actions.tsx';

type TextDialogProps = {
  title: string;
  description?: string;
  label: string;
  placeholder?: string;
  initial?: string | undefined;
  action: string;
  pendingAction: string;
  isPending: boolean;
  /** Answers what is wrong with the text, or undefined. */
  check: (text: string) => string | undefined;
  onSubmit: (text: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A dialog that asks for one line of text. */
export function TextDialog({ initial = '', check, onSubmit, onClose, ...props }: TextDialogProps) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = check(text);
    setError(problem);
    if (!problem) onSubmit(text.trim());
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      description={props.description}
      dismissible={!props.isPending}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={props.label}
          name="text"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          placeholder={props.placeholder}
          error={error}
          disabled={props.isPending}
          autoComplete="off"
        />
        {props.children}
        <FormActions
          action={props.action}
          pendingAction={props.pendingAction}
          isPending={props.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { TextAreaField, TextField } from './field.tsx';
import { FormActions } from './form-actions.tsx';

type TextDialogProps = {
  title: string;
  description?: string;
  label: string;
  /** True where one line is too short to read what stands in it. */
  isLong?: boolean;
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

/** A dialog that asks for a text. */
export function TextDialog({ initial = '', check, onSubmit, onClose, ...props }: TextDialogProps) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = check(text);
    setError(problem);
    if (!problem) onSubmit(text.trim());
  };

  const field = {
    label: props.label,
    name: 'text',
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value);
      setError(undefined);
    },
    placeholder: props.placeholder,
    error,
    disabled: props.isPending,
    autoComplete: 'off',
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
        {props.isLong ? <TextAreaField {...field} rows={5} /> : <TextField {...field} />}
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

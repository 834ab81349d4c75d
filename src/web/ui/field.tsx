import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';

const control = cx(
  'w-full rounded-md border bg-raised px-3 text-base text-ink placeholder:text-ink-faint',
  'min-h-11 sm:min-h-10 disabled:opacity-60',
);
const border = (error: string | undefined) =>
  error ? 'border-danger-ink' : 'border-line-strong hover:border-ink-faint';

type Frame = { label: ReactNode; error?: string | undefined; hint?: ReactNode; className?: string };

function Field({ id, label, error, hint, className, children }: Frame & { id: string; children: ReactNode }) {
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-ink-faint text-sm">
          {hint}
        </p>
      )}
      {error && <Problem field={id}>{error}</Problem>}
    </div>
  );
}

/** Read out with its field when the focus comes there; where the focus is there already, by itself. */
function Problem({ field, children }: { field: string; children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.id === field) words.current?.setAttribute('role', 'alert');
  }, [field]);
  return (
    <p ref={words} id={`${field}-error`} className="text-danger-ink text-sm">
      {children}
    </p>
  );
}

const described = (id: string, error: string | undefined, hint: ReactNode) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

export function TextField({
  label,
  error,
  hint,
  className,
  ...input
}: Frame & Omit<ComponentProps<'input'>, 'className'>) {
  const own = useId();
  const id = input.id ?? own;
  return (
    <Field id={id} label={label} error={error} hint={hint} {...(className ? { className } : {})}>
      <input {...input} id={id} className={cx(control, border(error))} {...described(id, error, hint)} />
    </Field>
  );
}

export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...textarea
}: Frame & Omit<ComponentProps<'textarea'>, 'className'>) {
  const own = useId();
  const id = textarea.id ?? own;
  return (
    <Field id={id} label={label} error={error} hint={hint} {...(className ? { className } : {})}>
      <textarea
        {...textarea}
        id={id}
        className={cx(control, border(error), 'field-sizing-content max-h-[60dvh] py-2.5')}
        {...described(id, error, hint)}
      />
    </Field>
  );
}

/** A native select: the phone's own picker, the keyboard's own search. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...select
}: Frame & Omit<ComponentProps<'select'>, 'className'>) {
  const own = useId();
  const id = select.id ?? own;
  return (
    <Field id={id} label={label} error={error} hint={hint} {...(className ? { className } : {})}>
      <div className="relative">
        <select
          {...select}
          id={id}
          className={cx(control, border(error), 'appearance-none truncate pr-9')}
          {...described(id, error, hint)}
        >
          {children}
        </select>
        <ChevronDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint"
        />
      </div>
    </Field>
  );
}

import { type ReactNode, useId } from 'react';

type CheckFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A native checkbox with its words beside it. */
export function CheckField({ label, hint, checked, onChange, disabled = false }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-3.5 size-4 accent-accent"
      />
      <label htmlFor={id} className="flex min-h-11 items-center text-base text-ink">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-ink-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

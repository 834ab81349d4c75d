import type { ReactNode } from 'react';
import { useId } from 'react';

type RadioGroupProps<Value extends string> = {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; hint?: ReactNode }[];
  disabled?: boolean;
};

/** Native radio buttons, each with its words beside it. */
export function RadioGroup<Value extends string>({
  legend,
  value,
  onChange,
  options,
  disabled = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 font-medium text-base text-ink">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-start gap-3 py-2 sm:min-h-9 sm:py-1.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block text-base text-ink">{option.label}</span>
            {option.hint && <span className="block text-ink-faint text-sm">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineWidth, textSize } from '../../../browser/text-size.ts';
import { chooseTheme } from '../../../browser/theme.ts';
import { useTheme } from '../../../browser/use-theme.ts';
import { useStore } from '../../../use-store.ts';

const themes = [
  { value: 'light', label: 'Light', icon: <Sun size={18} aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={18} aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor size={18} aria-hidden /> },
] as const;

const sizes = [
  { value: 'smaller', label: 'Smaller' },
  { value: 'standard', label: 'Standard' },
  { value: 'larger', label: 'Larger' },
  { value: 'largest', label: 'Largest' },
] as const;

const widths = [
  { value: 'narrow', label: 'Narrow' },
  { value: 'standard', label: 'Standard' },
  { value: 'wide', label: 'Wide' },
] as const;

/** Kept in this browser. Text size and column are those of the reader, whose menu has them too. */
export function AppearanceSection() {
  return (
    <div className="grid gap-5">
      <Choice
        name="settings-theme"
        legend="Saved in this browser. System follows your device."
        value={useTheme()}
        options={themes}
        onChange={chooseTheme}
      />
      <Choice
        name="settings-size"
        legend="Text size"
        value={useStore(textSize.store)}
        options={sizes}
        onChange={textSize.choose}
      />
      <Choice
        name="settings-width"
        legend="Column width"
        value={useStore(lineWidth.store)}
        options={widths}
        onChange={lineWidth.choose}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ name, legend, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-ink-soft">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line px-4 text-ink-soft hover:border-line-strong has-checked:border-accent-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

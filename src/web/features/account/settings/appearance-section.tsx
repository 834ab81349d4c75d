import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../../../browser/theme.ts';
import { useTheme } from '../../../browser/use-theme.ts';

const options = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const;

export function AppearanceSection() {
  const theme = useTheme();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="mb-2 text-ink-soft">Saved in this browser. System follows your device.</legend>
      {options.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line px-4 text-ink-soft hover:border-line-strong has-checked:border-accent-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="settings-theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon size={18} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

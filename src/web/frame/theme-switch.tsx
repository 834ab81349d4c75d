import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../browser/theme.ts';
import { useTheme } from '../browser/use-theme.ts';

const options = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const;

/** Three native radio buttons: the landing page loads no menu for this. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <fieldset className="flex rounded-md border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {options.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          className="grid size-11 cursor-pointer place-items-center rounded-sm text-ink-faint hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus sm:size-8"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon size={16} aria-hidden />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

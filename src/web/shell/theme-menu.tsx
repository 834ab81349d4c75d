import { ALargeSmall, Monitor, Moon, Sun } from 'lucide-react';
import { lineWidth, textSize } from '../browser/text-size.ts';
import { chooseTheme } from '../browser/theme.ts';
import { useTheme } from '../browser/use-theme.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuChoice, MenuSeparator } from '../ui/menu.tsx';
import { useStore } from '../use-store.ts';

const options = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const;

const sizes = [
  { value: 'smaller', label: 'Smaller text' },
  { value: 'standard', label: 'Standard text' },
  { value: 'larger', label: 'Larger text' },
  { value: 'largest', label: 'Largest text' },
] as const;

const widths = [
  { value: 'narrow', label: 'Narrow column' },
  { value: 'standard', label: 'Standard column' },
  { value: 'wide', label: 'Wide column' },
] as const;

export function ThemeMenu() {
  const theme = useTheme();
  return (
    <Menu
      trigger={
        <IconButton label={`Theme: ${theme}. Text size, column width`}>
          <ALargeSmall size={20} aria-hidden />
        </IconButton>
      }
    >
      <MenuChoice value={theme} onChange={chooseTheme} options={options} />
      <MenuSeparator />
      <MenuChoice value={useStore(textSize.store)} onChange={textSize.choose} options={sizes} />
      <MenuSeparator />
      <MenuChoice value={useStore(lineWidth.store)} onChange={lineWidth.choose} options={widths} />
    </Menu>
  );
}

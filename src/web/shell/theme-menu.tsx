import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../browser/theme.ts';
import { useTheme } from '../browser/use-theme.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuChoice } from '../ui/menu.tsx';

const options = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const;

const icons = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu() {
  const theme = useTheme();
  const Icon = icons[theme];
  return (
    <Menu
      trigger={
        <IconButton label={`Theme: ${theme}`}>
          <Icon size={18} aria-hidden />
        </IconButton>
      }
    >
      <MenuChoice value={theme} onChange={chooseTheme} options={options} />
    </Menu>
  );
}

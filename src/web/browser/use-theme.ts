/** The chosen theme in a component; apart from theme.ts, which pages without React need too. */
import { useStore } from '../use-store.ts';
import { chosenTheme, onThemeChosen, type ThemeChoice } from './theme.ts';

export const useTheme = (): ThemeChoice => useStore({ get: chosenTheme, subscribe: onThemeChosen });

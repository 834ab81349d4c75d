/** The chosen theme in a component; apart from theme.ts, which pages without React need too. */
import { useSyncExternalStore } from 'react';
import { chosenTheme, onThemeChosen, type ThemeChoice } from './theme.ts';

export const useTheme = (): ThemeChoice => useSyncExternalStore(onThemeChosen, chosenTheme, chosenTheme);

import { useEffect } from 'react';

/** Paper is light whatever the screen is; the screen's theme comes back afterwards. */
export function usePaperTheme() {
  useEffect(() => {
    const root = document.documentElement;
    let onScreen: string | undefined;
    const begin = () => {
      onScreen = root.dataset.theme;
      root.dataset.theme = 'light';
    };
    const end = () => {
      if (onScreen) root.dataset.theme = onScreen;
      onScreen = undefined;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      end();
    };
  }, []);
}

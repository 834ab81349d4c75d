/** The chosen theme: stored in this browser, shown as an attribute of the document (see public/theme.js). */

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

let choice: ThemeChoice = storedChoice();

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((one) => one === stored) ?? 'dark';
  } catch {
    return 'dark';
  }
}

function show() {
  const dark = choice === 'system' ? prefersDark().matches : choice === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

export const chosenTheme = (): ThemeChoice => choice;

export function chooseTheme(next: ThemeChoice) {
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
  show();
  for (const listener of listeners) listener();
}

/** Tells of each new choice, made here or in another tab; answers the function that stops this. */
export function onThemeChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the operating system and other tabs; called once at start. */
export function followTheme() {
  show();
  prefersDark().addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key !== storageKey) return;
    choice = storedChoice();
    show();
    for (const listener of listeners) listener();
  });
}

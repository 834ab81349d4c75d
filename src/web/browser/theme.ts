/** The chosen theme: stored in this browser, shown as an attribute of the document (see public/theme.js). */

import { createStore } from '../store.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'theme';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const choice = createStore(storedChoice());

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((one) => one === stored) ?? 'dark';
  } catch {
    return 'dark';
  }
}

function show() {
  const chosen = choice.get();
  const dark = chosen === 'system' ? prefersDark().matches : chosen === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

export const chosenTheme = choice.get;

export function chooseTheme(next: ThemeChoice) {
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
  take(next);
}

function take(next: ThemeChoice) {
  choice.set(next);
  show();
}

/** Tells of each new choice, made here or in another tab; answers the function that stops this. */
export const onThemeChosen = choice.subscribe;

/** Follows the operating system and other tabs; called once at start. */
export function followTheme() {
  show();
  prefersDark().addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key === storageKey) take(storedChoice());
  });
}

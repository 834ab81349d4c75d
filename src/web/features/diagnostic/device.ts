/** What this browser and device say of themselves. */
import { browserName } from '../../browser/browser-name.ts';
import { chosenTheme } from '../../browser/theme.ts';
import type { Device } from './findings.ts';

function hasStorage(): boolean {
  const key = 'diagnostic';
  try {
    localStorage.setItem(key, key);
    const isKept = localStorage.getItem(key) === key;
    localStorage.removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}

function themeText(): string {
  const shown = document.documentElement.dataset.theme === 'light' ? 'Light' : 'Dark';
  return chosenTheme() === 'system' ? `${shown}, from the system` : shown;
}

export function lookAtDevice(): Device {
  const { width, height } = window.screen;
  return {
    browser: browserName(navigator.userAgent),
    screen: `${innerWidth} × ${innerHeight} of ${width} × ${height}, at ${devicePixelRatio}`,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    theme: themeText(),
    hasCookies: navigator.cookieEnabled,
    hasStorage: hasStorage(),
    hasSpeech: 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
    isOnline: navigator.onLine,
  };
}

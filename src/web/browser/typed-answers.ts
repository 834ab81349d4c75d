/** What a student typed as her answers, kept in this tab until it is closed or she signs out, here or in another tab. */
const prefix = 'answers.';

export function readAnswers(of: string): string | null {
  try {
    return sessionStorage.getItem(prefix + of);
  } catch {
    return null; // storage is switched off
  }
}

export function keepAnswers(of: string, text: string): void {
  try {
    sessionStorage.setItem(prefix + of, text);
  } catch {
    // Storage can be full or switched off; the answers then last as long as the screen.
  }
}

export function forgetAnswers(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is switched off nothing was kept.
  }
}

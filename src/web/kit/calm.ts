/** For what a screen does not need at once: what it needs comes first. */

const calmMs = 2000;

const isInBrowser = typeof document !== 'undefined';

/** Two seconds after the page is whole. */
export function whenCalm(act: () => void): void {
  if (!isInBrowser) return;
  if (document.readyState === 'complete') setTimeout(act, calmMs);
  else addEventListener('load', () => setTimeout(act, calmMs), { once: true });
}

/** With the first press of a pointer or a key. */
export function atFirstPress(act: () => void): void {
  if (!isInBrowser) return;
  const stop = new AbortController();
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(
      press,
      () => {
        stop.abort();
        act();
      },
      { capture: true, signal: stop.signal },
    );
}

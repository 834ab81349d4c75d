/** For what a screen does not need at once: what it needs comes first. */

const calmMs = 2000;

/** Two seconds after the page is whole. */
export function whenCalm(act: () => void): void {
  if (document.readyState === 'complete') setTimeout(act, calmMs);
  else addEventListener('load', () => setTimeout(act, calmMs), { once: true });
}

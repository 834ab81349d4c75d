/** For what a screen does not need to be read: it comes when she begins to use the screen, not because time has passed. */

/** What a press has asked for comes first. */
const calmMs = 2000;

function atFirst(names: readonly string[], act: () => void, isMeant = (_: Event) => true): void {
  if (typeof document === 'undefined') return;
  const stop = new AbortController();
  const heed = (event: Event) => {
    if (!isMeant(event)) return;
    stop.abort();
    act();
  };
  for (const name of names)
    addEventListener(name, heed, { capture: true, passive: true, signal: stop.signal });
}

const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;

/** When the pointer, a finger or the focus first comes to a button: what it opens is there when it is pressed. */
export const atFirstReach = (act: () => void) => atFirst(['pointerover', 'focusin'], act, isOnButton);

/** With the first press of a pointer or a key. */
export const atFirstPress = (act: () => void) => atFirst(['pointerdown', 'keydown'], act);

/** Two seconds after the first press, key or turn of the wheel. */
export const afterFirstUse = (act: () => void) =>
  atFirst(['pointerdown', 'keydown', 'wheel', 'click'], () => setTimeout(act, calmMs));

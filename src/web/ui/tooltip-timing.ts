/** When a tooltip opens and closes. */

const delayMs = 700;
/** Who goes from one control to the next within this time reads on without waiting. */
const skipDelayMs = 300;
/** The way from a control to its tooltip: words that one can point at stay. */
const graceMs = 120;

type Acts<Target> = { show: (target: Target) => void; hide: () => void };

export function tooltipTiming<Target>({ show, hide }: Acts<Target>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Target | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const open = (target: Target) => {
    clearTimeout(timer);
    if (shown === target) return;
    shown = target;
    show(target);
  };
  const close = () => {
    clearTimeout(timer);
    if (shown === undefined) return;
    shown = undefined;
    closedAt = Date.now();
    hide();
  };
  return {
    /** At once, as for the keyboard. */
    open,
    close,
    enter(target: Target) {
      clearTimeout(timer);
      const readsOn = shown !== undefined || Date.now() - closedAt < skipDelayMs;
      if (readsOn) open(target);
      else timer = setTimeout(open, delayMs, target);
    },
    leave() {
      clearTimeout(timer);
      if (shown !== undefined) timer = setTimeout(close, graceMs);
    },
    /** The pointer is on the words themselves. */
    stay: () => clearTimeout(timer),
  };
}

/** Where menus, popovers and tooltips stand by their control, in CSS pixels. */

export const gapPx = 6;
/** What floats stays this far from the edge of the window. */
export const edgePx = 8;

export type Align = 'start' | 'center' | 'end';
/** Below or above its control, or in the margin beside it. */
export type Stand = Align | 'beside';

/** The left side nearest to the wanted one with which all of the width is in the window. */
export function leftInWindow(wanted: number, width: number): number {
  const furthest = document.documentElement.clientWidth - edgePx - width;
  return Math.max(edgePx, Math.min(wanted, furthest));
}

type Spot = { top: number; left: number; maxHeight?: number };

/** Never over the edge of the window; below its control, or above it where there is more room. */
function spotBy(control: HTMLElement, floating: HTMLElement, stand: Stand): Spot {
  // Where it stood would narrow what is measured.
  Object.assign(floating.style, { maxHeight: '', left: '0' });
  const { top, bottom, left, right, width } = control.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = floating;
  if (stand === 'beside') {
    const lowest = clientHeight - edgePx - offsetHeight;
    return { top: Math.max(edgePx, Math.min(top, lowest)), left: leftInWindow(right, offsetWidth) };
  }
  const above = top - gapPx - edgePx;
  const below = clientHeight - bottom - gapPx - edgePx;
  const isBelow = offsetHeight <= below || below >= above;
  const maxHeight = Math.min(offsetHeight, isBelow ? below : above);
  const starts = { start: left, center: left + (width - offsetWidth) / 2, end: right - offsetWidth };
  return {
    top: isBelow ? bottom + gapPx : top - gapPx - maxHeight,
    left: leftInWindow(starts[stand], offsetWidth),
    maxHeight,
  };
}

function put({ style }: HTMLElement, { top, left, maxHeight }: Spot) {
  style.top = `${top}px`;
  style.left = `${left}px`;
  if (maxHeight !== undefined) style.maxHeight = `${maxHeight}px`;
}

/** Wherever the control goes, until the signal; it is focused where it first comes to stand. */
export function keepBy(
  control: HTMLElement,
  floating: HTMLElement,
  stand: Stand,
  { focus, signal }: { focus: HTMLElement; signal: AbortSignal },
) {
  const spot = spotBy(control, floating, stand);
  // Measuring or focusing after anything is set forces a new layout.
  focus.focus({ preventScroll: true });
  put(floating, spot);
  const place = () => put(floating, spotBy(control, floating, stand));
  for (const name of ['scroll', 'resize'])
    addEventListener(name, place, { capture: true, passive: true, signal });
  // Rows may come while it stands.
  const growing = new MutationObserver(place);
  growing.observe(floating, { childList: true, subtree: true });
  signal.addEventListener('abort', () => growing.disconnect(), { once: true });
}

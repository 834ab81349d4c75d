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

/** Never over the edge of the window; below its control, or above it where there is more room. */
function placeBy(control: HTMLElement, floating: HTMLElement, stand: Stand) {
  const { top, bottom, left, right, width } = control.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const { style } = floating;
  style.maxHeight = '';
  if (stand === 'beside') {
    const lowest = clientHeight - edgePx - floating.offsetHeight;
    style.top = `${Math.max(edgePx, Math.min(top, lowest))}px`;
    style.left = `${leftInWindow(right, floating.offsetWidth)}px`;
    return;
  }
  const above = top - gapPx - edgePx;
  const below = clientHeight - bottom - gapPx - edgePx;
  const isBelow = floating.offsetHeight <= below || below >= above;
  const height = Math.min(floating.offsetHeight, isBelow ? below : above);
  const starts = {
    start: left,
    center: left + (width - floating.offsetWidth) / 2,
    end: right - floating.offsetWidth,
  };
  style.maxHeight = `${height}px`;
  style.top = `${isBelow ? bottom + gapPx : top - gapPx - height}px`;
  style.left = `${leftInWindow(starts[stand], floating.offsetWidth)}px`;
}

/** Wherever the control goes, until the signal. */
export function keepBy(control: HTMLElement, floating: HTMLElement, stand: Stand, signal: AbortSignal) {
  const place = () => placeBy(control, floating, stand);
  place();
  for (const name of ['scroll', 'resize'])
    addEventListener(name, place, { capture: true, passive: true, signal });
}

/** Where menus and tooltips stand by their control, in CSS pixels. */

export const gapPx = 6;
/** What floats stays this far from the edge of the window. */
export const edgePx = 8;

/** The left side nearest to the wanted one with which all of the width is in the window. */
export function leftInWindow(wanted: number, width: number): number {
  const furthest = document.documentElement.clientWidth - edgePx - width;
  return Math.max(edgePx, Math.min(wanted, furthest));
}

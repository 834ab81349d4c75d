/** Brings a place into view inside its own pane and leaves the other pane and the page alone. */

const settlingFrames = 6;
const comfort = 0.12;

function offsetToView(pane: HTMLElement, target: Element): number {
  const frame = pane.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const margin = frame.height * comfort;
  const isComfortable = box.top >= frame.top + margin && box.bottom <= frame.bottom - margin;
  if (isComfortable) return 0;
  const room = frame.height - box.height;
  return box.top - frame.top - Math.max(room / 2.6, margin);
}

/**
 * Pages that were never on the screen have an estimated height, so the target moves while they are drawn: it is followed
 * for a few frames. Answers the function that stops this.
 */
export function scrollInto(pane: HTMLElement, target: Element): () => void {
  let frame = 0;
  let isStopped = false;
  const step = () => {
    if (isStopped) return;
    const offset = offsetToView(pane, target);
    if (Math.abs(offset) > 1) pane.scrollTop += offset;
    frame += 1;
    if (frame < settlingFrames) requestAnimationFrame(step);
  };
  step();
  return () => {
    isStopped = true;
  };
}

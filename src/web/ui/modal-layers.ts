/** What lies open over the screen, the last one on top: it alone has the keyboard, and nothing below it scrolls or is read out. */
import { hideOthers } from 'aria-hidden';
import { afterPaint } from '../browser/after-paint.ts';

export type Layer = {
  frame: HTMLElement;
  panel: HTMLElement;
  onEscape: (event: KeyboardEvent) => void;
};

const layers: Layer[] = [];
let stopListening = new AbortController();

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

function stopsIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(stops)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility(),
  );
}

const focusOn = (element: HTMLElement) => element.focus({ preventScroll: true });

/** A link leads away: what is asked for comes before it. Words that stand in a field are there to be typed over. */
function focusWithin(panel: HTMLElement) {
  if (panel.contains(document.activeElement)) return;
  const first = stopsIn(panel).find((each) => each.localName !== 'a');
  focusOn(first ?? panel);
  if (first instanceof HTMLInputElement) first.select();
}

/** The frame has a stop before its panel and one behind it: from each the focus goes on at the other end. */
function comeRound({ frame, panel }: Layer, outside: Node) {
  const isBefore = panel.compareDocumentPosition(outside) & Node.DOCUMENT_POSITION_PRECEDING;
  const next = frame.contains(outside) && stopsIn(panel).at(isBefore ? -1 : 0);
  focusOn(next || panel);
}

/** The place of a scroll bar is kept, so that nothing on the page moves. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function unlockScroll() {
  const { style } = document.documentElement;
  style.scrollbarGutter = '';
  style.overflow = '';
}

function listen() {
  stopListening = new AbortController();
  const { signal } = stopListening;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.isComposing) layers.at(-1)?.onEscape(event);
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const top = layers.at(-1);
      if (top && target instanceof Node && !top.panel.contains(target)) comeRound(top, target);
    },
    { signal },
  );
}

/** Answers the function that takes it off again. */
export function layOver(layer: Layer): () => void {
  const { frame, panel } = layer;
  layers.push(layer);
  if (layers.length === 1) listen();
  focusWithin(panel);
  // Neither is seen, and on a long page both together take longer than the layer itself.
  let showOthers = () => {};
  const stopWaiting = afterPaint(() => {
    lockScroll();
    showOthers = hideOthers(frame);
  });
  // What had the focus may go with a step of the dialog.
  const watch = new MutationObserver(() => {
    if (layers.at(-1) === layer && document.activeElement === document.body) focusOn(panel);
  });
  watch.observe(panel, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    stopWaiting();
    showOthers();
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length > 0) return;
    stopListening.abort();
    unlockScroll();
  };
}

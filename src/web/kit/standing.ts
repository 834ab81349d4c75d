/** Where a student stands on a screen: how far each part is scrolled, and what has the focus. */
import { markWords } from './marked-words.ts';

/** A control by what it is and how many of its kind stand before it: it is another element when the screen comes back. */
type Control = { kind: string; name: string; before: number };

export type Place = { scrolled: Record<string, number>; focus: Control | undefined };

/** Parts that scroll by themselves carry this attribute with a name. */
const panes = () => [...document.querySelectorAll<HTMLElement>('[data-keeps-place]')];
const page = 'page';

const kinds = 'a[href], button, input, select, textarea, [tabindex="0"]';

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent.trim();

const controlsLike = ({ kind, name }: Pick<Control, 'kind' | 'name'>) =>
  [...document.querySelectorAll<HTMLElement>(kind)].filter((element) => nameOf(element) === name);

function controlOf(element: Element | null): Control | undefined {
  const control = element?.closest<HTMLElement>(kinds);
  if (!control) return undefined;
  const like = { kind: control.localName, name: nameOf(control) };
  return { ...like, before: controlsLike(like).indexOf(control) };
}

export function standingNow(): Place {
  const scrolled = Object.fromEntries(panes().map((pane) => [pane.dataset.keepsPlace, pane.scrollTop]));
  return { scrolled: { ...scrolled, [page]: window.scrollY }, focus: controlOf(document.activeElement) };
}

/** Longer than a screen takes to come on a slow line; a reader who moves by herself ends it at once. */
const patienceMs = 8000;
/** Parts that were never drawn have an estimated height: a place moves for some frames while they are. */
const settlingFrames = 8;

/** Tries at every frame until it has held for some; answers the function that stops it. */
function untilSettled(tryOnce: () => boolean): () => void {
  const endAt = performance.now() + patienceMs;
  const stopping = new AbortController();
  let held = 0;
  const step = () => {
    if (stopping.signal.aborted) return;
    held = tryOnce() ? held + 1 : 0;
    if (held < settlingFrames && performance.now() < endAt) requestAnimationFrame(step);
    else stopping.abort();
  };
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    addEventListener(move, () => stopping.abort(), { signal: stopping.signal, capture: true, passive: true });
  step();
  return () => stopping.abort();
}

function scrollTo(name: string, top: number): boolean {
  const pane =
    name === page ? document.documentElement : panes().find((one) => one.dataset.keepsPlace === name);
  if (!pane) return false;
  if (Math.abs(pane.scrollTop - top) > 1) pane.scrollTop = top;
  return Math.abs(pane.scrollTop - top) <= 1;
}

/** Back to where one was, as soon as the screen has come so far. */
export function returnTo({ scrolled, focus }: Place, { withFocus }: { withFocus: boolean }): () => void {
  const main = document.getElementById('main');
  if (withFocus) main?.focus({ preventScroll: true });
  let isFocused = !withFocus || !focus;
  return untilSettled(() => {
    const control = !isFocused && focus && controlsLike(focus)[focus.before];
    if (control) {
      control.focus({ preventScroll: true });
      isFocused = true;
    }
    const reached = Object.entries(scrolled).map(([name, top]) => scrollTo(name, top));
    return isFocused && reached.every(Boolean);
  });
}

/** To the part of the screen with this id, as soon as it is there; the words that the address asks for are marked. */
export function leadTo(id: string): () => void {
  let isFocused = false;
  return untilSettled(() => {
    const part = document.getElementById(id);
    if (!part) return false;
    const marked = markWords(part, new URLSearchParams(location.search).get('find'));
    (marked ?? part).scrollIntoView({ block: marked ? 'center' : 'start' });
    if (isFocused) return true;
    isFocused = true;
    if (part.tabIndex < 0) part.tabIndex = -1;
    part.focus({ preventScroll: true });
    return true;
  });
}

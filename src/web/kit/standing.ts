/** Where a student stands on a screen: how far each part is scrolled, and what has the focus. */
import { markWords } from './marked-words.ts';

/** A control by its looks and how many that look alike stand before it: it is another element when the screen comes back. */
type Control = { selector: string; words: string | undefined; before: number };

/** How far one has scrolled tells a place only where lines are as long as they were: in a window of the width one moved in. */
export type Place = { width: number; scrolled: Record<string, number>; focus: Control | undefined };

/** Parts that scroll by themselves carry this attribute with a name. */
const panes = () => [...document.querySelectorAll<HTMLElement>('[data-keeps-place]')];
const page = 'page';

const kinds = 'a[href], button, input, select, textarea, [tabindex="0"]';

const names = ['data-keeps-place', 'href', 'aria-label'] as const;

const wordsOf = (element: Element) => element.textContent.trim();

/** The browser finds a name by itself; words are read only where there is none: those of a long text would take too long. */
function looksOf(control: Element): Pick<Control, 'selector' | 'words'> {
  const kind = control.localName;
  const name = names.find((each) => control.hasAttribute(each));
  if (!name) return { selector: `${kind}:not([href], [aria-label])`, words: wordsOf(control) };
  return { selector: `${kind}[${name}="${CSS.escape(control.getAttribute(name) ?? '')}"]`, words: undefined };
}

function controlsLike({ selector, words }: Pick<Control, 'selector' | 'words'>): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return words === undefined ? found : found.filter((each) => each.matches(kinds) && wordsOf(each) === words);
}

function controlOf(element: Element | null): Control | undefined {
  const control = element?.closest<HTMLElement>(kinds);
  if (!control) return undefined;
  const looks = looksOf(control);
  return { ...looks, before: controlsLike(looks).indexOf(control) };
}

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** A window made narrower keeps how far it was scrolled, but what stands there is another passage. */
let movedAtWidth = window.innerWidth;
const noteWidth = () => {
  movedAtWidth = window.innerWidth;
};
for (const move of moves) addEventListener(move, noteWidth, { capture: true, passive: true });

export function standingNow(): Place {
  const scrolled = Object.fromEntries(panes().map((pane) => [pane.dataset.keepsPlace, pane.scrollTop]));
  return {
    width: movedAtWidth,
    scrolled: { ...scrolled, [page]: window.scrollY },
    focus: controlOf(document.activeElement),
  };
}

/** Longer than a screen takes to come on a slow line; a reader who moves by herself ends it at once. */
const patienceMs = 8000;
/** Parts that were never drawn have an estimated height: a place moves for some frames while they are. */
const settlingFrames = 8;

/** Tries at every frame until it has held for some; answers the function that stops it. */
function untilSettled(tryOnce: () => boolean): () => void {
  noteWidth();
  const endAt = performance.now() + patienceMs;
  const stopping = new AbortController();
  let held = 0;
  const step = () => {
    if (stopping.signal.aborted) return;
    held = tryOnce() ? held + 1 : 0;
    if (held < settlingFrames && performance.now() < endAt) requestAnimationFrame(step);
    else stopping.abort();
  };
  for (const move of moves)
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

/** Back to where one was, as soon as the screen has come so far; in a window of another width to what had the focus. */
export function returnTo(
  { width, scrolled, focus }: Place,
  { withFocus }: { withFocus: boolean },
): () => void {
  const isAsWide = width === window.innerWidth;
  if (!isAsWide) window.scrollTo(0, 0);
  const main = document.getElementById('main');
  if (withFocus) main?.focus({ preventScroll: true });
  let isFocused = !withFocus || !focus;
  return untilSettled(() => {
    const control = !isFocused && focus && controlsLike(focus)[focus.before];
    if (control) {
      control.focus({ preventScroll: isAsWide });
      isFocused = true;
    }
    const reached = isAsWide ? Object.entries(scrolled).map(([name, top]) => scrollTo(name, top)) : [];
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

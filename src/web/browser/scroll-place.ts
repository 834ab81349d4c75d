/** Where a student stands on a screen: how far each part is scrolled, and what has the focus. */
import { markWords } from './marked-words.ts';

/** A control by its looks and how many that look alike stand before it: it is another element when the screen comes back. */
type Control = { selector: string; words: string | undefined; before: number };

/** What was read of a part: an element with an id, and how far below the upper edge of the part it stood, in CSS pixels. */
type Landmark = { id: string; below: number };

/** What was never drawn has an estimated height, so that a mark says better than the way from the top where one was. */
export type Stand = { part: string; top: number; mark: Landmark | undefined };

/** How far one has scrolled tells a place only where lines are as long as they were: in a window of the width one moved in. */
export type ScrollPlace = { width: number; stands: Stand[]; focus: Control | undefined };

/** Parts that scroll by themselves carry this attribute with a name. */
const panes = () => [...document.querySelectorAll<HTMLElement>('[data-keeps-place]')];
const page = 'page';

const partOf = (name: string): HTMLElement | undefined =>
  name === page ? document.documentElement : panes().find((one) => one.dataset.keepsPlace === name);

/** The page scrolls under the window's own upper edge, a pane under that of its frame. */
const edgeOf = (part: HTMLElement) =>
  part === document.documentElement ? 0 : part.getBoundingClientRect().top;

/** Below what stands still at the upper edge while a part scrolls: the header, the name of a page. */
const probesPx = [96, 160, 240, 320] as const;

/** React's own ids are others each time; the screen as a whole is no mark on it. */
const marks = '[id]:not([id^="_"], #root, #main)';

function markIn(part: HTMLElement): Landmark | undefined {
  const edge = edgeOf(part);
  const { left, width } = part.getBoundingClientRect();
  for (const probe of probesPx)
    for (const there of document.elementsFromPoint(left + width / 2, edge + probe)) {
      const mark = there.closest(marks);
      const isOfPart = (mark?.closest('[data-keeps-place]') ?? document.documentElement) === part;
      if (mark && isOfPart) return { id: mark.id, below: mark.getBoundingClientRect().top - edge };
    }
  return undefined;
}

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

export function standOf(part: string): Stand | undefined {
  const element = partOf(part);
  return element && { part, top: element.scrollTop, mark: markIn(element) };
}

export function standingNow(): ScrollPlace {
  const parts = [page, ...panes().map(({ dataset }) => dataset.keepsPlace ?? '')];
  return {
    width: movedAtWidth,
    stands: parts.flatMap((part) => standOf(part) ?? []),
    focus: controlOf(document.activeElement),
  };
}

/** Longer than a screen takes to come on a slow line; a reader who moves by herself ends it at once. */
const patienceMs = 8000;
/** Parts that were never drawn have an estimated height: a place moves for some frames while they are. */
const settlingFrames = 8;

/** Tries at every frame until it has held for some; answers the function that stops it. */
export function untilSettled(tryOnce: () => boolean): () => void {
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

/** True once it is reached; never where the mark is gone, but as near as the way from the top leads. */
export function standAgain({ part, top, mark }: Stand): boolean {
  const pane = partOf(part);
  if (!pane) return false;
  // At the very top stands what has come there since, too.
  const wanted = top > 0 ? mark : undefined;
  const element = wanted && document.getElementById(wanted.id);
  const missing = () =>
    wanted && element
      ? element.getBoundingClientRect().top - edgeOf(pane) - wanted.below
      : top - pane.scrollTop;
  if (Math.abs(missing()) > 1) pane.scrollBy(0, missing());
  return Math.abs(missing()) <= 1 && (!wanted || Boolean(element));
}

/** Back to where one was, as soon as the screen has come so far; in a window of another width to what had the focus. */
export function returnTo(
  { width, stands, focus }: ScrollPlace,
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
    const reached = isAsWide ? stands.map(standAgain) : [];
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

/** The focus, where what has it can be used no longer: a control that rests while it works, or one that goes with its place. */
import { afterPaint } from './after-paint.ts';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What had the focus when it was disabled. */
let resting: HTMLElement | undefined;
/** A form that is not taken as it is. */
let refused: HTMLFormElement | undefined;
let last: HTMLElement | undefined;
/** Has the focus, or lost it by being disabled: some browsers take it away before the change is told. */
let held: Element | null = null;

const isDisabled = (element: Element) => element.matches(':disabled');

/** A dialog takes the focus itself if nothing in it can. */
function isNowhere(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches('[role$="dialog"]');
}

function note(target: HTMLElement) {
  const own = isNowhere() ? held : document.activeElement;
  if (own instanceof HTMLElement && target.contains(own) && isDisabled(own)) resting = own;
  if (target.matches('[aria-invalid="true"]')) refused = target.closest('form') ?? undefined;
}

/** The first field that is wrong, once it can be changed; its description says what is wrong. */
function leadToWrongField() {
  const wrong = refused?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong && isDisabled(wrong)) return;
  if (wrong && (isNowhere() || refused?.contains(document.activeElement))) wrong.focus();
  refused = undefined;
}

function giveBack() {
  if (!resting || isDisabled(resting)) return;
  if (resting.isConnected && isNowhere()) resting.focus({ preventScroll: true });
  resting = undefined;
}

/** The next control in the place of what has gone, or the last one before it; the screen where its whole part has gone. */
function nearest(place: Node | null, before: Node | null): HTMLElement | null {
  for (let around = place; around instanceof Element; around = around.parentElement) {
    if (!around.closest('main, nav')) break;
    const controls = [...around.querySelectorAll<HTMLElement>(stops)].filter(
      (each) => each.tabIndex >= 0 && !isDisabled(each) && each.checkVisibility(),
    );
    const isBehind = (each: Node) =>
      !before ||
      (before.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING && !before.contains(each));
    const next = controls.find(isBehind) ?? controls.at(-1);
    if (next) return next;
  }
  return document.getElementById('main');
}

/** Answers, later, what stands then where `element` stands now: itself, or what is nearest to its place once it has gone. */
export function placeOfControl(element: HTMLElement): () => HTMLElement | null {
  const levels: [Element, Element | null][] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    levels.push([at.parentElement, at.previousElementSibling]);
  return () => {
    if (element.isConnected) return element;
    const [place, before] = levels.find(([parent]) => parent.isConnected) ?? [null, null];
    return nearest(place, before?.isConnected ? before : null);
  };
}

function followGone({ removedNodes, target, previousSibling }: MutationRecord) {
  const gone = last;
  if (!gone || ![...removedNodes].some((node) => node.contains(gone))) return;
  // Who knows better has moved it by then.
  afterPaint(() => {
    if (document.activeElement === document.body && last === gone && !gone.isConnected)
      nearest(target, previousSibling)?.focus({ preventScroll: true });
  });
}

/** Called once at start. */
export function keepFocus() {
  addEventListener(
    'focusin',
    ({ target }) => {
      last = target instanceof HTMLElement ? target : undefined;
      held = last ?? null;
    },
    { capture: true, passive: true },
  );
  addEventListener(
    'focusout',
    ({ target }) => {
      if (target === held && held && !isDisabled(held)) held = null;
    },
    { capture: true, passive: true },
  );
  new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'childList') followGone(record);
      else if (record.target instanceof HTMLElement) note(record.target);
    }
    leadToWrongField();
    giveBack();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-invalid'],
  });
}

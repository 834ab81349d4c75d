/** Tooltips: one at a time, drawn at the root of the app, so that a control pays for its own with an attribute alone. */
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { edgePx, gapPx, leftInWindow } from './floating.ts';
import { tooltipTiming } from './tooltip-timing.ts';

type TooltipProps = { text: string; children: ReactElement<object> };

/** Says in a word what an icon does; `children` is the control, which carries its own name. */
export function Tooltip({ text, children, ...more }: TooltipProps) {
  // What opens from the control hands it more.
  return cloneElement(children, { ...more, 'data-tooltip': text } as object);
}

export function TooltipProvider({ children }: { children: ReactNode }) {
  const [control, setControl] = useState<HTMLElement>();
  useEffect(() => followControls(setControl), []);
  return (
    <>
      {children}
      {control?.isConnected && <Words control={control} />}
    </>
  );
}

const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Tells which control's tooltip is to be seen; answers the function that stops this. */
function followControls(show: (control: HTMLElement | undefined) => void): () => void {
  const timing = tooltipTiming<HTMLElement>({ show, hide: () => show(undefined) });
  const stop = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { capture: true, passive: true, signal: stop.signal });
  // Pressed, it has done its work, until the pointer comes back.
  let pressed: HTMLElement | null = null;

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    if (closest(event, '[role="tooltip"]')) return timing.stay();
    const control = closest(event, '[data-tooltip]');
    if (control !== pressed) pressed = null;
    if (control && !pressed) timing.enter(control);
    else timing.leave();
  });
  on('pointerdown', (event) => {
    pressed = closest(event, '[data-tooltip]');
    timing.close();
  });
  on('focusin', (event) => {
    const control = closest(event, '[data-tooltip]');
    if (control?.matches(':focus-visible')) timing.open(control);
  });
  on('focusout', timing.close);
  on('scroll', timing.close);
  on('keydown', ({ key }) => {
    if (key === 'Escape') timing.close();
  });
  return () => stop.abort();
}

/** Above the control, or below it where there is no room; never over the edge of the window. */
function placeBy(control: HTMLElement, words: HTMLElement) {
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const above = top - gapPx - words.offsetHeight;
  const inWindow = leftInWindow(left + (width - words.offsetWidth) / 2, words.offsetWidth);
  words.style.top = `${above < edgePx ? bottom + gapPx : above}px`;
  words.style.left = `${inWindow}px`;
}

/** A screen reader has said it already. */
const isItsName = ({ dataset, ariaLabel, textContent }: HTMLElement) =>
  dataset.tooltip === (ariaLabel ?? textContent);

function Words({ control }: { control: HTMLElement }) {
  const id = useId();
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (words.current) placeBy(control, words.current);
    if (isItsName(control)) return;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [control, id]);
  return createPortal(
    <div
      ref={words}
      id={id}
      role="tooltip"
      className="fixed z-60 max-w-64 animate-enter rounded-sm border border-line bg-raised px-2 py-1 text-ink text-sm shadow-raised"
    >
      {control.dataset.tooltip}
    </div>,
    document.body,
  );
}

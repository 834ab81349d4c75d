/**
 * One tab stop for each statement: its pinpoints and its menu are reached from there by the arrow keys. Kept on the
 * elements themselves, since thousands of pinpoints would be drawn again for it.
 */
import { type RefObject, useEffect } from 'react';

const statements = '[id^="statement-"]';

/** What is open inside a statement, or proposed for it, has tab stops of its own. */
const apart = 'section, form, [role="menu"], [role="dialog"], :has(> textarea)';

function controlsOf(statement: Element): HTMLElement[] {
  return [...statement.querySelectorAll<HTMLElement>('a[href], button')].filter((control) => {
    const nearest = control.closest(`${statements}, ${apart}`);
    return nearest === statement && control.dataset.branch === undefined;
  });
}

function keepOneStop(statement: Element): void {
  const controls = controlsOf(statement);
  const stop =
    controls.find((control) => control === document.activeElement) ??
    controls.find((control) => control.dataset.stop !== undefined) ??
    controls[0];
  for (const control of controls) {
    control.tabIndex = control === stop ? 0 : -1;
    if (control === stop) control.dataset.stop = '';
    else delete control.dataset.stop;
  }
}

const turns: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** In the pane of a material. */
export function useRovingStatements(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const keepAll = () => {
      for (const statement of element.querySelectorAll(statements)) keepOneStop(statement);
    };
    const statementOf = ({ target }: Event) =>
      target instanceof Element ? (target.closest(statements) ?? undefined) : undefined;
    const hold = (event: FocusEvent) => {
      const statement = statementOf(event);
      if (statement) keepOneStop(statement);
    };
    const turn = (event: KeyboardEvent) => {
      const by = turns[event.key];
      const statement = statementOf(event);
      if (by === undefined || !statement || event.altKey || event.ctrlKey || event.metaKey) return;
      const controls = controlsOf(statement);
      const at = controls.indexOf(event.target as HTMLElement);
      const next = at < 0 ? undefined : controls[at + by];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    keepAll();
    // Pinpoints become links once the text is there.
    const observer = new MutationObserver(keepAll);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', hold);
    element.addEventListener('keydown', turn);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', hold);
      element.removeEventListener('keydown', turn);
    };
  }, [pane]);
}

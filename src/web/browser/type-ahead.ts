/** A key opens a field, and the letters after it come before the field is there: the first time its code is still on its way. */

/** Who has waited for so long no longer types blindly. */
const waitsMs = 3_000;

/**
 * From now on letters are kept for the first field of a dialog that takes the focus, and do nothing else; Escape calls it off.
 * Answers the function that ends it before.
 */
export function keepTyped(callOff: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  let letters = '';

  const keep = (event: KeyboardEvent) => {
    const { key, isComposing, repeat } = event;
    if (isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') callOff();
    else if (key === 'Backspace') letters = letters.slice(0, -1);
    else if (key.length > 1) return;
    // Who holds the key down that opens it does not write it.
    else if (!repeat) letters += key;
    event.preventDefault();
    event.stopPropagation();
  };

  const seeFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.matches('[role="dialog"]')) return;
    end();
    // What gives it the focus selects its words afterwards, for them to be typed over.
    if (target instanceof HTMLInputElement && target.closest('[role="dialog"]'))
      queueMicrotask(() => write(target, letters));
  };

  const timer = setTimeout(end, waitsMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('keydown', keep, { capture: true, signal });
  addEventListener('focusin', seeFocus, { capture: true, signal });
  return end;
}

/** As if it was typed, but that undo does not know it. */
function write(field: HTMLInputElement, letters: string) {
  if (letters === '') return;
  field.setRangeText(letters, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: letters }));
}

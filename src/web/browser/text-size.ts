/** How large and how wide she reads: kept in this browser, shown as attributes of the document (see tokens.css). */
import { createStore } from '../store.ts';

const textSizes = ['standard', 'smaller', 'larger', 'largest'] as const;
const lineWidths = ['standard', 'narrow', 'wide'] as const;

function kept<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const attribute = key;
  const read = (): Value => {
    try {
      const stored = localStorage.getItem(key);
      return values.find((one) => one === stored) ?? values[0];
    } catch {
      return values[0];
    }
  };
  const choice = createStore(read());
  const show = () => {
    document.documentElement.dataset[attribute] = choice.get();
  };
  return {
    store: choice,
    show,
    choose(next: Value) {
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage can be switched off; the choice then lasts as long as the page.
      }
      choice.set(next);
      show();
    },
  };
}

export const textSize = kept('textSize', textSizes);
export const lineWidth = kept('lineWidth', lineWidths);

/** Called once at start. */
export function showTextSize() {
  textSize.show();
  lineWidth.show();
}

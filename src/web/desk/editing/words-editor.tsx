import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { besideOf, focusDrawnWords } from './beside.ts';
import { useDesk } from './editing-context.tsx';
import { SaveState } from './save-state.tsx';

const emptyHint = 'Leave empty to restore the original.';

export type WordsPlace = {
  at: string;
  /** Of the list that the words stand in. */
  list: string;
  /** For those who do not see where they stand: "Facts, statement 2". */
  name: string;
  /** The engine's words, where these are hers instead. */
  generated?: string | undefined;
  /** True where the words are one of a list, so that they can be taken out. */
  isListed?: boolean;
};

/** In the place of the words: saved as typed. Enter and leaving it finish, escape brings back what stood there. */
export function WordsEditor({ at, list, name, generated }: WordsPlace) {
  const desk = useDesk();
  const [begun] = useState(() => desk?.words(at) ?? '');
  const [text, setText] = useState(begun);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(begun.length, begun.length);
    field.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [begun]);
  if (!desk) return null;

  const write = (next: string) => {
    setText(next);
    desk.change({ type: 'write', at, list, text: next.trim() });
  };
  const close = () => desk.close(at);
  const takeBack = () => desk.takeBack(at, list);
  const finish = (act: () => void) => {
    const beside = field.current ? besideOf(field.current) : undefined;
    flushSync(act);
    focusDrawnWords(at, beside);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isFinished = event.key === 'Enter' && !event.shiftKey && event.target === field.current;
    if (!isFinished && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(isFinished ? close : takeBack);
  };
  const isEmpty = text.trim() === '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and its buttons
    <div
      className="grid scroll-my-4 gap-2 print:hidden"
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <textarea
        ref={field}
        value={text}
        rows={1}
        maxLength={5000}
        enterKeyHint="done"
        aria-label={name}
        aria-describedby={`${id}-hint`}
        aria-invalid={isEmpty || undefined}
        onChange={(event) => write(event.target.value)}
        className="field-sizing-content -mx-2.5 min-h-11 w-[calc(100%+1.25rem)] resize-none rounded-md border border-line-strong bg-raised px-2.5 py-2 font-serif text-ink text-reading outline-offset-1"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm">
        <p id={`${id}-hint`} className={isEmpty ? 'text-danger-ink' : 'text-ink-faint'}>
          {isEmpty ? (
            emptyHint
          ) : (
            <>
              Saved as you type.
              <span className="hidden pointer-fine:inline"> Enter to finish, Esc to cancel.</span>
            </>
          )}
        </p>
        <SaveState className="sm:hidden" />
        {/* A press must not first close the editor by taking the focus. */}
        <div className="ml-auto flex gap-1" onPointerDown={(event) => event.preventDefault()}>
          {generated !== undefined && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                write(generated);
                field.current?.focus();
              }}
            >
              Original Words
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => finish(takeBack)}>
            Cancel
          </Button>
          <Button variant="secondary" size="small" onClick={() => finish(close)}>
            Done
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Words that she marks in the opinion can be asked about, beside where they stand. */
import { useEffect, useState } from 'react';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { passageElementId } from '../../../desk/opinion/passage.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Asking, askDialog } from './ask-dialog-state.ts';

type Marked = { selection: NonNullable<Asking['selection']>; top: number; left: number };

const mostLetters = 4_000;
const prefix = passageElementId('');

const questions = [
  ['Explain', 'Explain this.'],
  ['Define', 'Define this.'],
  ['Why Does It Matter?', 'Why does it matter?'],
] as const;

/** Of one passage: what reaches over several begins in the first. */
function readMarked(): Marked | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const start =
    range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement;
  const passage = start?.closest(`[id^="${prefix}"]`);
  if (!passage) return undefined;
  const within = range.cloneRange();
  if (!passage.contains(range.endContainer)) within.setEndAfter(passage);
  const quote = within.toString().replace(/\s+/g, ' ').trim().slice(0, mostLetters);
  if (quote.length < 3) return undefined;
  const { top, left, width } = range.getBoundingClientRect();
  return { selection: { paragraphId: passage.id.slice(prefix.length), quote }, top, left: left + width / 2 };
}

export function AskFromSelection() {
  const [marked, setMarked] = useState<Marked>();
  const isReadOnly = useIsReadOnly();
  useEffect(() => {
    if (isReadOnly) return;
    // While she still draws, nothing comes between.
    const look = () => setMarked(readMarked());
    const clear = () => {
      if (getSelection()?.isCollapsed) setMarked(undefined);
    };
    const hide = () => setMarked(undefined);
    document.addEventListener('pointerup', look);
    document.addEventListener('keyup', look);
    document.addEventListener('selectionchange', clear);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('pointerup', look);
      document.removeEventListener('keyup', look);
      document.removeEventListener('selectionchange', clear);
      document.removeEventListener('scroll', hide, true);
    };
  }, [isReadOnly]);
  if (!marked) return null;
  const { selection, top, left } = marked;
  return (
    <div
      role="toolbar"
      aria-label="Ask about the words you selected"
      style={{
        top: Math.max(8, top - 52),
        left: `clamp(0.5rem, calc(${left}px - 9.5rem), calc(100vw - 19.5rem))`,
      }}
      className="fixed z-20 flex rounded-md border border-line bg-raised p-0.5 shadow-raised print:hidden"
      onPointerUp={(event) => event.stopPropagation()}
    >
      {questions.map(([name, question]) => (
        <Button
          key={name}
          variant="quiet"
          size="small"
          // A press would take the selection away before it is read.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            setMarked(undefined);
            askDialog.set({ selection, question });
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

/** How a mark of hers looks: a color never stands without its letter. */
import { StickyNote } from 'lucide-react';
import type { Colour } from '../../../study/material/highlights.ts';
import { colourWords } from '../../../study/words/highlights.ts';
import { shorten } from '../../../study/words/shorten.ts';
import { cx } from '../../ui/cx.ts';
import type { MarkPiece, OpenMark } from './marks.ts';
import './marks.css';

/** On what has `data-colour`. Quoted words that are marked too keep both signs. */
export const markLook = (isQuoted: boolean) =>
  cx(
    'rounded-xs border-(--mark-ink) bg-(--mark) text-ink decoration-clone',
    isQuoted ? 'border-y-2 border-highlight-line!' : 'border-b',
  );

/** The letter on its color. */
export function ColourLetter({ colour, className }: { colour: Colour; className?: string }) {
  return (
    <span
      aria-hidden
      data-colour={colour}
      className={cx(
        'inline-flex items-center justify-center rounded-sm bg-(--mark-ink) font-sans font-semibold text-(--on-mark) forced-colors:border',
        className,
      )}
    >
      {colourWords[colour].letter}
    </span>
  );
}

type MarkLetterProps = { mark: MarkPiece; onOpen: OpenMark | undefined };

const letterClass =
  'relative mr-0.5 inline-flex scroll-mt-14 select-none items-center gap-0.5 align-[0.12em] after:absolute after:-inset-x-1.5 after:-inset-y-2.5';

/** Where the mark begins; a press opens it. */
export function MarkLetter({ mark, onOpen }: MarkLetterProps) {
  const { id, colour, quote, hasNote } = mark;
  const inner = (
    <>
      <ColourLetter colour={colour} className="h-[1.45em] min-w-[1.45em] px-0.5 text-[0.58em]" />
      {hasNote && <StickyNote aria-hidden className="size-[0.8em] text-ink-soft" />}
    </>
  );
  if (!onOpen)
    return (
      <span data-aside="" className={letterClass}>
        {inner}
      </span>
    );
  return (
    <button
      type="button"
      data-aside=""
      data-mark-letter={id}
      aria-label={`${colourWords[colour].name} highlight${hasNote ? ' with a note' : ''}: ${shorten(quote, 80)}`}
      onClick={(event) => onOpen(id, event.currentTarget)}
      className={letterClass}
    >
      {inner}
    </button>
  );
}

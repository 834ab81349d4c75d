/** How a mark of hers looks: a color never stands without its letter. */
import { StickyNote } from 'lucide-react';
import type { Colour } from '../../../study/material/highlights.ts';
import { colourWords } from '../../../study/words/highlights.ts';
import { shorten } from '../../../study/words/shorten.ts';
import type { MarkPiece, OpenMark } from './marks.ts';
import './marks.css';

type ColourLetterProps = {
  colour: Colour;
  /** `inline` goes with the text that it stands in. */
  size?: 'inline' | 'small' | 'large';
};

/** The letter on its color. */
export function ColourLetter({ colour, size = 'small' }: ColourLetterProps) {
  return (
    <span aria-hidden data-colour={colour} data-size={size} className="colour-letter">
      {colourWords[colour].letter}
    </span>
  );
}

type MarkLetterProps = { mark: MarkPiece; onOpen: OpenMark | undefined };

/** Where the mark begins; a press opens it. */
export function MarkLetter({ mark, onOpen }: MarkLetterProps) {
  const { id, colour, quote, hasNote } = mark;
  const inner = (
    <>
      <ColourLetter colour={colour} size="inline" />
      {hasNote && <StickyNote aria-hidden className="text-ink-soft" />}
    </>
  );
  if (!onOpen)
    return (
      <span data-aside="" className="mark-letter">
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
      className="mark-letter"
    >
      {inner}
    </button>
  );
}

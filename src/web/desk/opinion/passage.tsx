import { memo, type ReactNode } from 'react';
import type { TextPassage } from '../../../shared/cases.ts';
import type { Range } from '../../../study/material/find-quote.ts';
import type { StarMark } from '../../../study/words/star-pages.ts';
import { wholeWords } from '../../../study/words/whole-words.ts';
import { cx } from '../../ui/cx.ts';
import type { Statement } from '../statements/statements.ts';
import { MarginMark } from './margin-mark.tsx';
import { MarkLetter } from './mark-letter.tsx';
import type { MarkPiece, OpenMark } from './marks.ts';
import { type Piece, runsOf } from './runs.ts';

export const passageElementId = (id: string) => `passage-${id}`;

export type PassageWays = {
  toStatement: (statementId: string, passageId: string) => void;
  /** Between a footnote's mark and the footnote. */
  noteOf: (passageId: string, mark: string) => string | undefined;
  passageOf: (noteId: string) => string | undefined;
  toPassage: (passageId: string) => void;
  /** Where pages begin inside a passage. */
  starsIn: (passageId: string) => readonly StarMark[];
  /** Absent where nothing can be marked. */
  openMark?: OpenMark | undefined;
};

type PassageProps = {
  passage: TextPassage;
  /** Depth of a heading on its page, from 1 to 6. */
  depth: number;
  quoted: readonly Range[] | undefined;
  marked: readonly MarkPiece[] | undefined;
  resting: readonly Statement[] | undefined;
  isCurrent: boolean;
  ways: PassageWays;
};

const kinds: Record<TextPassage['kind'], string> = {
  caption: '-my-1.5 text-balance text-center',
  heading: 'pt-3 font-semibold text-balance',
  text: '',
  quote: 'pl-6 text-[0.97em] sm:pl-9',
  footnote: 'text-[0.875em] leading-normal',
  note: 'text-[0.875em] leading-normal text-ink-soft',
  table: 'whitespace-pre-wrap text-[0.875em] tabular-nums leading-normal',
};

const noteClass =
  'relative font-sans text-[0.68em] text-accent-ink align-super leading-none no-underline after:absolute after:-inset-2.5 hover:underline';

/** One passage of the opinion. Long texts hold thousands: nothing here may depend on what changes often. */
export const Passage = memo(function Passage({
  passage,
  depth,
  quoted,
  marked,
  resting,
  isCurrent,
  ways,
}: PassageProps) {
  const { id, kind, level = 1, mark } = passage;
  // Some were made before a highlight went from word to word.
  const whole = marked?.map((each) => {
    const [start, end] = wholeWords(passage.text, each.start, each.end);
    return { ...each, start, end };
  });
  const isHeading = kind === 'heading';
  const Tag = isHeading ? (`h${depth}` as 'h4') : kind === 'quote' ? 'blockquote' : 'p';
  return (
    <div
      id={passageElementId(id)}
      tabIndex={-1}
      className={cx('relative', kinds[kind], isHeading && headingLook(level))}
    >
      {resting && (
        <MarginMark
          passage={passage.text}
          statements={resting}
          isCurrent={isCurrent}
          onChoose={(statementId) => ways.toStatement(statementId, id)}
        />
      )}
      <Tag data-words="">
        {kind === 'footnote' && mark && <NoteMark id={id} mark={mark} ways={ways} />}
        {runsOf(passage, quoted, whole, ways.starsIn(id)).map(({ start, isQuoted, marks, pieces }) => {
          const opening = marks.filter((each) => each.isFirst && each.start === start);
          const inner = (
            <>
              {opening.map((each) => (
                <MarkLetter key={each.id} mark={each} onOpen={ways.openMark} />
              ))}
              {pieces.map((piece, index) => drawPiece(piece, index, id, ways))}
            </>
          );
          const [top] = marks;
          const look = top && 'marked';
          return isQuoted ? (
            <mark
              key={start}
              data-colour={top?.colour}
              className={cx('rounded-xs text-ink decoration-clone', look ?? 'bg-highlight')}
            >
              {inner}
            </mark>
          ) : (
            <span key={start} data-colour={top?.colour} className={look}>
              {inner}
            </span>
          );
        })}
      </Tag>
    </div>
  );
});

const headingLook = (level: number) => (level === 1 ? 'text-center' : level > 2 && 'font-medium italic');

function drawPiece(piece: Piece, index: number, id: string, ways: PassageWays): ReactNode {
  if ('note' in piece) return <NoteReference key={index} id={id} mark={piece.note} ways={ways} />;
  if ('begun' in piece)
    return <PageBegun key={index} label={piece.begun.label} words={wordsOf(piece.begun)} isAside />;
  if (piece.star !== undefined) return <PageBegun key={index} label={piece.star} words={piece.text} />;
  const words = piece.isItalic ? <em key={index}>{piece.text}</em> : piece.text;
  if (!piece.isUncertain) return words;
  return (
    <span
      key={index}
      title="This may have been misread in the scan"
      className="underline decoration-2 decoration-caution-ink decoration-dotted underline-offset-4"
    >
      {words}
    </span>
  );
}

/** "*505", and "**736" where the pages are another reporter's. */
const wordsOf = ({ label, isParallel }: StarMark): string =>
  `${isParallel ? '**' : label.startsWith('*') ? '' : '*'}${label} `;

type PageBegunProps = { label: string; words: string; isAside?: boolean };

/** Unless it stands aside its words are the print's own: what is copied or highlighted across it has them. */
const PageBegun = ({ label, words, isAside }: PageBegunProps) => (
  <span
    title={`Page ${label} begins here`}
    data-aside={isAside ? '' : undefined}
    className="whitespace-nowrap font-sans text-[0.72em] text-ink-faint tabular-nums"
  >
    {words}
  </span>
);

type NoteProps = { id: string; mark: string; ways: PassageWays };

function NoteReference({ id, mark, ways }: NoteProps) {
  const target = ways.noteOf(id, mark);
  if (!target)
    return (
      <sup className="text-[0.68em]" data-aside="">
        {mark}
      </sup>
    );
  return (
    <button
      type="button"
      data-aside=""
      className={noteClass}
      aria-label={`Footnote ${mark}`}
      onClick={() => ways.toPassage(target)}
    >
      {mark}
    </button>
  );
}

function NoteMark({ id, mark, ways }: NoteProps) {
  const source = ways.passageOf(id);
  if (!source)
    return (
      <span className="mr-1.5 font-sans text-[0.8em] text-ink-faint" data-aside="">
        {mark}
      </span>
    );
  return (
    <button
      type="button"
      data-aside=""
      className={cx(noteClass, 'mr-1')}
      aria-label={`Back from footnote ${mark}`}
      onClick={() => ways.toPassage(source)}
    >
      {mark}
    </button>
  );
}

import { firstWords } from '../../format/first-words.ts';
import { cx } from '../../ui/cx.ts';
import { Popover } from '../../ui/popover.tsx';
import type { Statement } from '../statements/statements.ts';

type MarginMarkProps = {
  /** The passage's own: its first words tell its mark from the others. */
  passage: string;
  statements: readonly Statement[];
  isCurrent: boolean;
  onChoose: (statementId: string) => void;
};

const barClass = cx(
  'group absolute top-0 bottom-0 -left-7 flex w-7 min-h-6 justify-center font-sans print:hidden',
  // On a touch screen the area reaches a little over the text.
  'pointer-coarse:after:absolute pointer-coarse:after:-inset-y-2 pointer-coarse:after:left-0 pointer-coarse:after:w-11',
);

function Bar({ count, isCurrent }: { count: number; isCurrent: boolean }) {
  return (
    <>
      <span
        aria-hidden
        className={cx(
          'my-1 w-0.75 rounded-full group-hover:bg-accent-ink forced-colors:bg-[CanvasText]',
          isCurrent ? 'bg-accent-ink' : 'bg-line-strong/60',
        )}
      />
      {count > 1 && (
        <span
          aria-hidden
          className="absolute top-1.5 left-0 bg-paper px-0.5 text-ink-faint text-xs tabular-nums leading-4 group-hover:text-ink"
        >
          {count}
        </span>
      )}
    </>
  );
}

/** Shows in the margin that statements rest on this passage, and leads back to them. */
export function MarginMark({ passage, statements, isCurrent, onChoose }: MarginMarkProps) {
  const [only] = statements;
  if (!only) return null;
  if (statements.length === 1) {
    return (
      <button
        type="button"
        className={barClass}
        aria-label={`Back to ${only.place}: ${only.text}`}
        title={`Back to ${only.place}`}
        onClick={() => onChoose(only.id)}
      >
        <Bar count={1} isCurrent={isCurrent} />
      </button>
    );
  }
  const label = `${statements.length} statements rest on “${firstWords(passage)}”`;
  return (
    <Popover
      label={label}
      stand="beside"
      className="max-h-80 w-80 p-1 font-sans"
      trigger={
        <button type="button" className={barClass} aria-label={label} title={label}>
          <Bar count={statements.length} isCurrent={isCurrent} />
        </button>
      }
    >
      {(close) =>
        statements.map(({ id, place, text }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              close();
              onChoose(id);
            }}
            className="block min-h-11 w-full rounded-sm px-2.5 py-2 text-left hover:bg-hover focus-visible:bg-hover"
          >
            <span className="block text-ink-faint text-xs">{place}</span>
            <span className="line-clamp-2 font-serif text-base text-ink">{text}</span>
          </button>
        ))
      }
    </Popover>
  );
}

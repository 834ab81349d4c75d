/** One highlight, open beside its words: its color, her note, what she uses it as. */
import { useQuery } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Highlight } from '../../../../shared/highlights.ts';
import { colours, highlightLimits, uses } from '../../../../study/material/highlights.ts';
import { colourWords, unplacedWords, useWords } from '../../../../study/words/highlights.ts';
import { ColourLetter } from '../../../desk/opinion/mark-letter.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { type OpenHighlight, openHighlight, unsavedNotes } from '../open-highlight.ts';
import { highlightsQuery, useChangeHighlight, useRemoveHighlight, useSendBeforeLeaving } from './queries.ts';

type HighlightPanelProps = { caseId: number; open: OpenHighlight };

export function HighlightPanel({ caseId, open }: HighlightPanelProps) {
  const { data } = useQuery(highlightsQuery(caseId));
  const highlight = data?.items.find(({ id }) => id === open.id);
  return highlight ? <Panel key={open.id} caseId={caseId} open={open} highlight={highlight} /> : null;
}

function Panel({ caseId, open, highlight }: HighlightPanelProps & { highlight: Highlight }) {
  const { id, colour, use, places } = highlight;
  const change = useChangeHighlight(caseId);
  const sendBeforeLeaving = useSendBeforeLeaving(caseId);
  const remove = useRemoveHighlight(caseId);
  const [note, setNote] = useState(() => unsavedNotes.get(id) ?? highlight.note ?? '');
  const panel = useRef<HTMLDivElement>(null);
  const field = useId();

  const isUnsaved = note.trim() !== (highlight.note ?? '');
  const changes = { highlightId: id, note: note.trim() || null };
  const saved = () => unsavedNotes.delete(id);
  const saveNote = () => {
    if (!isUnsaved) return;
    unsavedNotes.set(id, note);
    change.mutate(changes, { onSuccess: saved });
  };
  const leave = () => {
    if (!isUnsaved) return;
    unsavedNotes.set(id, note);
    void sendBeforeLeaving(changes).then(saved, () => undefined);
  };
  const close = () => {
    saveNote();
    openHighlight.set(undefined);
    open.opener?.focus({ preventScroll: true });
  };
  const latest = useRef({ close, leave });
  useEffect(() => {
    latest.current = { close, leave };
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const beside = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) latest.current.close();
    };
    // A closed tab ends no focus: what she has typed is sent before.
    const hide = () => document.visibilityState === 'hidden' && latest.current.leave();
    document.addEventListener('pointerdown', beside);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const { name } = colourWords[colour];
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={`${name} highlight`}
      tabIndex={-1}
      // Her keys are the panel's while it is open.
      data-state="open"
      onKeyDown={press}
      style={{
        ['--top' as string]: `${Math.max(8, Math.min(open.top, innerHeight - 336))}px`,
        ['--left' as string]: `clamp(0.5rem, calc(${open.left}px - 4rem), calc(100vw - 22rem))`,
      }}
      className="mark-float mark-panel grid gap-3 rounded-md border border-line bg-raised p-3 font-sans text-ink text-sm shadow-raised outline-none print:hidden"
    >
      <div className="flex items-center gap-2">
        <ColourLetter colour={colour} />
        <h2 className="flex-1 font-semibold">{name}</h2>
        <IconButton
          label="Remove highlight"
          size="small"
          onClick={() => {
            openHighlight.set(undefined);
            remove.mutate(highlight);
          }}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
        <IconButton label="Close" size="small" onClick={close}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      {places.length === 0 && <p className="text-caution-ink">{unplacedWords.meaning}</p>}
      <fieldset className="flex justify-between">
        <legend className="sr-only">Color</legend>
        {colours.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === colour}
            aria-label={colourWords[each].name}
            title={colourWords[each].name}
            onClick={() => change.mutate({ highlightId: id, colour: each })}
            className={cx(
              'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border-2 hover:bg-hover sm:min-h-9',
              each === colour ? 'border-ink' : 'border-transparent',
            )}
          >
            <ColourLetter colour={each} size="large" />
          </button>
        ))}
      </fieldset>
      <div>
        <label htmlFor={field} className="mb-1 block text-ink-soft">
          Note
        </label>
        <textarea
          id={field}
          value={note}
          maxLength={highlightLimits.lettersOfNote}
          rows={3}
          onChange={(event) => setNote(event.target.value)}
          onBlur={saveNote}
          className="block w-full rounded-md border border-line-strong bg-paper px-2.5 py-2 text-base text-ink"
        />
      </div>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">In your own brief</legend>
        {uses.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === use ? 'primary' : 'secondary'}
            aria-pressed={each === use}
            className="px-2!"
            onClick={() => change.mutate({ highlightId: id, use: each === use ? null : each })}
          >
            {useWords[each]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

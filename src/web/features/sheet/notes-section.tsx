/** Her own notes on the class session, beside what we made of its cases. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { longestNotes, type Notes } from '../../../shared/notes.ts';
import { hasStatus } from '../../client/errors.ts';
import { instantText } from '../../format/dates.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { notesQuery, useSaveNotes } from './queries.ts';

export const notesId = 'notes';

export function NotesSection({ sessionId }: { sessionId: number }) {
  const notes = useQuery(notesQuery(sessionId));
  const id = useId();
  const [loads, setLoads] = useState(0);
  return (
    <section
      id={notesId}
      aria-labelledby={id}
      className={cx('mt-10 scroll-mt-4 border-line border-t pt-5', notes.data?.text === '' && 'print:hidden')}
    >
      <h2 id={id} className="font-semibold font-serif text-ink text-xl">
        Your notes
      </h2>
      {notes.data ? (
        <NotesEditor
          key={`${sessionId} ${loads}`}
          notes={notes.data}
          onReread={() => void notes.refetch().then(() => setLoads(loads + 1))}
        />
      ) : notes.isError ? (
        <LoadFailure of={notes} title="Your notes couldn’t be loaded" otherwise="Try again in a moment." />
      ) : (
        <SkeletonLines count={3} className="mt-3" />
      )}
    </section>
  );
}

/** After so long without a key. */
const savedAfterMs = 1500;

type NotesEditorProps = { notes: Notes; onReread: () => void };

function NotesEditor({ notes, onReread }: NotesEditorProps) {
  const { sessionId } = notes;
  const [text, setText] = useState(notes.text);
  // What this window stored or read: what another one wrote since is never taken for it, and never written over.
  const [stored, setStored] = useState(notes);
  const underWay = useRef<Promise<Notes>>(undefined);
  const { mutateAsync, isPending, isError, error } = useSaveNotes(sessionId);
  const isChanged = text !== stored.text;
  const isElsewhere = isError && hasStatus(error, 409);
  const save = () => {
    if (!isChanged || isPending || isElsewhere) return;
    underWay.current = mutateAsync({ text, version: stored.version });
    underWay.current.then(setStored, () => undefined);
  };
  /** Also what she typed while the words before were on their way. */
  const leave = () => {
    if (!isPending) return save();
    const sendRest = async ({ text: sent, version }: Notes) => {
      if (sent !== text) await mutateAsync({ text, version });
    };
    underWay.current?.then(sendRest).catch(() => undefined);
  };
  const latest = useRef({ save, leave });
  useEffect(() => {
    latest.current = { save, leave };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is sent again with her next key, or at her press
  useEffect(() => {
    const timer = setTimeout(() => latest.current.save(), savedAfterMs);
    return () => clearTimeout(timer);
  }, [text, stored]);
  useEffect(() => {
    // A closed tab ends no focus, and a screen that is left neither.
    const hide = () => document.visibilityState === 'hidden' && latest.current.leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      latest.current.leave();
    };
  }, []);
  return (
    <>
      <textarea
        value={text}
        maxLength={longestNotes}
        aria-label="Your notes"
        placeholder="What the professor said, what surprised you…"
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        className="field-sizing-content mt-3 min-h-32 w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2.5 font-serif text-ink text-reading hover:border-ink-faint print:hidden"
      />
      <p className="hidden whitespace-pre-wrap font-serif print:block">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-faint text-sm print:hidden">
        <span aria-live="polite">
          {isElsewhere
            ? 'You changed these notes in another window. Copy what you need, then load them again.'
            : stateOf({ isPending, isChanged, isError, updatedAt: stored.updatedAt })}
        </span>
        {isElsewhere && (
          <Button variant="secondary" size="small" onClick={onReread}>
            Load Again
          </Button>
        )}
        {isError && !isElsewhere && (
          <Button variant="secondary" size="small" disabled={isPending} onClick={save}>
            Save
          </Button>
        )}
        <span className="sm:ml-auto">Only you see them. Plain text or Markdown.</span>
      </div>
    </>
  );
}

type Saved = { isPending: boolean; isChanged: boolean; isError: boolean; updatedAt: string | null };

function stateOf({ isPending, isChanged, isError, updatedAt }: Saved): string {
  if (isPending) return 'Saving…';
  if (isChanged) return isError ? 'Not saved' : 'Not saved yet';
  return updatedAt === null ? '' : `Saved ${instantText(updatedAt)}`;
}

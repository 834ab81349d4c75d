import { useState } from 'react';
import type { PlannedSession } from '../../../../shared/syllabus.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { succeeded } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useSyllabus } from '../queries/syllabus.ts';
import { chosenOf, PlannedSessions, type Skipped, skippedPlans } from './planned-sessions.tsx';

/** Paste, look at what will be created, leave out what she does not want, confirm. */
export function SyllabusDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const [text, setText] = useState('');
  const [sessions, setSessions] = useState<readonly PlannedSession[]>();
  const [skipped, setSkipped] = useState<Skipped>(new Set());
  const syllabus = useSyllabus(classId);
  const error = syllabus.error && sentenceFor(syllabus.error, 'The syllabus wasn’t read.');
  const preview = () =>
    syllabus.mutate(
      { text, apply: false },
      {
        onSuccess: (read) => {
          setSkipped(new Set());
          setSessions(read.sessions);
        },
      },
    );
  const { fresh, named } = chosenOf(sessions ?? [], skipped);
  const create = () =>
    syllabus.mutate(
      { text, apply: true, skipped: skippedPlans(skipped) },
      {
        onSuccess: () => {
          succeeded(`Created ${count(fresh, 'class session')} with ${count(named, 'case')} to upload.`);
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="Paste Your Syllabus"
      description={
        sessions
          ? 'Check what we found, and uncheck what you don’t want. Nothing has been created yet.'
          : 'Paste the schedule with its dates. We’ll find the class sessions and the cases for each.'
      }
    >
      {sessions ? (
        <>
          <PlannedSessions sessions={sessions} skipped={skipped} onSkip={setSkipped} />
          {error && (
            <p role="alert" className="mt-3 text-danger-ink text-sm">
              {error}
            </p>
          )}
          <DialogActions>
            <Button
              variant="quiet"
              onClick={() => {
                syllabus.reset();
                setSessions(undefined);
              }}
            >
              Back
            </Button>
            <Button disabled={syllabus.isPending || fresh + named === 0} onClick={create}>
              {createWords(sessions, { fresh, named })}
            </Button>
          </DialogActions>
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            preview();
          }}
        >
          <TextAreaField
            label="Syllabus"
            rows={10}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error || undefined}
            hint="One date per class, like “September 14: Duty”. Dates without a year fall in this class’s semester."
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={syllabus.isPending}>
              {syllabus.isPending ? 'Reading…' : 'Preview'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

function createWords(sessions: readonly PlannedSession[], { fresh, named }: ReturnType<typeof chosenOf>) {
  if (fresh > 0) return `Create ${count(fresh, 'Class Session')}`;
  if (named > 0) return `Create ${count(named, 'Case')}`;
  const all = chosenOf(sessions, new Set());
  return all.fresh + all.named === 0 ? 'Nothing New to Create' : 'Nothing Selected';
}

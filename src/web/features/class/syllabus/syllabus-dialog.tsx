import { useState } from 'react';
import type { PlannedSession } from '../../../../shared/syllabus.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { succeeded } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { dayText } from '../../../format/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useSyllabus } from '../queries/syllabus.ts';

/** Paste, look at what will be created, confirm. */
export function SyllabusDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const [text, setText] = useState('');
  const syllabus = useSyllabus(classId);
  const sessions = syllabus.data?.sessions;
  const error = syllabus.error && sentenceFor(syllabus.error, 'The syllabus wasn’t read.');
  const fresh = sessions?.filter(({ sessionId }) => sessionId === null).length ?? 0;
  const named = sessions?.flatMap(({ cases }) => cases).filter(({ isThere }) => !isThere).length ?? 0;
  const create = () =>
    syllabus.mutate(
      { text, apply: true },
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
          ? 'Check what we found. Nothing has been created yet.'
          : 'Paste the schedule with its dates. We’ll find the class sessions and the cases for each.'
      }
    >
      {sessions ? (
        <>
          <Planned sessions={sessions} />
          {error && (
            <p role="alert" className="mt-3 text-danger-ink text-sm">
              {error}
            </p>
          )}
          <DialogActions>
            <Button variant="quiet" onClick={() => syllabus.reset()}>
              Back
            </Button>
            <Button disabled={syllabus.isPending || fresh + named === 0} onClick={create}>
              {fresh + named === 0
                ? 'Nothing New to Create'
                : `Create ${fresh > 0 ? count(fresh, 'Class Session') : count(named, 'Case')}`}
            </Button>
          </DialogActions>
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            syllabus.mutate({ text, apply: false });
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

function Planned({ sessions }: { sessions: readonly PlannedSession[] }) {
  return (
    <section aria-label="What was found">
      <ul className="grid grid-cols-1 gap-3">
        {sessions.map(({ heldOn, title, sessionId, cases }) => (
          <li key={`${heldOn} ${title}`} className="border-line border-t pt-2 [overflow-wrap:anywhere]">
            <p className="font-medium text-ink">
              {title}
              <span className="font-normal text-ink-soft text-sm">
                {' '}
                {heldOn ? dayText(heldOn) : 'No date'}
                {sessionId !== null && ' · already in this class'}
              </span>
            </p>
            <ul>
              {cases.map(({ name, citation, isThere }) => (
                <li key={name} className="font-serif text-ink-soft">
                  {name}
                  {citation && <span className="text-ink-faint">, {citation}</span>}
                  {isThere && <span className="font-sans text-ink-faint text-sm"> (already listed)</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

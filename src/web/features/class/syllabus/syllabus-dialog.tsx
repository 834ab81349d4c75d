import { useState } from 'react';
import type { PlannedSession, readSyllabus } from '../../../../shared/syllabus.ts';
import type { AnswerOf } from '../../../client/api.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { succeeded } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { dayText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useSyllabus } from '../queries/syllabus.ts';
import { focusSessions } from '../row-parts.ts';
import { Choice, chosenOf, PlannedSessions, type Skipped, skippedPlans } from './planned-sessions.tsx';

/** Paste, look at what will be created, leave out what she does not want, confirm. */
export function SyllabusDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<AnswerOf<typeof readSyllabus>>();
  const [setsExam, setSetsExam] = useState(true);
  const [skipped, setSkipped] = useState<Skipped>(new Set());
  const syllabus = useSyllabus(classId);
  const error = syllabus.error && sentenceFor(syllabus.error, 'The syllabus wasn’t read.');
  const preview = () =>
    syllabus.mutate(
      { text, apply: false },
      {
        onSuccess: (read) => {
          setSkipped(new Set());
          setRead(read);
        },
      },
    );
  const sessions = read?.sessions;
  const examOn = (setsExam && read?.examOn) || undefined;
  const { fresh, named } = chosenOf(sessions ?? [], skipped);
  const create = () =>
    syllabus.mutate(
      { text, apply: true, skipped: skippedPlans(skipped), examOn },
      {
        onSuccess: () => {
          succeeded(
            fresh + named > 0
              ? `Created ${count(fresh, 'class session')} with ${count(named, 'case')} to upload.`
              : 'Exam day set.',
          );
          onClose();
          if (fresh > 0) focusSessions();
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
      {read && sessions ? (
        <>
          <PlannedSessions sessions={sessions} skipped={skipped} onSkip={setSkipped} />
          {read.examOn && (
            <ul className="border-line border-t py-1 sm:py-2">
              <li>
                <Choice isFixed={false} isChosen={setsExam} onToggle={() => setSetsExam(!setsExam)}>
                  <span className="font-medium">Final exam</span>
                  <span className="text-ink-soft text-sm">
                    {dot}
                    {dayText(read.examOn)}, for drilling by Exam Day
                  </span>
                </Choice>
              </li>
            </ul>
          )}
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
                setRead(undefined);
              }}
            >
              Back
            </Button>
            <Button disabled={syllabus.isPending || (fresh + named === 0 && !examOn)} onClick={create}>
              {createWords(sessions, { fresh, named }, examOn)}
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

function createWords(
  sessions: readonly PlannedSession[],
  { fresh, named }: ReturnType<typeof chosenOf>,
  examOn: string | undefined,
) {
  if (fresh > 0) return `Create ${count(fresh, 'Class Session')}`;
  if (named > 0) return `Create ${count(named, 'Case')}`;
  if (examOn) return 'Set Exam Day';
  const all = chosenOf(sessions, new Set());
  return all.fresh + all.named === 0 ? 'Nothing New to Create' : 'Nothing Selected';
}

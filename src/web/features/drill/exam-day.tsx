import { useState } from 'react';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useExam, useSaveExam } from './queries.ts';

/** The day that the class's questions have to be known on. */
export function ExamDay({ classId }: { classId: number }) {
  const exam = useExam(classId);
  const save = useSaveExam(classId);
  const [typed, setTyped] = useState<string>();
  if (!exam.data) return null;
  const kept = exam.data.examOn ?? '';
  const day = typed ?? kept;
  const store = (examOn: string | null) =>
    save.mutate(examOn, {
      onSuccess: () => setTyped(undefined),
      onError: (error) => failed(error, sentenceFor(error, 'The exam day wasn’t saved.')),
    });
  return (
    <section id="exam-day" className="mt-10 scroll-mt-(--header-height)">
      <h2 className="font-semibold font-serif text-ink text-xl">Exam day</h2>
      <p className="mt-1 max-w-xl text-ink-soft">
        {kept === '' ? 'Set your exam day to drill less during the term.' : 'You drill less during the term.'}{' '}
        In the last two weeks, every long-term question comes up again, starting with the ones you’re most
        likely to miss.
      </p>
      <form
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          store(day === '' ? null : day);
        }}
      >
        <TextField
          label="Exam on"
          type="date"
          className="w-48"
          value={day}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={day === kept || save.isPending}>
          Save
        </Button>
        {kept !== '' && (
          <Button variant="quiet" disabled={save.isPending} onClick={() => store(null)}>
            No Exam
          </Button>
        )}
      </form>
    </section>
  );
}

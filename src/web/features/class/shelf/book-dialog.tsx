import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book, ShelvedCase } from '../../../../shared/shelf.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { pagesWords } from '../../../format/found-in-file.ts';
import { usePolicyQuestion } from '../../../frame/policy-question.tsx';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { subscriptionStatusQuery } from '../../subscription/queries.ts';
import { followCases } from '../followed-cases.ts';
import { classQuery } from '../queries/classes.ts';
import { classSessionsQuery } from '../queries/sessions.ts';
import { useDeleteBook, usePickFromShelf } from '../queries/shelf.ts';
import { leftOf, limitWords, Payment } from '../upload/payment.tsx';
import { problemOf, tonight } from '../upload/target.ts';
import { TargetFields } from '../upload/target-fields.tsx';
import { usePrepareTarget } from '../upload/use-analyze.ts';
import { isNamed } from './words.ts';

type BookDialogProps = { book: Book; onClose: () => void };

/** As many as are seen at a glance. */
const fewCases = 8;

/** The cases of a casebook: those of the week are picked, and charged when they are. */
export function BookDialog({ book, onClose }: BookDialogProps) {
  const { classId, cases } = book;
  const sessions = useQuery(classSessionsQuery(classId)).data ?? [];
  const aiPolicy = useQuery(classQuery(classId)).data?.aiPolicy ?? null;
  const status = useQuery(subscriptionStatusQuery).data;
  const [choice, setChoice] = useState(() => tonight(sessions));
  const [picked, setPicked] = useState<readonly ShelvedCase[]>([]);
  const [typed, setTyped] = useState('');
  const [wantsTokens, setWantsTokens] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const prepare = usePrepareTarget(classId, setChoice);
  const pick = usePickFromShelf(classId);
  const { begin, question } = usePolicyQuestion(aiPolicy);
  const usesTokens = wantsTokens && (status?.premiumTokens ?? 0) > 0;
  const left = status ? leftOf(status, usesTokens) : picked.length;

  const analyze = async () => {
    try {
      const { sessionId, categoryId } = await prepare(choice);
      const added = await pick.mutateAsync({
        id: book.id,
        picks: picked.map(({ title, firstPage, lastPage }) => ({ title, firstPage, lastPage })),
        sessionId,
        categoryId,
        usePremiumToken: usesTokens || undefined,
      });
      followCases(added.map(({ id }) => id));
      onClose();
    } catch (error) {
      failed(error, sentenceFor(error, 'These cases couldn’t be added. Please try again.'));
    }
  };
  const press = () => {
    const problem =
      picked.length === 0
        ? 'Choose at least one case.'
        : picked.length > left && status
          ? left === 0
            ? limitWords(status)
            : `You have ${left} left. Choose fewer cases.`
          : problemOf(choice);
    if (problem) return toast({ title: 'Not yet', description: problem, tone: 'destructive' });
    begin(() => void analyze());
  };
  const isSame = (one: ShelvedCase) => (other: ShelvedCase) =>
    one.title === other.title && one.firstPage === other.firstPage && one.lastPage === other.lastPage;
  const toggle = (one: ShelvedCase) =>
    setPicked(picked.some(isSame(one)) ? picked.filter((other) => !isSame(one)(other)) : [...picked, one]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={book.title}
      description="Pick the cases you need next. Each counts as one analysis when you pick it."
      size="wide"
    >
      {cases.length > fewCases && (
        <TextField
          label="Find a case"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="mb-3"
        />
      )}
      <fieldset disabled={pick.isPending}>
        <legend className="sr-only">Cases of this book</legend>
        <ul className="max-h-72 overflow-y-auto rounded-md border border-line">
          {cases
            .filter(({ title }) => isNamed(title, typed))
            .map((one) => (
              <li key={`${one.firstPage} ${one.title}`} className="border-line border-b last:border-b-0">
                <CaseChoice one={one} isPicked={picked.some(isSame(one))} onToggle={() => toggle(one)} />
              </li>
            ))}
        </ul>
      </fieldset>
      <div className="mt-5">
        <TargetFields choice={choice} onChange={setChoice} sessions={sessions} disabled={pick.isPending} />
      </div>
      <div className="mt-4" aria-live="polite">
        {picked.length > 0 && (
          <Payment
            status={status}
            files={picked.length}
            usesTokens={usesTokens}
            onUsesTokens={setWantsTokens}
            disabled={pick.isPending}
          />
        )}
      </div>
      <DialogActions>
        <Button variant="quiet" className="sm:mr-auto" onClick={() => setDeleting(true)}>
          Delete from Shelf
        </Button>
        <Button onClick={press} disabled={pick.isPending} aria-disabled={picked.length === 0 || undefined}>
          {picked.length === 0 ? 'Analyze' : `Analyze ${count(picked.length, 'Case')}`}
        </Button>
      </DialogActions>
      {question}
      {isDeleting && <DeleteBook book={book} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </Dialog>
  );
}

type CaseChoiceProps = { one: ShelvedCase; isPicked: boolean; onToggle: () => void };

function CaseChoice({ one, isPicked, onToggle }: CaseChoiceProps) {
  const isThere = one.caseId !== null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 has-disabled:cursor-default">
      <input
        type="checkbox"
        checked={isThere || isPicked}
        disabled={isThere}
        onChange={onToggle}
        className="size-4.5 shrink-0 accent-accent"
      />
      <span className={isThere ? 'min-w-0 flex-1 text-ink-faint' : 'min-w-0 flex-1 text-ink'}>
        {one.title}
      </span>
      <span className="shrink-0 text-ink-faint text-sm tabular-nums">
        {isThere ? 'In this class' : pagesWords(one)}
      </span>
    </label>
  );
}

type DeleteBookProps = BookDialogProps & { onDeleted: () => void };

function DeleteBook({ book, onClose, onDeleted }: DeleteBookProps) {
  const remove = useDeleteBook(book.classId);
  const confirm = async () => {
    try {
      await remove.mutateAsync({ id: book.id });
      onDeleted();
    } catch (error) {
      failed(error, sentenceFor(error, 'The book couldn’t be deleted. Please try again.'));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete from Shelf"
      description={`Delete “${book.title}” from the shelf? The cases you picked stay. To pick more, you’d have to add the file again.`}
      action="Delete"
      working="Deleting..."
      destructive
      onConfirm={confirm}
    />
  );
}

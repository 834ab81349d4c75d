import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book } from '../../../../shared/shelf.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { usePolicyQuestion } from '../../../frame/policy-question.tsx';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
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
import { CaseChoices, choiceKey } from './case-choices.tsx';

type BookDialogProps = { book: Book; onClose: () => void };

/** The cases of a casebook: those of the week are picked, and charged when they are. */
export function BookDialog({ book, onClose }: BookDialogProps) {
  const { classId, cases } = book;
  const sessions = useQuery(classSessionsQuery(classId)).data ?? [];
  const aiPolicy = useQuery(classQuery(classId)).data?.aiPolicy ?? null;
  const status = useQuery(subscriptionStatusQuery).data;
  const [choice, setChoice] = useState(() => tonight(sessions));
  const [picks, setPicks] = useState<readonly string[]>([]);
  const picked = cases.filter((one) => picks.includes(choiceKey(one)));
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
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={book.title}
      description="Pick the cases you need next. Each counts as one analysis when you pick it."
      size="wide"
    >
      <fieldset disabled={pick.isPending}>
        <legend className="sr-only">Cases of this book</legend>
        <CaseChoices cases={cases} picked={picks} onPick={setPicks} />
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

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { hasCode, sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { type ReportDialogProps, useGround } from '../../desk/beside-context.tsx';
import { isMadeAgain, reportPromise } from '../../desk/statements/report-words.ts';
import { usePolicyQuestion } from '../../frame/policy-question.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { classQuery } from '../class/queries/classes.ts';
import { useReport } from './queries.ts';

/** "This is wrong": the reason is hers to give or not. */
export function ReportDialog({ itemId, words, onClose }: ReportDialogProps) {
  const { name, material, textState } = useGround();
  const report = useReport(name, material);
  const [reason, setReason] = useState('');
  const id = useId();
  const ofClass = useQuery(classQuery(material.classId));
  const reported = { material, itemId, isTextGone: textState === 'absent' };
  const { begin, question } = usePolicyQuestion((isMadeAgain(reported) && ofClass.data?.aiPolicy) || null);
  const send = () =>
    report.mutate(
      { itemId, ...(reason.trim() ? { reason } : {}) },
      {
        onSuccess: onClose,
        onError: (error) => {
          const gone = 'This has changed since you opened it. Take another look.';
          failed(error, hasCode(error, 'not_found') ? gone : sentenceFor(error, 'It couldn’t be reported.'));
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin(send);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="This Is Wrong"
      dismissible={!report.isPending}
    >
      <form onSubmit={submit} className="grid gap-4">
        <blockquote className="whitespace-pre-line border-line-strong border-l-2 pl-3 font-serif text-ink text-reading">
          {words}
        </blockquote>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-medium text-ink text-sm">
            What is wrong with it? (optional)
          </label>
          <textarea
            id={id}
            value={reason}
            maxLength={1000}
            rows={3}
            onChange={(event) => setReason(event.target.value)}
            className="field-sizing-content max-h-[40dvh] min-h-20 w-full rounded-md border border-line-strong bg-raised px-3 py-2.5 text-base text-ink"
          />
        </div>
        <p className="text-ink-soft text-sm">{reportPromise(reported)}</p>
        <FormActions
          action="Report"
          pendingAction="Reporting..."
          isPending={ofClass.isPending || report.isPending}
          onCancel={onClose}
        />
      </form>
      {question}
    </Dialog>
  );
}

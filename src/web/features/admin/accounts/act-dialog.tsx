/** Asks for the reason of an act, and does it. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AccountDetails } from '../../../../shared/admin-users.ts';
import { ApiError, sentenceFor } from '../../../client/errors.ts';
import { useSubmit } from '../../../client/form.ts';
import { succeeded } from '../../../client/notify.ts';
import { pathTo } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { useDeleteUser, useEndSignIns, useGrant, useResume, useSuspend } from '../queries.ts';

export type AccountAct = 'grant' | 'suspend' | 'resume' | 'sign-out' | 'delete';

type Words = { title: string; text: string; action: string; done: string; destructive?: boolean };

const words: Record<AccountAct, Words> = {
  grant: {
    title: 'Grant',
    text: 'Analyses beyond the free trial, premium tokens, or both. A negative number takes tokens away.',
    action: 'Grant',
    done: 'Granted.',
  },
  suspend: {
    title: 'Suspend',
    text: 'Signs this person out and blocks new sign-ins. Nothing is deleted, and a paid plan keeps running.',
    action: 'Suspend',
    done: 'The account is suspended.',
    destructive: true,
  },
  resume: {
    title: 'Resume',
    text: 'Lets this person sign in again.',
    action: 'Resume',
    done: 'The account is active again.',
  },
  'sign-out': {
    title: 'Sign out everywhere',
    text: 'Signs this person out on every device. They can sign back in.',
    action: 'Sign Out Everywhere',
    done: 'Signed out everywhere.',
  },
  delete: {
    title: 'Delete this account',
    text: 'Cancels the subscription and deletes everything in the account. This can’t be undone. Payment records are kept under a random name.',
    action: 'Delete',
    done: 'The account is deleted.',
    destructive: true,
  },
};

type ActDialogProps = { act: AccountAct; account: AccountDetails; onClose: () => void };

export function ActDialog({ act, account: { id, email }, onClose }: ActDialogProps) {
  const { title, text, action, done, destructive = false } = words[act];
  const { perform, isPending } = usePerform(act, id);
  const [problem, setProblem] = useState<string>();

  const read = (entries: Record<string, string>) => {
    setProblem(undefined);
    const found = findProblems(act, email, entries);
    return Object.keys(found).length > 0 ? { errors: found } : { value: entries };
  };
  const { errors, setErrors, fields } = useSubmit(read, (entries) =>
    perform(entries, {
      onSuccess: () => {
        succeeded(done);
        onClose();
      },
      onError: (error) => {
        const wrong = error instanceof ApiError ? error.fields : {};
        setErrors(wrong);
        if (Object.keys(wrong).length === 0) setProblem(sentenceFor(error, 'That didn’t work. Try again.'));
      },
    }),
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      dismissible={!isPending}
    >
      <form {...fields} className="grid gap-4">
        {problem && <Alert>{problem}</Alert>}
        {act === 'grant' && (
          <div className="grid grid-cols-2 gap-4">
            <TextField label="Analyses" name="analyses" inputMode="numeric" error={errors.analyses} />
            <TextField label="Tokens" name="tokens" inputMode="text" error={errors.tokens} />
          </div>
        )}
        {act === 'delete' && (
          <TextField
            label={`Type ${email} to confirm`}
            name="email"
            autoComplete="off"
            error={errors.email}
          />
        )}
        <TextField
          label="Reason"
          name="reason"
          hint="Kept in the audit log."
          maxLength={500}
          autoComplete="off"
          error={errors.reason}
        />
        <FormActions
          action={action}
          pendingAction="Working..."
          isPending={isPending}
          destructive={destructive}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

type Entries = Record<string, string>;

function findProblems(act: AccountAct, email: string, entries: Entries): Record<string, string> {
  const problems: Record<string, string> = {};
  const { analyses = '', tokens = '', reason = '' } = entries;
  if (act === 'grant' && analyses.trim() === '' && tokens.trim() === '')
    problems.analyses = 'Enter a number of analyses or tokens.';
  if (analyses.trim() !== '' && !/^\d{1,5}$/.test(analyses.trim()))
    problems.analyses = 'Enter a whole number.';
  if (tokens.trim() !== '' && !/^[-−]?\d{1,5}$/.test(tokens.trim()))
    problems.tokens = 'Enter a whole number.';
  if (act === 'delete' && entries.email?.trim().toLowerCase() !== email)
    problems.email = 'This isn’t the account’s address.';
  if (reason.trim() === '') problems.reason = 'Enter a reason.';
  return problems;
}

type Answer = { onSuccess: () => void; onError: (error: Error) => void };

function usePerform(act: AccountAct, id: number) {
  const [, navigate] = useLocation();
  const grant = useGrant();
  const suspend = useSuspend();
  const resume = useResume();
  const signOut = useEndSignIns();
  const remove = useDeleteUser();
  const performs: Record<AccountAct, (entries: Entries, answer: Answer) => void> = {
    grant: ({ analyses, tokens, reason = '' }, answer) =>
      grant.mutate({ id, reason, analyses: numberIn(analyses), tokens: numberIn(tokens) }, answer),
    suspend: ({ reason = '' }, answer) => suspend.mutate({ id, reason }, answer),
    resume: ({ reason = '' }, answer) => resume.mutate({ id, reason }, answer),
    'sign-out': ({ reason = '' }, answer) => signOut.mutate({ id, reason }, answer),
    delete: ({ reason = '' }, { onSuccess, onError }) =>
      remove.mutate(
        { id, reason },
        {
          onError,
          onSuccess: () => {
            onSuccess();
            navigate(pathTo.adminUsers());
          },
        },
      ),
  };
  const isPending = [grant, suspend, resume, signOut, remove].some((each) => each.isPending);
  return { perform: performs[act], isPending };
}

/** A minus may come as the sign that a phone types. */
const numberIn = (typed = '') => (typed.trim() === '' ? undefined : Number(typed.trim().replace('−', '-')));

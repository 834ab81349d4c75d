import { useQuery } from '@tanstack/react-query';
import { Inbox, RotateCw } from 'lucide-react';
import type { Mail } from '../../../shared/auth.ts';
import { useTitle } from '../../browser/title.ts';
import { hasStatus, sentenceFor } from '../../client/errors.ts';
import { instantText } from '../../format/dates.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { splitLinks } from './links.ts';
import { outboxQuery } from './queries.ts';

// A mail is written by a job, a moment after the press that caused it.
const looksAgainMs = 3000;

export function OutboxScreen() {
  useTitle('Outbox');
  const outbox = useQuery({ ...outboxQuery, refetchInterval: looksAgainMs });

  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-10 sm:px-8">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h1 className="font-semibold font-serif text-2xl text-ink">Outbox</h1>
          <p className="mt-1.5 text-ink-soft">
            No mail server is configured, so this server keeps its emails here instead of sending them. Newest
            first.
          </p>
        </div>
        <Button variant="secondary" size="small" className="shrink-0" onClick={() => void outbox.refetch()}>
          <RotateCw size={15} aria-hidden />
          Refresh
        </Button>
      </div>
      {outbox.isPending && (
        <Loading label="Loading emails">
          <SkeletonLines count={6} className="mt-10" />
        </Loading>
      )}
      {outbox.isError && (
        <ErrorState
          title={
            hasStatus(outbox.error, 404) ? 'This server sends real emails' : 'The emails couldn’t be loaded'
          }
          sentence={
            hasStatus(outbox.error, 404)
              ? 'There’s no outbox here. Check your own inbox.'
              : sentenceFor(outbox.error, 'The server didn’t answer. Try again in a moment.')
          }
          onRetry={hasStatus(outbox.error, 404) ? undefined : () => void outbox.refetch()}
        />
      )}
      {outbox.data?.mails.length === 0 && (
        <EmptyState icon={<Inbox />} title="No emails yet">
          Emails show up here moments after they’re sent, for example when someone signs up.
        </EmptyState>
      )}
      {outbox.data && outbox.data.mails.length > 0 && (
        <ul className="mt-8 border-line border-t">
          {outbox.data.mails.map((mail) => (
            <MailEntry key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </div>
  );
}

function MailEntry({ mail }: { mail: Mail }) {
  return (
    <li className="border-line border-b py-6">
      <h2 className="font-semibold text-ink text-lg">{mail.subject}</h2>
      <p className="mt-0.5 text-ink-faint text-sm">
        to {mail.to}
        {mail.sentAt && <> · {instantText(mail.sentAt)}</>}
      </p>
      <p className="mt-4 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
        {splitLinks(mail.text).map((piece, index) =>
          piece.isLink ? (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
              key={index}
              href={piece.text}
              className="text-accent-ink underline underline-offset-3"
            >
              {piece.text}
            </a>
          ) : (
            piece.text
          ),
        )}
      </p>
    </li>
  );
}

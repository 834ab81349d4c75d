import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { FailedAnalysis } from '../../../../shared/failures.ts';
import { useTitle } from '../../../browser/title.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { instantText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { pathTo } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { fileSizeText } from '../figures.ts';
import { Paged } from '../paged.tsx';
import { failuresQuery, useRetryFailures } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';

export function FailuresScreen() {
  useTitle('Failures');
  const { retry, isPending } = useRetry();
  const list = useInfiniteQuery(failuresQuery);
  return (
    <>
      <ScreenHead
        title="Failures"
        text="Analyses that failed and haven’t been retried. Students were told and weren’t charged."
      >
        {list.data?.pages.some(({ items }) => items.some(({ retryable }) => retryable)) ? (
          <Button variant="secondary" onClick={() => retry({ all: true })} disabled={isPending}>
            Retry All
          </Button>
        ) : null}
      </ScreenHead>
      <Paged
        label="Failed analyses"
        list={list}
        keyOf={({ caseId }) => caseId}
        empty={<EmptyState title="No failed analyses">When one fails, its reason shows up here.</EmptyState>}
      >
        {(failure) => (
          <FailureRow
            failure={failure}
            onRetry={() => retry({ ids: [failure.caseId] })}
            isPending={isPending}
          />
        )}
      </Paged>
    </>
  );
}

function useRetry() {
  const { mutate, isPending } = useRetryFailures();
  const retry = (request: Parameters<typeof mutate>[0]) =>
    mutate(request, {
      onSuccess: ({ retried, skipped, left }) => {
        const more = [
          skipped > 0 ? `${count(skipped, 'analysis', 'analyses')} couldn’t be retried.` : '',
          left > 0 ? `${left} left to retry.` : '',
        ];
        succeeded([`${count(retried, 'analysis', 'analyses')} running again.`, ...more].join(' ').trim());
      },
      onError: (error) => failed(error, sentenceFor(error, 'The analyses couldn’t be retried.')),
    });
  return { retry, isPending };
}

type RowProps = { failure: FailedAnalysis; onRetry: () => void; isPending: boolean };

function FailureRow({ failure, onRetry, isPending }: RowProps) {
  const { caseId, userId, code, message, reason, tier, fileSize, pageCount, retryable, uploadedAt } = failure;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 max-w-3xl flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">{code}</Badge>
          <span className="text-ink-faint text-sm tabular-nums">Case {caseId}</span>
        </p>
        {reason && <p className="mt-1.5 break-words text-ink">{reason}</p>}
        <p className="mt-1 break-words text-ink-soft">{message}</p>
        <p className="mt-1 text-ink-faint text-sm tabular-nums">
          <Link href={pathTo.adminUser(userId)} className="text-ink-soft underline underline-offset-3">
            User {userId}
          </Link>
          {dot}
          {tier}
          {dot}
          {fileSizeText(fileSize)}
          {pageCount !== null && `${dot}${count(pageCount, 'page')}`}
          {dot}uploaded {instantText(uploadedAt)}
        </p>
      </div>
      {retryable ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Retry case ${caseId}`}
          onClick={onRetry}
          disabled={isPending}
        >
          Retry
        </Button>
      ) : (
        <p className="text-ink-faint text-sm">Can’t be retried</p>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '../../../../shared/account.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { accountQuery } from '../queries.ts';

type WithAccountProps = {
  children: (account: Account) => ReactNode;
  /** As a utility: about the height of what comes, where other sections stand below it. */
  room?: string;
};

/** Draws its children once the account is there; loading and failure look alike in every section. */
export function WithAccount({ children, room }: WithAccountProps) {
  const account = useQuery(accountQuery);
  if (account.data) return children(account.data);
  if (account.isError) return <SectionFailure error={account.error} onRetry={() => void account.refetch()} />;
  return <SectionSkeleton room={room} />;
}

export function SectionFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">{sentenceFor(error, 'This couldn’t be loaded.')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

export function SectionSkeleton({ room }: { room?: string | undefined }) {
  return (
    <Loading label="Loading">
      <SkeletonLines count={3} className={cx('content-start', room)} />
    </Loading>
  );
}

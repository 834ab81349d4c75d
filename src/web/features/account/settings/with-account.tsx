import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '../../../../shared/account.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { accountQuery } from '../queries.ts';

/** Draws its children once the account is there; loading and failure look alike in every section. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const account = useQuery(accountQuery);
  if (account.data) return children(account.data);
  if (account.isError) return <SectionFailure error={account.error} onRetry={() => void account.refetch()} />;
  return <SectionSkeleton />;
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

export function SectionSkeleton() {
  return (
    <Loading label="Loading">
      <SkeletonLines count={3} />
    </Loading>
  );
}

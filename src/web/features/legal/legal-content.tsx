import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';

type LegalContentProps = { query: UseQueryResult<{ content: string }>; failure: string };

export function LegalContent({ query, failure }: LegalContentProps) {
  if (query.isPending) {
    return (
      <Loading label="Loading">
        <SkeletonLines count={6} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-danger-ink">{failure}</p>
        <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  return <Markdown topLevel={3}>{query.data.content}</Markdown>;
}

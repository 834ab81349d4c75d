import { useQuery } from '@tanstack/react-query';
import { hasStatus, sentenceFor } from '../../kit/errors.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { OpinionText } from './opinion-text.tsx';
import { caseTextQuery } from './queries.ts';

type OpinionPaneProps = {
  caseId: number;
  /** Set where this side stands alone and must name the case itself. */
  title: string | undefined;
};

/** The opinion's text, or what stands in its place. */
export function OpinionPane({ caseId, title }: OpinionPaneProps) {
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      <h2 className="sr-only">Text of the opinion</h2>
      <TextOrState caseId={caseId} />
    </>
  );
}

function TextOrState({ caseId }: { caseId: number }) {
  const text = useQuery(caseTextQuery(caseId));
  if (text.isPending) return <OpinionSkeleton />;
  if (text.isError) {
    if (hasStatus(text.error, 404)) {
      return (
        <EmptyState title="The text is not here">
          The text of this opinion is no longer kept. The study material stays, without its passages.
        </EmptyState>
      );
    }
    return (
      <ErrorState
        title="The opinion’s text could not be loaded"
        sentence={sentenceFor(text.error, 'Try again in a moment.')}
        onRetry={() => void text.refetch()}
      />
    );
  }
  return (
    <div className="pb-[40vh]">
      <OpinionText text={text.data} />
    </div>
  );
}

export function OpinionSkeleton() {
  return (
    <Loading label="Loading the opinion’s text">
      <div className="h-8 border-line border-b" />
      <div className="mx-auto grid max-w-(--measure) gap-7 pt-6 pr-4 pl-8 font-serif text-reading sm:pr-8 sm:pl-12">
        <Skeleton className="mx-auto h-5 w-48" />
        <SkeletonLines count={5} />
        <SkeletonLines count={7} />
        <SkeletonLines count={4} />
        <SkeletonLines count={6} />
      </div>
    </Loading>
  );
}

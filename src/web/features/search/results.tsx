import { SearchX } from 'lucide-react';
import { count } from '../../format/count.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { CaseHits } from './case-hits.tsx';
import { NoteRow } from './hit-row.tsx';
import { hitsByCase } from './hit-words.ts';
import type { useHits } from './queries.ts';

type ResultsProps = {
  hits: ReturnType<typeof useHits>;
  withClass: boolean;
  onOpen: (() => void) | undefined;
};

export function Results({ hits, withClass, onOpen }: ResultsProps) {
  const { data, isPending, isError, words, isPlaceholderData } = hits;
  if (isError) {
    return <LoadFailure of={hits} title="The search didn’t work" />;
  }
  if (isPending) return <ResultsSkeleton />;
  const items = data.pages.flatMap((page) => page.items);
  const notes = data.pages.flatMap((page) => page.notes);
  if (items.length + notes.length === 0) {
    return (
      <EmptyState icon={<SearchX />} title={`Nothing found for “${words}”`} level={3}>
        Try fewer words, or a different form. We don’t search answers to questions, so they stay hidden.
      </EmptyState>
    );
  }
  return (
    <>
      {notes.length > 0 && (
        <ul aria-label="Your notes" className="mb-4 grid grid-cols-1">
          {notes.map((hit) => (
            <NoteRow key={hit.sessionId} hit={hit} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <ol className={cx('grid grid-cols-1 gap-4 transition-opacity', isPlaceholderData && 'opacity-60')}>
        {hitsByCase(items).map((hitsOfCase) => (
          <CaseHits key={hitsOfCase[0].caseId} hits={hitsOfCase} withClass={withClass} onOpen={onOpen} />
        ))}
      </ol>
      {hits.hasNextPage && (
        <div className="mt-3 px-3">
          <Button
            variant="secondary"
            disabled={hits.isFetchingNextPage}
            onClick={() => void hits.fetchNextPage()}
          >
            {hits.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

/** What a screen reader hears once a search has ended. */
export function wordsOfResults({
  data,
  isError,
  isFetching,
  words,
  hasNextPage,
}: ResultsProps['hits']): string {
  if (isError || isFetching || !data) return '';
  const found = data.pages.reduce((sum, { items, notes }) => sum + items.length + notes.length, 0);
  if (found === 0) return `Nothing found for ${words}`;
  return `${hasNextPage ? 'More than ' : ''}${count(found, 'result', 'results')} for ${words}`;
}

function ResultsSkeleton() {
  return (
    <Loading label="Searching">
      <div className="grid gap-6 px-3 py-3">
        {[1, 2, 3].map((row) => (
          <div key={row}>
            <Skeleton className="h-5 w-56 max-w-full" />
            <SkeletonLines count={2} className="mt-3" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

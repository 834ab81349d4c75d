/** A list that is read a page at a time: its rows, what stands in their place, and more of them. */
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';

type Page<Item> = { items: Item[]; nextCursor: number | null };

type PagedProps<Item> = {
  /** Names the list. */
  label: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  keyOf: (item: Item) => number;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

export function Paged<Item>({ label, list, keyOf, empty, children }: PagedProps<Item>) {
  if (list.isPending) {
    return (
      <Loading label="Loading">
        <SkeletonLines count={6} className="mt-8" />
      </Loading>
    );
  }
  if (list.isLoadingError) {
    return <LoadFailure of={list} />;
  }
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className="border-line border-t">
        {items.map((item) => (
          <li key={keyOf(item)} className="border-line border-b">
            {children(item)}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          onClick={() => void list.fetchNextPage()}
          disabled={list.isFetchingNextPage}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show More'}
        </Button>
      )}
    </>
  );
}

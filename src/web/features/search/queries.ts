import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listPlaces, search } from '../../../shared/search.ts';
import { call } from '../../client/api.ts';

const feature = 'search';
const pauseMs = 200;
const fewestLetters = 2;

/** A student's things change between two searches: hits are fetched each time. */
const hitsQuery = (words: string, classId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [feature, 'hits', words, classId ?? 'all'],
    queryFn: ({ signal, pageParam }) => call(search, { q: words, classId, cursor: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Where the palette can go. */
export const placesQuery = queryOptions({
  queryKey: [feature, 'places'],
  queryFn: ({ signal }) => call(listPlaces, {}, { signal }),
  staleTime: 0,
});

/** The value as it stood when nothing changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Whether these words are enough to search for. */
export const isSearchable = (words: string) => words.trim().length >= fewestLetters;

/** Hits for what is typed, in one class or in all; a search that newer words have overtaken is given up. */
export function useHits(typed: string, classId?: number) {
  const words = useSettled(typed.trim());
  return { words, ...useInfiniteQuery({ ...hitsQuery(words, classId), enabled: isSearchable(words) }) };
}

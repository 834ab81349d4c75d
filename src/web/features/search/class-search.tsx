import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { isSearchable } from './queries.ts';
import { Search } from './search.tsx';

const parameter = 'q';
const pauseMs = 300;

/** Searches all material of the class; its class sessions stand there while nothing is searched for. */
export function ClassSearch({ classId, children }: { classId: number; children: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const named = query.get(parameter) ?? '';
  const [words, setWords] = useState(named);
  // In the address, so that one comes back from a hit to the others.
  const keep = useCallback(() => {
    if (words !== named) setQuery(words ? { [parameter]: words } : {}, { replace: true });
  }, [words, named, setQuery]);

  useEffect(() => {
    // Browsers count such changes: one a pause, not one a letter.
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [keep]);

  return (
    <>
      <Search
        label="Search this class"
        words={words}
        onWords={setWords}
        onOpen={keep}
        classId={classId}
        className="mt-3 sm:mt-6"
        resultsClassName="pt-3"
      />
      {/* Hidden, not removed: two hundred cases need not be rendered again after a search. */}
      <div hidden={isSearchable(words)}>{children}</div>
    </>
  );
}

import { useState } from 'react';
import { Search } from '../features/search/search.tsx';
import { FinderDialog } from '../ui/finder-dialog.tsx';

type SearchDialogProps = { open: boolean; words: string | undefined; onClose: () => void };

/** The search over all classes; it keeps its words, so that one can come back to the hits. */
export function SearchDialog({ open, words, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState(words ?? '');
  const [given, setGiven] = useState(words);
  if (words !== given) {
    setGiven(words);
    if (words !== undefined) setTyped(words);
  }
  return (
    <FinderDialog open={open} onOpenChange={(next) => !next && onClose()} title="Search">
      {() => (
        <Search
          label="Search all classes"
          words={typed}
          onWords={setTyped}
          onOpen={onClose}
          className="flex min-h-0 flex-1 flex-col p-2 [&>div:first-child]:mr-12"
          resultsClassName="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        >
          <p className="px-3 pt-4 pb-5 text-ink-soft">
            Searches case names, citations, opinions, briefs, outlines, and questions. Put an exact phrase in
            “quotation marks.”
          </p>
        </Search>
      )}
    </FinderDialog>
  );
}

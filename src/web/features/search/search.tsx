import { Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { maxSearchLength } from '../../../shared/search.ts';
import { useShortcuts } from '../../browser/shortcuts.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { isSearchable, useHits } from './queries.ts';
import { Results, wordsOfResults } from './results.tsx';

type SearchProps = {
  /** Names the field: "Search this class". */
  label: string;
  words: string;
  onWords: (words: string) => void;
  /** Absent where the search goes over all classes. */
  classId?: number;
  /** Called when a hit is followed. */
  onOpen?: () => void;
  /** Shown while nothing is searched for. */
  children?: ReactNode;
  className?: string;
  resultsClassName?: string;
};

/** A field and what is found; `/` leads to the field, arrows through the hits, Enter opens the first. */
export function Search({
  label,
  words,
  onWords,
  classId,
  onOpen,
  children,
  className,
  resultsClassName,
}: SearchProps) {
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hits = useHits(words, classId);
  const isSearching = isSearchable(words);
  const isCurrent = hits.words === words.trim() && !hits.isPlaceholderData;
  const enter = () => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts('Search', [{ keys: ['/'], words: label, act: enter }]);

  return (
    <search
      ref={frame}
      className={className}
      onKeyDown={(event) => walkHits(event, { frame, field, isCurrent, clear: () => onWords('') })}
    >
      <SearchField label={label} words={words} onWords={onWords} field={field} />
      <p role="status" className="sr-only">
        {isSearching ? wordsOfResults(hits) : ''}
      </p>
      {isSearching ? (
        <div className={cx('mt-3', resultsClassName)}>
          <Results hits={hits} withClass={classId === undefined} onOpen={onOpen} />
        </div>
      ) : (
        children
      )}
    </search>
  );
}

type FieldProps = Pick<SearchProps, 'label' | 'words' | 'onWords'> & {
  field: RefObject<HTMLInputElement | null>;
};

function SearchField({ label, words, onWords, field }: FieldProps) {
  return (
    <div className="relative">
      <SearchIcon
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={maxSearchLength}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onWords(event.target.value)}
        className="min-h-11 w-full rounded-md border border-line-strong bg-raised pr-12 pl-10 text-base text-ink placeholder:text-ink-faint hover:border-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {words !== '' ? (
        <IconButton
          label="Clear the search"
          className="absolute inset-y-0 right-0.5 my-auto"
          onClick={() => {
            onWords('');
            field.current?.focus();
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      ) : (
        <kbd
          aria-hidden
          className="-translate-y-1/2 absolute top-1/2 right-3 hidden rounded-sm border border-line px-1.5 text-ink-faint text-xs pointer-fine:block"
        >
          /
        </kbd>
      )}
    </div>
  );
}

type Walk = {
  frame: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** False while the hits on the screen are those of earlier words. */
  isCurrent: boolean;
  clear: () => void;
};

/** Arrows move between the field and the hits, Enter in the field opens the first, Escape leads back and empties the field. */
function walkHits(event: KeyboardEvent<HTMLElement>, { frame, field, isCurrent, clear }: Walk) {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
  // Any other element is none of them.
  const at = links.indexOf(document.activeElement as HTMLElement);
  const isInField = document.activeElement === field.current;
  if (!isInField && at < 0) return;
  const moves: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: links[at + 1],
    ArrowUp: at === 0 ? field.current : links[at - 1],
    Home: isInField ? undefined : links[0],
    End: isInField ? undefined : links.at(-1),
    Escape: isInField ? undefined : field.current,
  };
  if (moves[event.key]) moves[event.key]?.focus();
  else if (event.key === 'Enter' && isInField && isCurrent) links[0]?.click();
  else if (event.key === 'Escape' && isInField && field.current?.value) clear();
  else return;
  event.preventDefault();
}

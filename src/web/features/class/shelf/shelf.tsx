import { useQuery } from '@tanstack/react-query';
import { Library } from 'lucide-react';
import type { Book } from '../../../../shared/shelf.ts';
import { lazily } from '../../../browser/lazily.tsx';
import { Button } from '../../../ui/button.tsx';
import { useStore } from '../../../use-store.ts';
import { openBook } from '../open-book.ts';
import { shelfQuery } from '../queries/shelf.ts';
import { leftWords } from './words.ts';

const BookDialog = lazily(() => import('./book-dialog.tsx').then((m) => m.BookDialog));

/** The casebooks of a class; nothing where there is none. */
export function Shelf({ classId }: { classId: number }) {
  const books = useQuery(shelfQuery(classId)).data ?? [];
  const open = useStore(openBook);
  const opened = open?.classId === classId ? books.find(({ id }) => id === open.bookId) : undefined;
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="shelf" className="mt-6 sm:mt-8">
      <h2 id="shelf" className="font-semibold font-serif text-ink text-xl">
        Shelf
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Your casebooks. Pick another case from one whenever you need it.
      </p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {books.map((book) => (
          <BookRow key={book.id} book={book} />
        ))}
      </ul>
      {opened && <BookDialog key={opened.id} book={opened} onClose={() => openBook.set(undefined)} />}
    </section>
  );
}

function BookRow({ book }: { book: Book }) {
  const { id, classId, title } = book;
  return (
    <li className="flex items-center gap-3 py-2">
      <Library size={18} strokeWidth={1.6} aria-hidden className="shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink" title={title}>
          {title}
        </span>
        <span className="block text-ink-faint text-sm tabular-nums">{leftWords(book)}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Pick cases from ${title}`}
        onClick={() => openBook.set({ classId, bookId: id })}
      >
        Pick Cases
      </Button>
    </li>
  );
}

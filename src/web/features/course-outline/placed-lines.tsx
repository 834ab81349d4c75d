import { ChevronRight } from 'lucide-react';
import type { CourseEntry, PlacedEntry } from '../../../shared/course-outlines.ts';
import { courseKindNames } from '../../../study/words/course.ts';
import { shorten } from '../../../study/words/shorten.ts';
import { count } from '../../format/count.ts';
import { Button } from '../../ui/button.tsx';
import { LineWords } from './line-words.tsx';

type OffersProps = {
  offered: readonly PlacedEntry[];
  isPending: boolean;
  onTake: (ids: string[]) => void;
  onDecline: (ids: string[]) => void;
};

/** What came since she changed the outline: nothing of it is in there until she says so. */
export function Offers({ offered, isPending, onTake, onDecline }: OffersProps) {
  if (offered.length === 0) return null;
  const ids = offered.map(({ entry }) => entry.id);
  return (
    <section
      aria-labelledby="offered"
      className="mt-6 rounded-lg border border-line bg-raised px-4 py-4 sm:px-6 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="offered" className="font-semibold font-serif text-ink text-lg">
          New in your briefs
        </h2>
        <div className="ml-auto flex gap-1">
          <Button variant="secondary" size="small" disabled={isPending} onClick={() => onTake(ids)}>
            Add All {offered.length}
          </Button>
          <Button variant="quiet" size="small" disabled={isPending} onClick={() => onDecline(ids)}>
            Skip All
          </Button>
        </div>
      </div>
      <p className="mt-1 text-ink-soft text-sm">
        Your changes are kept as they are. Add what you want in your outline.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-3 border-line border-t pt-3">
        {offered.map(({ entry, under }) => (
          <li key={entry.id} className="sm:flex sm:items-start sm:gap-3">
            <Placed entry={entry} under={under} />
            <div className="flex shrink-0 justify-end gap-1">
              <Button
                variant="soft"
                size="small"
                disabled={isPending}
                aria-label={`Add ${nameOf(entry)}`}
                onClick={() => onTake([entry.id])}
              >
                Add
              </Button>
              <Button
                variant="quiet"
                size="small"
                disabled={isPending}
                aria-label={`Skip ${nameOf(entry)}`}
                onClick={() => onDecline([entry.id])}
              >
                Skip
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ kind, text }: CourseEntry) =>
  [courseKindNames[kind], shorten(text, 60)].filter(Boolean).join(': ');

const below = ({ children }: CourseEntry): number =>
  children.reduce((sum, child) => sum + 1 + below(child), 0);

function Placed({ entry, under }: PlacedEntry) {
  const many = below(entry);
  return (
    <div className="min-w-0 flex-1">
      <p className="font-serif text-ink leading-snug break-words">
        <LineWords entry={entry} />
      </p>
      <p className="text-ink-faint text-sm [overflow-wrap:anywhere]">
        {under === null ? 'A new topic' : `Under “${shorten(under, 80)}”`}
        {many > 0 && `, with ${count(many, 'line')} below it`}
      </p>
    </div>
  );
}

type AsideProps = {
  aside: readonly PlacedEntry[];
  isPending: boolean;
  onRestore: (id: string) => void;
};

/** What she removed or skipped is not offered again, and not lost. */
export function Aside({ aside, isPending, onRestore }: AsideProps) {
  if (aside.length === 0) return null;
  return (
    <details className="group mt-10 border-line border-t pt-2 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-ink-soft">
        <ChevronRight
          size={16}
          aria-hidden
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        Removed and skipped ({aside.length})
      </summary>
      <ul className="mt-2 grid grid-cols-1 gap-3">
        {aside.map(({ entry, under }) => (
          <li key={entry.id} className="sm:flex sm:items-start sm:gap-3">
            <Placed entry={entry} under={under} />
            <div className="flex shrink-0 justify-end">
              <Button
                variant="soft"
                size="small"
                disabled={isPending}
                aria-label={`Restore ${nameOf(entry)}`}
                onClick={() => onRestore(entry.id)}
              >
                Restore
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Heart } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { favoriteClassesQuery } from '../class/queries/classes.ts';
import { ClassRow } from './class-row.tsx';

export function FavoriteClasses() {
  const favorites = useQuery(favoriteClassesQuery);
  const [isOpen, setOpen] = useState(true);
  // Where there are none, a phone's first screen is for the classes; a heart pressed there moves nothing.
  const [isLast] = useState(favorites.data?.length === 0);
  const listId = useId();

  return (
    <section aria-label="Favorite Classes" className={cx('mt-8 sm:mt-12', isLast && 'max-sm:order-last')}>
      <h2 className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="-ml-1.5 flex min-h-11 items-center gap-2 rounded-md px-1.5 font-semibold font-serif text-ink text-xl sm:min-h-9"
        >
          <ChevronRight
            size={18}
            aria-hidden
            className={cx('text-ink-faint transition-transform', isOpen && 'rotate-90')}
          />
          Favorite Classes
          {favorites.data && favorites.data.length > 0 && (
            <span className="font-normal font-sans text-ink-faint text-sm tabular-nums">
              {favorites.data.length}
            </span>
          )}
        </button>
      </h2>
      <div id={listId} hidden={!isOpen} className="mt-1 sm:mt-3">
        {favorites.isPending && <SkeletonLines count={2} className="py-3" />}
        {favorites.isLoadingError && (
          <div className="flex items-center gap-3 py-3">
            <p className="text-ink-soft">We couldn’t load your favorites.</p>
            <Button variant="secondary" size="small" onClick={() => void favorites.refetch()}>
              Try Again
            </Button>
          </div>
        )}
        {favorites.data?.length === 0 && (
          // No taller than a class: what she comes for stands below it.
          <div className="flex items-center gap-4 rounded-lg border border-line border-dashed px-4 py-2.5">
            <Heart size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-faint" />
            <div>
              <h3 className="font-medium text-base text-ink">No Favorite Classes</h3>
              <p className="text-ink-soft text-sm">Tap the heart next to a class to pin it here.</p>
            </div>
          </div>
        )}
        {favorites.data && favorites.data.length > 0 && (
          <ul className="border-line border-t">
            {favorites.data.map((one, index) => (
              <ClassRow key={one.id} one={one} detail={one.semesterName} colour={index} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

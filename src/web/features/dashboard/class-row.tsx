import { BookOpen } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import type { Class } from '../../../shared/classes.ts';
import { dateText } from '../../format/dates.ts';
import { dot } from '../../format/dot.ts';
import { pathTo } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { HeartButton } from '../../ui/heart-button.tsx';
import { useFavorite } from '../class/queries/classes.ts';

// Written out, because the style sheet holds only class names that stand in the source.
const colours = [
  'text-favorite-1',
  'text-favorite-2',
  'text-favorite-3',
  'text-favorite-4',
  'text-favorite-5',
  'text-favorite-6',
  'text-favorite-7',
  'text-favorite-8',
];

type ClassRowProps = {
  one: Class;
  /** Stands before the day on which the class was made. */
  detail?: string;
  /** Place in a list of favourites; its colours come round again. */
  colour?: number;
};

/** Drawn again only when its own class changes. */
export const ClassRow = memo(function ClassRow({ one, detail, colour }: ClassRowProps) {
  const favorite = useFavorite(one);
  return (
    <li className="group relative flex items-center border-line border-b hover:bg-hover">
      <Link
        href={pathTo.class(one.id)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-4 py-3 pl-2 sm:pl-3"
      >
        <BookOpen
          size={20}
          strokeWidth={1.6}
          aria-hidden
          className={cx(
            'shrink-0',
            colour === undefined ? 'text-ink-faint' : colours[colour % colours.length],
          )}
        />
        <span className="min-w-0">
          <span className="block font-medium text-base text-ink">{one.name}</span>
          <span className="block text-ink-faint text-sm">
            {detail && `${detail}${dot}`}Created {dateText(one.createdAt)}
          </span>
        </span>
      </Link>
      <HeartButton name={one.name} {...favorite} />
    </li>
  );
});

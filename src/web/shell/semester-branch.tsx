import { ChevronRight, Heart, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'wouter';
import type { Class } from '../../shared/classes.ts';
import type { Semester } from '../../shared/semesters.ts';
import { openYearDialog } from '../dialogs/year-dialog-state.ts';
import { useFavorite } from '../features/class/queries/classes.ts';
import { count } from '../format/count.ts';
import { pathTo } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { HeartButton } from '../ui/heart-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

// Where a pointer can hover, a row's buttons lie over its end while it or the focus is there; on a touch screen they stand
// beside the name.
const rowActions =
  'flex items-center rounded-md pointer-fine:absolute pointer-fine:inset-y-0 pointer-fine:right-0 pointer-fine:bg-inherit pointer-fine:pr-1 pointer-fine:pl-1 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100';

type SemesterBranchProps = {
  semester: Semester;
  /** Undefined while they are being loaded. */
  classes: Class[] | undefined;
  activeId: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

export function SemesterBranch({ semester, classes, activeId, isOpen, onToggle }: SemesterBranchProps) {
  const listId = useId();
  return (
    <li>
      <div className="group relative flex items-center rounded-md hover:bg-hover">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-md pl-1.5 text-left lg:min-h-9"
        >
          <ChevronRight
            size={16}
            aria-hidden
            className={cx('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-90')}
          />
          <span className="min-w-0 truncate font-medium text-base text-ink">{semester.name}</span>
        </button>
        <div className={rowActions}>
          <IconButton
            size="small"
            label={`Edit ${semester.name}`}
            onClick={() => openYearDialog({ task: 'save-semester', semester })}
          >
            <Pencil size={14} aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            label={`Delete ${semester.name}`}
            onClick={() => openYearDialog({ task: 'delete-semester', semester })}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </div>
      </div>
      {isOpen && (
        <div id={listId} className="mb-2 ml-3.5 border-line border-l pl-2">
          {classes ? (
            <>
              <p className="px-2 py-1 text-ink-faint text-xs tabular-nums">
                {count(classes.length, 'class', 'classes')}
              </p>
              <ul className="grid grid-cols-1 gap-px">
                {classes.map((one) => (
                  <ClassLeaf key={one.id} one={one} isActive={one.id === activeId} />
                ))}
              </ul>
            </>
          ) : (
            <Skeleton className="mx-2 my-2 h-4 w-2/3" />
          )}
          <button
            type="button"
            aria-label={`Add Class to ${semester.name}`}
            onClick={() => openYearDialog({ task: 'save-class', semesterId: semester.id })}
            className="flex min-h-11 w-full items-center gap-1.5 rounded-md px-2 text-ink-soft text-sm hover:bg-hover hover:text-ink lg:min-h-8"
          >
            <Plus size={14} aria-hidden />
            Add Class
          </button>
        </div>
      )}
    </li>
  );
}

/** Drawn again only when its own class changes. */
const ClassLeaf = memo(function ClassLeaf({ one, isActive }: { one: Class; isActive: boolean }) {
  const favorite = useFavorite(one);
  return (
    <li
      className={cx(
        'group relative flex items-center rounded-md',
        isActive ? 'bg-accent-wash' : 'hover:bg-hover',
      )}
    >
      <Link
        href={pathTo.class(one.id)}
        aria-current={isActive ? 'page' : undefined}
        className={cx(
          'flex min-h-11 min-w-0 flex-1 items-center rounded-md px-2 py-1.5 text-base leading-5 lg:min-h-9',
          isActive ? 'font-medium text-accent-ink' : 'text-ink-soft group-hover:text-ink',
        )}
      >
        <span className="line-clamp-2 break-words">{one.name}</span>
      </Link>
      {favorite.isFavorite && (
        <Heart
          size={14}
          aria-hidden
          fill="currentColor"
          className="mr-2.5 text-accent-ink pointer-coarse:hidden"
        />
      )}
      <div className={rowActions}>
        <IconButton
          size="small"
          label={`Edit ${one.name}`}
          onClick={() => openYearDialog({ task: 'save-class', saved: one })}
        >
          <Pencil size={14} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          label={`Delete ${one.name}`}
          onClick={() => openYearDialog({ task: 'delete-class', doomed: one })}
        >
          <Trash2 size={14} aria-hidden />
        </IconButton>
        <HeartButton name={one.name} {...favorite} size="small" />
      </div>
    </li>
  );
});

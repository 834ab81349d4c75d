import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Class } from '../../../shared/classes.ts';
import type { Semester } from '../../../shared/semesters.ts';
import { openYearDialog } from '../../dialogs/year-dialog-state.ts';
import { count } from '../../format/count.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ClassRow } from './class-row.tsx';

type SemesterSectionProps = {
  semester: Semester;
  /** Undefined while they are being loaded. */
  classes: Class[] | undefined;
};

export function SemesterSection({ semester, classes }: SemesterSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-6 sm:mt-12">
      <div className="flex items-center gap-1 max-tight:flex-wrap">
        <div className="flex min-w-0 flex-1 max-tight:basis-full flex-col gap-x-3 sm:flex-row sm:items-baseline">
          <h2 id={headingId} className="min-w-0 font-semibold font-serif text-ink text-xl break-words">
            {semester.name}
          </h2>
          {classes && (
            <span className="shrink-0 text-ink-faint text-sm tabular-nums">
              {count(classes.length, 'class', 'classes')}
            </span>
          )}
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Add Class to ${semester.name}`}
          onClick={() => openYearDialog({ task: 'save-class', semesterId: semester.id })}
        >
          <Plus size={16} aria-hidden />
          Add Class
        </Button>
        <Menu
          trigger={
            <IconButton label={`More for ${semester.name}`}>
              <Ellipsis size={18} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil />} onSelect={() => openYearDialog({ task: 'save-semester', semester })}>
            Edit Semester
          </MenuItem>
          <MenuItem
            icon={<Trash2 />}
            destructive
            onSelect={() => openYearDialog({ task: 'delete-semester', semester })}
          >
            Delete Semester
          </MenuItem>
        </Menu>
      </div>
      <div className="mt-3 border-line border-t">
        {!classes && <SkeletonLines count={2} className="py-4" />}
        {classes?.length === 0 && (
          <p className="py-5 text-ink-faint">No classes yet. Add one, then drop its first cases on it.</p>
        )}
        <ul>
          {classes?.map((one) => (
            <ClassRow key={one.id} one={one} />
          ))}
        </ul>
      </div>
    </section>
  );
}

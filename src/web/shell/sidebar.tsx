import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRoute } from 'wouter';
import { openYearDialog } from '../dialogs/year-dialog-state.ts';
import { classesQuery } from '../features/class/queries/classes.ts';
import { semestersQuery } from '../features/semesters/queries.ts';
import { idOf, patterns } from '../paths.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Loading, SkeletonLines } from '../ui/skeleton.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { SemesterBranch } from './semester-branch.tsx';

const addSemester = () => openYearDialog({ task: 'save-semester' });

/** The semesters that the student has opened (true) or closed (false) herself. */
export type Branches = Record<number, boolean>;

type SidebarProps = { branches: Branches; onBranches: (branches: Branches) => void };

/** The academic year: semesters, and in each its classes. */
export function Sidebar({ branches, onBranches }: SidebarProps) {
  const semesters = useQuery(semestersQuery);
  const hasSemesters = (semesters.data?.length ?? 0) > 0;
  const classes = useQuery({ ...classesQuery, enabled: hasSemesters });
  const [, here] = useRoute(patterns.class);
  const activeId = idOf(here?.id);

  return (
    <nav aria-label="Academic Year" className="py-4">
      <div className="flex items-center justify-between pr-2 pl-5">
        <h2 className="font-semibold text-ink-faint text-xs uppercase tracking-widest">Academic Year</h2>
        <Tooltip text="Add Semester">
          <IconButton label="Add Semester" onClick={addSemester}>
            <Plus size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      </div>
      {semesters.isPending && (
        <Loading label="Loading semesters">
          <SkeletonLines count={5} className="px-5 pt-3" />
        </Loading>
      )}
      {semesters.isLoadingError && (
        <div className="px-5 pt-2">
          <p className="text-ink-soft text-sm">The semesters couldn’t be loaded.</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void semesters.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {semesters.data && !hasSemesters && (
        <div className="px-5 pt-2">
          <p className="text-ink-soft text-sm">No semesters yet</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={addSemester}>
            Add Semester
          </Button>
        </div>
      )}
      {hasSemesters && (
        <ul className="mt-1 grid grid-cols-1 gap-0.5 px-2">
          {semesters.data?.map((semester, index) => {
            const inside = classes.data?.filter((one) => one.semesterId === semester.id);
            const holdsActive = inside?.some((one) => one.id === activeId) ?? false;
            const isOpen = branches[semester.id] ?? (index === 0 || holdsActive);
            return (
              <SemesterBranch
                key={semester.id}
                semester={semester}
                classes={inside}
                activeId={activeId}
                isOpen={isOpen}
                onToggle={() => onBranches({ ...branches, [semester.id]: !isOpen })}
              />
            );
          })}
        </ul>
      )}
    </nav>
  );
}

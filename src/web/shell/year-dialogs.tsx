import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Semester } from '../../shared/semesters.ts';
import { closeYearDialog, useYearDialog } from '../dialogs/year-dialog-state.ts';
import { ClassDialog } from '../features/class/class-dialog.tsx';
import { DeleteClassDialog } from '../features/class/delete-class-dialog.tsx';
import { classesQuery } from '../features/class/queries/classes.ts';
import { DeleteSemesterDialog } from '../features/semesters/delete-semester-dialog.tsx';
import { SemesterDialog } from '../features/semesters/semester-dialog.tsx';
import { pathTo } from '../paths.ts';

/** The dialogs of the academic year, whoever asked for one. */
export function YearDialogs() {
  const current = useYearDialog();
  const close = closeYearDialog;
  switch (current?.task) {
    case 'save-semester':
      return <SemesterDialog semester={current.semester} onClose={close} />;
    case 'delete-semester':
      return <DeleteSemester semester={current.semester} onClose={close} />;
    case 'save-class':
      return <ClassDialog saved={current.saved} semesterId={current.semesterId} onClose={close} />;
    case 'delete-class':
      return <DeleteClassDialog doomed={current.doomed} onClose={close} />;
    default:
      return null;
  }
}

/** The class on the screen may be one of its own: who looks at it is led home. */
function DeleteSemester({ semester, onClose }: { semester: Semester; onClose: () => void }) {
  const [path, navigate] = useLocation();
  const classes = useQuery(classesQuery);
  const isInside = classes.data?.some(
    ({ id, semesterId }) => semesterId === semester.id && path === pathTo.class(id),
  );
  return (
    <DeleteSemesterDialog
      semester={semester}
      onDeleted={() => isInside && navigate(pathTo.home())}
      onClose={onClose}
    />
  );
}

import { ClassDialog } from '../features/classes/class-dialog.tsx';
import { DeleteClassDialog } from '../features/classes/delete-class-dialog.tsx';
import { DeleteSemesterDialog } from '../features/semesters/delete-semester-dialog.tsx';
import { SemesterDialog } from '../features/semesters/semester-dialog.tsx';
import { stopOrganising, useOrganising } from '../kit/organising.ts';

/** The dialogs of the academic year, whoever asked for one. */
export function OrganisingDialogs() {
  const current = useOrganising();
  const close = stopOrganising;
  switch (current?.task) {
    case 'save-semester':
      return <SemesterDialog semester={current.semester} onClose={close} />;
    case 'delete-semester':
      return <DeleteSemesterDialog semester={current.semester} onClose={close} />;
    case 'save-class':
      return <ClassDialog saved={current.saved} semesterId={current.semesterId} onClose={close} />;
    case 'delete-class':
      return <DeleteClassDialog doomed={current.doomed} onClose={close} />;
    default:
      return null;
  }
}

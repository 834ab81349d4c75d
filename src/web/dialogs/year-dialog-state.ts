/** Which dialog of the academic year is open: sidebar, dashboard and class view all open the same ones. */
import type { Class } from '../../shared/classes.ts';
import type { Semester } from '../../shared/semesters.ts';
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

export type YearDialog =
  | { task: 'save-semester'; semester?: Semester }
  | { task: 'delete-semester'; semester: Semester }
  | { task: 'save-class'; saved?: Class; semesterId?: number }
  | { task: 'delete-class'; doomed: Class };

const open = createStore<YearDialog | undefined>(undefined);

export const openYearDialog = (dialog: YearDialog) => open.set(dialog);
export const closeYearDialog = () => open.set(undefined);
export const useYearDialog = () => useStore(open);

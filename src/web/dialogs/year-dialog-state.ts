/** Which dialog of the academic year is open: sidebar, dashboard and class view all open the same ones. */
import { useSyncExternalStore } from 'react';
import type { Class } from '../../shared/classes.ts';
import type { Semester } from '../../shared/semesters.ts';

export type Organising =
  | { task: 'save-semester'; semester?: Semester }
  | { task: 'delete-semester'; semester: Semester }
  | { task: 'save-class'; saved?: Class; semesterId?: number }
  | { task: 'delete-class'; doomed: Class };

let current: Organising | undefined;
const listeners = new Set<() => void>();

function set(next: Organising | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

export const organise = (next: Organising) => set(next);
export const stopOrganising = () => set(undefined);

export function useOrganising(): Organising | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

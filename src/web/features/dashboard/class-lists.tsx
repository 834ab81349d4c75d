import type { Class } from '../../../shared/classes.ts';
import type { Semester } from '../../../shared/semesters.ts';
import { FavoriteClasses } from './favorite-classes.tsx';
import { SemesterSection } from './semester-section.tsx';

/** Of fewer classes none has to be found. */
const fewestToFavor = 3;

type ClassListsProps = {
  semesters: readonly Semester[];
  /** Undefined where they could not be loaded. */
  classes: readonly Class[] | undefined;
  hasFavorites: boolean;
};

/** Her favorites, where there are many, and her classes by semester. */
export function ClassLists({ semesters, classes, hasFavorites }: ClassListsProps) {
  return (
    <div className="flex flex-col">
      {((classes?.length ?? 0) >= fewestToFavor || hasFavorites) && <FavoriteClasses />}
      {semesters.map((semester) => (
        <SemesterSection
          key={semester.id}
          semester={semester}
          classes={classes?.filter((one) => one.semesterId === semester.id)}
        />
      ))}
    </div>
  );
}

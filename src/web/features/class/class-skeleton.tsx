import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a class: heading, upload panel, search, two class sessions. */
export function ClassSkeleton() {
  return (
    <Loading label="Loading the class">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-2 h-8 w-48 sm:h-9 sm:w-64" />
      <div className="mt-4 h-17 rounded-lg border border-line sm:mt-8 sm:h-24" />
      <div className="mt-3 h-11 rounded-md border border-line sm:mt-6" />
      <Skeleton className="mt-6 mb-5 h-6 w-36 sm:mt-10" />
      {[0, 1].map((session) => (
        <div key={session} className="mt-4 rounded-lg border border-line bg-raised px-4 py-5 sm:px-6">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-6 h-5 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <div className="mt-4 flex gap-2">
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-8 w-28" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

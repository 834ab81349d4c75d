import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a class: heading, upload panel, two class sessions. */
export function ClassSkeleton() {
  return (
    <Loading label="Loading the class">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-2 h-9 w-64" />
      <div className="mt-8 h-24 rounded-lg border border-line" />
      {[0, 1].map((session) => (
        <div key={session} className="mt-5 rounded-lg border border-line bg-raised px-6 py-5">
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

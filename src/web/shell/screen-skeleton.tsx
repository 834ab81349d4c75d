import { Loading, Skeleton, SkeletonLines } from '../ui/skeleton.tsx';

/** Stands for a screen whose code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-8 sm:px-8 sm:pt-12">
      <Loading label="Loading">
        <Skeleton className="h-9 w-56" />
        <SkeletonLines count={4} className="mt-10" />
      </Loading>
    </div>
  );
}

import { useRef } from 'react';
import { leastWidthPx, useIsWide } from '../../desk/width.ts';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { OpinionSkeleton } from './opinion-pane.tsx';

/** The screen's shape while the material comes. */
export function MaterialSkeleton() {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, leastWidthPx);
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col overflow-hidden">
      <div className="h-12 shrink-0 border-line border-b" />
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1">
          <Loading label="Loading">
            <div className="mx-auto grid max-w-(--measure) gap-6 px-5 pt-8 font-serif text-reading sm:px-10">
              <Skeleton className="h-8 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <SkeletonLines count={3} className="my-4" />
              <Skeleton className="h-5 w-24" />
              <SkeletonLines count={5} />
              <Skeleton className="h-5 w-24" />
              <SkeletonLines count={3} />
            </div>
          </Loading>
        </div>
        {isWide && (
          <div className="min-w-0 flex-1 border-line border-l">
            <OpinionSkeleton />
          </div>
        )}
      </div>
    </div>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { useIsOffline } from '../browser/connection.ts';
import { cx } from './cx.ts';
import { ErrorState } from './error-state.tsx';

/** A bar in the place of a line; size it with utilities. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-breathe rounded-sm bg-hover', className)} />;
}

/** What is kept on the device is there sooner than this. */
const patienceMs = 500;

/** Wraps skeletons: says once that something is on its way, or, without network, that it is not. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  const isOffline = useIsOffline();
  const [isInVain, setInVain] = useState(false);
  useEffect(() => {
    if (!isOffline) return setInVain(false);
    const timer = setTimeout(() => setInVain(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isOffline]);
  if (isInVain) return <ErrorState sentence="" />;
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** Lines of text to come, the last one shorter. */
export function SkeletonLines({ count, className }: { count: number; className?: string }) {
  return (
    <div aria-hidden className={cx('grid gap-3', className)}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          key={line}
          className={cx('h-4', line === count - 1 && 'w-3/5')}
        />
      ))}
    </div>
  );
}

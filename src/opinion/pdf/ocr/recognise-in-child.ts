import type { KillableChild } from '../killable-child.ts';
import { watchWork } from '../work-watch.ts';
import type { Allowance } from './allowance.ts';
import type { ScanOrder, ScanProgress, ScanReport } from './messages.ts';

export type ScanLimits = {
  memoryLimitMb: number;
  /** Work on one page that brings it no further. The same work takes a crowded processor twice as long, and it counts both. */
  pageCpuSeconds: number;
  /** By the clock, and without any work: for a child that waits for what never comes. */
  stillMs: number;
  /** The file's, which its pages share. */
  allowance: Allowance;
};

/** `isForeign`: its child was ended by something else, and another may succeed. */
type ScanOutcome = ScanReport | { kind: 'lost'; isStill: boolean; isForeign?: boolean };

const pollMs = 50;

/** So many times the work of a page that gets no further may be done on one that does. */
const mostWithProgress = 2;

/** One page under its limits: a child that oversteps them is killed and the page is lost. Throws the signal's reason. */
export function recogniseInChild(
  child: KillableChild<ScanOrder, ScanReport | ScanProgress>,
  order: ScanOrder,
  limits: ScanLimits,
  signal: AbortSignal,
): Promise<ScanOutcome> {
  return new Promise((resolve, reject) => {
    const watch = watchWork(child, limits.stillMs);
    let hasSettled = false;
    let workedAtProgress = 0;
    const leftAtStart = limits.allowance.leftSeconds();
    const settle = () => {
      hasSettled = true;
      limits.allowance.spend(watch.worked());
      clearInterval(poll);
      signal.removeEventListener('abort', abort);
    };
    const lose = (because: { isStill: boolean; isForeign?: boolean }) => {
      if (hasSettled) return;
      settle();
      child.kill();
      resolve({ kind: 'lost', ...because });
    };
    const abort = () => {
      settle();
      child.kill();
      reject(signal.reason);
    };
    const poll = setInterval(() => {
      const worked = watch.worked();
      const sinceProgress = worked - workedAtProgress;
      const isOver =
        child.memoryMb() > limits.memoryLimitMb ||
        worked > mostWithProgress * limits.pageCpuSeconds ||
        sinceProgress > limits.pageCpuSeconds ||
        // What a page was begun with stays its own: whether it has words is known at its end.
        sinceProgress >= Math.max(leftAtStart, limits.allowance.leftSeconds());
      if (isOver) lose({ isStill: false });
      else if (watch.isStill()) lose({ isStill: true });
    }, pollMs);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    void child.ended.then(({ isForeign }) => lose({ isStill: false, isForeign }));
    child.order(order, (report) => {
      if (report.kind === 'progress') {
        watch.stir();
        workedAtProgress = watch.worked();
        return;
      }
      settle();
      resolve(report);
    });
  });
}

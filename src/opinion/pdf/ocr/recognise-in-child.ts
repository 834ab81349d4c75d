import type { KillableChild } from '../killable-child.ts';
import { watchWork } from '../work-watch.ts';
import type { Allowance } from './allowance.ts';
import type { ScanOrder, ScanReport } from './messages.ts';

export type ScanLimits = {
  memoryLimitMb: number;
  /** Work on one page: what counts on a busy machine, where the clock says little. */
  pageCpuSeconds: number;
  /** By the clock, and without any work: for a child that waits for what never comes. */
  stillMs: number;
  /** The file's, which its pages share. */
  allowance: Allowance;
};

/** `isForeign`: its child was ended by something else, and another may succeed. */
type ScanOutcome = ScanReport | { kind: 'lost'; isStill: boolean; isForeign?: boolean };

const pollMs = 50;

/** One page under its limits: a child that oversteps them is killed and the page is lost. Throws the signal's reason. */
export function recogniseInChild(
  child: KillableChild<ScanOrder, ScanReport>,
  order: ScanOrder,
  limits: ScanLimits,
  signal: AbortSignal,
): Promise<ScanOutcome> {
  return new Promise((resolve, reject) => {
    const watch = watchWork(child, limits.stillMs);
    let hasSettled = false;
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
      const isOver =
        child.memoryMb() > limits.memoryLimitMb ||
        worked > limits.pageCpuSeconds ||
        limits.allowance.isUsedUp(worked);
      if (isOver) lose({ isStill: false });
      else if (watch.isStill()) lose({ isStill: true });
    }, pollMs);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    void child.ended.then(({ isForeign }) => lose({ isStill: false, isForeign }));
    child.order(order, (report) => {
      settle();
      resolve(report);
    });
  });
}

import type { KillableChild } from '../killable-child.ts';
import type { Allowance } from './allowance.ts';
import type { ScanOrder, ScanReport } from './messages.ts';

export type ScanLimits = {
  memoryLimitMb: number;
  /** Work on one page: what counts on a busy machine, where the clock says little. */
  pageCpuSeconds: number;
  /** By the clock: for a child that waits for what never comes. */
  pageMs: number;
  /** The file's, which its pages share. */
  allowance: Allowance;
  /** A page that shows text of its own waits for no busy machine. */
  isSpare: boolean;
};

type ScanOutcome = ScanReport | { kind: 'lost'; isTimeUp: boolean };

const memoryPollMs = 50;

/** One page under its limits: a child that oversteps them is killed and the page is lost. Throws the signal's reason. */
export function recogniseInChild(
  child: KillableChild<ScanOrder, ScanReport>,
  order: ScanOrder,
  limits: ScanLimits,
  signal: AbortSignal,
): Promise<ScanOutcome> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const workedBefore = child.workedSeconds();
    const heldMs = () => performance.now() - startedAt;
    let worked = 0;
    const isOver = () => child.memoryMb() > limits.memoryLimitMb || worked > limits.pageCpuSeconds;
    const isTimeUp = () => {
      const counted = limits.isSpare || worked === 0 ? Number.POSITIVE_INFINITY : worked;
      return heldMs() > limits.pageMs || limits.allowance.isUsedUp(heldMs(), counted);
    };
    const settle = () => {
      limits.allowance.spend(heldMs(), worked);
      clearInterval(poll);
      signal.removeEventListener('abort', abort);
    };
    const lose = (because: { isTimeUp: boolean }) => {
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
      worked = child.workedSeconds() - workedBefore;
      if (isOver()) lose({ isTimeUp: false });
      else if (isTimeUp()) lose({ isTimeUp: true });
    }, memoryPollMs);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    void child.ended.then(() => lose({ isTimeUp: false }));
    child.order(order, (report) => {
      settle();
      resolve(report);
    });
  });
}

import type { KillableChild } from '../killable-child.ts';
import type { ScanOrder, ScanReport } from './messages.ts';

export type ScanLimits = {
  memoryLimitMb: number;
  /** Work on one page: what counts on a busy machine, where the clock says little. */
  pageCpuSeconds: number;
  /** By the clock: for a child that waits for what never comes. */
  pageMs: number;
};

type ScanOutcome = ScanReport | { kind: 'lost' };

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
    const isOver = () =>
      child.memoryMb() > limits.memoryLimitMb ||
      child.workedSeconds() - workedBefore > limits.pageCpuSeconds ||
      performance.now() - startedAt > limits.pageMs;
    const settle = () => {
      clearInterval(poll);
      signal.removeEventListener('abort', abort);
    };
    const lose = () => {
      settle();
      child.kill();
      resolve({ kind: 'lost' });
    };
    const abort = () => {
      settle();
      child.kill();
      reject(signal.reason);
    };
    const poll = setInterval(() => {
      if (isOver()) lose();
    }, memoryPollMs);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    void child.ended.then(lose);
    child.order(order, (report) => {
      settle();
      resolve(report);
    });
  });
}

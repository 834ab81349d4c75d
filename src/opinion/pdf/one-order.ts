/** One order to a child that answers with one report, within its limits. */
import type { KillableChild } from './killable-child.ts';
import { watchWork } from './work-watch.ts';

export type OrderLimits = {
  memoryLimitMb: number;
  /** By the clock: the child may stand still for so long. */
  deadlineMs: number;
  /** Work of the child; none where the clock alone counts. */
  cpuSeconds?: number;
};

/** `over` where the child was killed at a limit, `lost` where something else ended it. */
export type Outcome<Report> = { report: Report } | 'over' | 'lost';

const pollMs = 50;

/** Throws the signal's reason when it aborts; the child is killed then. */
export function giveOrder<Order, Report>(
  child: KillableChild<Order, Report>,
  order: Order,
  { memoryLimitMb, deadlineMs, cpuSeconds = Number.POSITIVE_INFINITY }: OrderLimits,
  signal: AbortSignal,
): Promise<Outcome<Report>> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const watch = watchWork(child, deadlineMs);
    const end = (finish: () => void) => {
      clearInterval(poll);
      signal.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => {
      child.kill();
      end(() => reject(signal.reason));
    };
    const poll = setInterval(() => {
      const isLate = performance.now() - startedAt > deadlineMs;
      if (!isLate && watch.worked() <= cpuSeconds && child.memoryMb() <= memoryLimitMb) return;
      child.kill();
      end(() => resolve('over'));
    }, pollMs);
    signal.addEventListener('abort', abort, { once: true });
    void child.ended.then(() => end(() => resolve('lost')));
    child.order(order, (report) => end(() => resolve({ report })));
  });
}

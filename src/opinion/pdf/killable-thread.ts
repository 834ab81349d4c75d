/** A thread of this process as a pool sees a child: it is ended from outside, whatever it does. */
import { Worker } from 'node:worker_threads';
import { type KillableChild, threadSeconds } from './killable-child.ts';

/** The first message of a thread: its number at the system, by which its work is seen from outside; undefined where none is told. */
export type ThreadStarted = { task: number | undefined };

type Setup = { workerData?: object; memoryLimitMb: number };

export function startThread<Order, Report extends object>(
  path: URL,
  { workerData, memoryLimitMb }: Setup,
): KillableChild<Order, Report> {
  const thread = new Worker(path, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  let alive = true;
  let listener: ((report: Report) => void) | undefined;
  const ended = new Promise<{ isForeign: boolean }>((resolve) => {
    thread.once('exit', () => {
      alive = false;
      resolve({ isForeign: false });
    });
  });
  // Too little memory, or a fault outside of any order; its end tells who waits for it.
  thread.on('error', () => {});
  const startedAt = performance.now();
  let started: ThreadStarted | undefined;
  thread.on('message', (told: Report | ThreadStarted) => {
    if ('task' in told) started = told;
    else listener?.(told);
  });
  const kill = () => {
    alive = false;
    void thread.terminate();
  };
  return {
    isAlive: () => alive,
    order(order, onReport) {
      listener = onReport;
      thread.ref();
      thread.postMessage(order);
    },
    ended,
    kill,
    end() {
      kill();
      return ended;
    },
    rest() {
      listener = undefined;
      thread.unref();
    },
    memoryMb: () => 0,
    workedSeconds: () => {
      if (!alive || !started) return 0;
      return started.task === undefined
        ? (performance.now() - startedAt) / 1000
        : threadSeconds(started.task);
    },
  };
}

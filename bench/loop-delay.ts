/**
 * Loaded into a server that is measured: on SIGUSR2 it writes how late its event loop was since the last time, and the
 * longest that its thread worked without a turn for others.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

export type LoopDelay = {
  /** Late by the clock, which other programs on a busy machine make later. */
  p99: number;
  max: number;
  /** In processor time of the thread: what its own work kept others waiting, however busy the machine is. */
  held: number;
};

const file = process.env.LOOP_DELAY_FILE;
const resolutionMs = 10;
const lookMs = 5;

function watch(to: string): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let held = 0;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    held = Math.max(held, (user + system) / 1000);
  };
  setInterval(look, lookMs).unref();
  // What is recorded is the time between two looks, of which one is due every ten milliseconds.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
  process.on('SIGUSR2', () => {
    look();
    const told: LoopDelay = { p99: late(delay.percentile(99)), max: late(delay.max), held };
    writeFileSync(to, JSON.stringify(told));
    held = 0;
    delay.reset();
  });
}

if (file && isMainThread) watch(file);

import { Worker } from 'node:worker_threads';

/**
 * A thread of its own ends the process when its parent is gone: the event loop cannot, while PDFium is stuck in a file. Where the
 * parent has no way to see how much memory a child holds, it keeps that limit too.
 */
const source = `
const { workerData } = require('node:worker_threads');
const parent = process.ppid;
setInterval(() => {
  const isOrphan = process.ppid !== parent;
  const isOver = workerData.memoryLimitMb !== null && process.memoryUsage.rss() > workerData.memoryLimitMb * 1048576;
  if (isOrphan || isOver) process.kill(process.pid, 'SIGKILL');
}, workerData.memoryLimitMb === null ? 1000 : 50);
`;

let watchdog: Worker | undefined;

export function startWatchdog(limits: { memoryLimitMb: number | null }): void {
  if (watchdog) return;
  watchdog = new Worker(source, {
    eval: true,
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  watchdog.unref();
}

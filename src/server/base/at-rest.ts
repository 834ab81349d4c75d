/** Memory that work has needed is given back once there is none left: until then the heap may grow as it likes. */
import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const looksEveryMs = 2_000;
const restsAfterLooks = 2;
/** Of the time: looking for jobs takes a fiftieth of it on a machine that is busy with other things. */
const restsBelow = 0.05;
/** Collecting everything takes a tenth of a second: less than this is not worth it. */
const worthBytes = 12 * 1024 * 1024;

const heapBytes = () => getHeapStatistics().total_heap_size;

/** Does nothing where Node was started without `--expose-gc`. */
export function giveBackAtRest(): void {
  const { gc } = globalThis;
  if (!gc) return;
  let keptBytes = 0;
  let quietLooks = 0;
  let seen = performance.eventLoopUtilization();
  const look = () => {
    const now = performance.eventLoopUtilization();
    quietLooks = performance.eventLoopUtilization(now, seen).utilization < restsBelow ? quietLooks + 1 : 0;
    seen = now;
    if (quietLooks < restsAfterLooks || heapBytes() < keptBytes + worthBytes) return;
    // This flavour alone hands the emptied pages back to the system.
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    keptBytes = heapBytes();
  };
  setInterval(look, looksEveryMs).unref();
}

import type { Opinion } from '../opinion.ts';
import { ReadingError } from '../reading-error.ts';
import { type ReadingChild, startChild } from './reading-child.ts';
import { type Limits, readInChild } from './reading-run.ts';

export type ReadingOptions = { onPage?: (done: number, total: number) => void; signal?: AbortSignal };

export type ReadingPool = {
  /** Reads the file in a child process. Throws `ReadingError` for a file that cannot be used, the signal's reason when it aborts (the child is killed). */
  read(path: string, options?: ReadingOptions): Promise<Opinion>;
  /** What the largest child holds at this moment, in MB. */
  memoryMb(): number;
  /** Ends every child; what is still being read fails with an AbortError. */
  close(): Promise<void>;
};

export type ReadingPoolOptions = {
  size?: number;
  /** Resident memory of a child. */
  memoryLimitMb?: number;
  /** For one file, from the moment a child takes it. Pages that are done add to it, so that long files are not cut off. */
  deadlineMs?: number;
  /** A child that has had nothing to do for this long ends: a resting server holds none. */
  idleMs?: number;
  /** The child's entry, where it is not the source or bundle that stands beside this module. */
  childPath?: URL;
};

type Waiting = { start: (child: ReadingChild) => void };

export function openReadingPool(options: ReadingPoolOptions = {}): ReadingPool {
  const { size = 2, memoryLimitMb = 600, deadlineMs = 18_000, idleMs = 5_000 } = options;
  const limits: Limits = { memoryLimitMb, deadlineMs };
  const childPath = options.childPath ?? besideThis();
  const closing = new AbortController();
  const idle = new Map<ReadingChild, NodeJS.Timeout>();
  const busy = new Set<ReadingChild>();
  const queue: Waiting[] = [];

  function take(): ReadingChild {
    for (const [child, timer] of idle) {
      idle.delete(child);
      clearTimeout(timer);
      if (child.isAlive()) return child;
    }
    return startChild(childPath, memoryLimitMb);
  }

  function serve(): void {
    while (queue.length > 0 && busy.size < size) {
      const child = take();
      busy.add(child);
      queue.shift()!.start(child);
    }
  }

  function giveBack(child: ReadingChild): void {
    busy.delete(child);
    if (child.isAlive() && !closing.signal.aborted) {
      child.rest();
      idle.set(child, setTimeout(() => retire(child), idleMs).unref());
    } else child.kill();
    serve();
  }

  function retire(child: ReadingChild): void {
    idle.delete(child);
    child.kill();
  }

  function waitForChild(signal: AbortSignal): Promise<ReadingChild> {
    return new Promise((resolve, reject) => {
      const place: Waiting = {
        start(child) {
          signal.removeEventListener('abort', leave);
          resolve(child);
        },
      };
      const leave = () => {
        queue.splice(queue.indexOf(place), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(place);
      serve();
    });
  }

  return {
    async read(path, { onPage, signal } = {}) {
      const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      either.throwIfAborted();
      let child = await waitForChild(either);
      const replace = () => {
        busy.delete(child);
        child.kill();
        child = startChild(childPath, memoryLimitMb);
        busy.add(child);
        return child;
      };
      try {
        return await readInChild({
          path,
          child,
          replace,
          limits,
          signal: either,
          ...(onPage ? { onPage } : {}),
        });
      } catch (error) {
        if (!(error instanceof ReadingError)) child.kill();
        throw error;
      } finally {
        giveBack(child);
      }
    },
    memoryMb: () => Math.max(0, ...[...busy, ...idle.keys()].map((child) => child.memoryMb())),
    async close() {
      closing.abort(new DOMException('The reading pool is closed.', 'AbortError'));
      const children = [...idle.keys(), ...busy];
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all(children.map((child) => child.end()));
    },
  };
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './child.ts' : './reading-child.js', own);
}

import type { Opinion } from '../opinion.ts';
import { ReadingError } from '../reading-error.ts';
import { startChild } from './killable-child.ts';
import { openLanes } from './lanes.ts';
import { openScanPool, type Recognised, type ScanPoolOptions } from './ocr/scan-pool.ts';
import { type Limits, type Reading, type ReadingChild, type ReadingRun, readInChild } from './reading-run.ts';

export type ReadingOptions = { onPage?: (done: number, total: number) => void; signal?: AbortSignal };

export type ReadingPool = {
  /** Reads the file in a child process. Throws `ReadingError` for a file that cannot be used, the signal's reason when it aborts (the child is killed). */
  read(path: string, options?: ReadingOptions): Promise<Opinion>;
  /** Tells that a file is on its way: where a reader may be kept, one is there when it has come. */
  prepare(): void;
  /** What the largest child holds at this moment, in MB. */
  memoryMb(): number;
  /** How many children were killed, or died, over a file. */
  countKilled(): number;
  /** Ends every child; what is still being read fails with an AbortError. */
  close(): Promise<void>;
};

export type ReadingPoolOptions = {
  size?: number;
  /** Resident memory of a child. */
  memoryLimitMb?: number;
  /** Processor time of the child for one file; pages that are done add to it. The clock stops none that works. */
  cpuSeconds?: number;
  /** A child that has done nothing for so long is ended, and the file may be read again. */
  stillMs?: number;
  /** A child that has had nothing to do for this long ends. */
  idleMs?: number;
  /** One is started with the pool and stays, while the machine has memory to spare: a child takes half a second to start. */
  keepsOne?: boolean;
  /** The child's entry, where it is not the source or bundle that stands beside this module. */
  childPath?: URL;
  /** For pages that have to be recognised. */
  scans?: ScanPoolOptions;
};

/** Work on the pages of a scan of which none has shown a word; then it ends with what was read of the file, or with a sentence that says why. */
const wordlessSeconds = 12;
/** Left to others on the machine where a reader is kept. */
const spareMb = 1_200;

export function openReadingPool(options: ReadingPoolOptions = {}): ReadingPool {
  const { size = 2, memoryLimitMb = 600, cpuSeconds = 18, stillMs = 60_000, idleMs = 5_000 } = options;
  const limits: Limits = { memoryLimitMb, cpuSeconds, stillMs };
  const childPath = options.childPath ?? besideThis();
  const closing = new AbortController();
  const lanes = openLanes<ReadingChild>({
    size,
    idleMs,
    start: () => startChild(childPath, memoryLimitMb),
    mayKeep: () => options.keepsOne === true && process.availableMemory() > spareMb * 1024 * 1024,
  });
  const scanPool = openScanPool({ idleMs, ...options.scans });

  async function readOnce(run: Omit<ReadingRun, 'lane' | 'limits'>): Promise<Reading> {
    return lanes.lend(run.signal, async (lane) => {
      try {
        return await readInChild({ ...run, lane, limits });
      } catch (error) {
        if (!(error instanceof ReadingError)) lane.child.kill();
        throw error;
      }
    });
  }

  lanes.prepare();

  return {
    prepare: () => lanes.prepare(),
    async read(path, { onPage, signal } = {}) {
      const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const shared = { signal: either, ...(onPage ? { onPage } : {}) };
      const first = await readOnce({ ...shared, order: { path, skip: [], isCareful: false } });
      if (first.kind === 'opinion') return first.opinion;
      // The child reads other files meanwhile: recognition takes seconds a page, reading the text again next to nothing.
      const readBefore = first.of - first.pages.length;
      const scans = await scanPool.recognise(path, first.pages, {
        signal: either,
        spare: first.spare,
        wordlessSeconds,
        onPage: (done) => onPage?.(readBefore + done, first.of),
      });
      const order = { ...first.order, scans: scans.pages };
      const second = await readOnce({ ...shared, order }).catch((error: unknown) => {
        throw withoutScans(error, scans);
      });
      if (second.kind === 'opinion') return second.opinion;
      throw new ReadingError('no_text');
    },
    memoryMb: () => Math.max(lanes.memoryMb(), scanPool.memoryMb()),
    countKilled: () => lanes.countLost(),
    async close() {
      closing.abort(new DOMException('The reading pool is closed.', 'AbortError'));
      await Promise.all([lanes.close(), scanPool.close()]);
    },
  };
}

/** A file of which nothing is left without the pages that could not be recognised was not read for another reason than lack of text. */
function withoutScans(error: unknown, { lost, isStill }: Recognised): unknown {
  if (!(error instanceof ReadingError) || error.code !== 'no_text' || lost === 0) return error;
  return new ReadingError(isStill ? 'stalled' : 'too_complex', { cause: error });
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './child.ts' : './reading-child.js', own);
}

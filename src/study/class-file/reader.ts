/** Reads class files in a process of its own, which is killed where a file takes more time or memory than any does. */
import { type KillableChild, startChild } from '../../opinion/pdf/killable-child.ts';
import { openLanes } from '../../opinion/pdf/lanes.ts';
import { giveOrder } from '../../opinion/pdf/one-order.ts';
import type { ReadClass } from './rows.ts';

/** `rows` is the path of a file that is made: it holds the long texts. */
export type ReadingOrder = { path: string; rows: string };
export type ReadingReport = { read: ReadClass } | { refusal: string } | { fault: string };

export type ClassFileReader = {
  /** Answers the sentence on a file that cannot be used; throws where it is the reading that fails. */
  read(order: ReadingOrder): Promise<ReadClass | { refusal: string }>;
  close(): Promise<void>;
};

export type ClassFileReaderOptions = {
  memoryLimitMb?: number;
  cpuSeconds?: number;
  deadlineMs?: number;
  /** A child that has had nothing to do for this long ends. */
  idleMs?: number;
};

const tooLong = { refusal: 'This class file takes too long to check. Ask for one with fewer cases.' };

export function openClassFileReader(options: ClassFileReaderOptions = {}): ClassFileReader {
  const { memoryLimitMb = 600, cpuSeconds = 60, deadlineMs = 180_000, idleMs = 5_000 } = options;
  const limits = { memoryLimitMb, cpuSeconds, deadlineMs };
  const closing = new AbortController();
  const lanes = openLanes<KillableChild<ReadingOrder, ReadingReport>>({
    size: 1,
    idleMs,
    start: () => startChild(besideThis(), memoryLimitMb),
  });
  return {
    read: (order) =>
      lanes.lend(closing.signal, async (lane) => {
        let outcome = await giveOrder(lane.child, order, limits, closing.signal);
        // Killed from outside perhaps; a file that ends its process twice is too much for it.
        if (outcome === 'lost') outcome = await giveOrder(lane.replace(), order, limits, closing.signal);
        if (outcome === 'over' || outcome === 'lost') return tooLong;
        if ('fault' in outcome.report)
          throw new Error(`A class file could not be read: ${outcome.report.fault}`);
        return 'read' in outcome.report ? outcome.report.read : outcome.report;
      }),
    async close() {
      closing.abort(new DOMException('The reader of class files is closed.', 'AbortError'));
      await lanes.close();
    },
  };
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './child.ts' : './class-file-child.js', own);
}

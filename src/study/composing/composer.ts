/** The embedded engine in threads of its own: a long opinion takes it half a second, and others are answered meanwhile. */
import { availableParallelism } from 'node:os';
import type { KillableChild } from '../../opinion/pdf/killable-child.ts';
import { startThread } from '../../opinion/pdf/killable-thread.ts';
import { openLanes } from '../../opinion/pdf/lanes.ts';
import { giveOrder } from '../../opinion/pdf/one-order.ts';
import type { Encoded } from '../extractive/encoder/readings.ts';
import type { ComposingOrder, ComposingReport, Work, WorkInput, WorkResult } from './works.ts';

export type Composer = {
  /** Throws what the engine throws, and for an opinion that holds it for longer than any does. */
  compose<Name extends Work>(
    work: Name,
    opinion: Encoded,
    given: WorkInput<Name>,
    signal?: AbortSignal,
  ): Promise<WorkResult<Name>>;
  close(): Promise<void>;
};

type ComposerOptions = {
  /** The thread's entry, where it is not the source or bundle beside this module. */
  path?: URL;
  cpuSeconds?: number;
  memoryLimitMb?: number;
  /** A thread that has had nothing to do for this long ends: a resting server holds none. */
  idleMs?: number;
};

type Thread = KillableChild<ComposingOrder, ComposingReport>;

/** By the clock, which says little on a busy machine. */
const deadlineMs = 5 * 60_000;

export function openComposer(options: ComposerOptions = {}): Composer {
  const { path = besideThis(), cpuSeconds = 60, memoryLimitMb = 500, idleMs = 20_000 } = options;
  const closing = new AbortController();
  const limits = { cpuSeconds, deadlineMs, memoryLimitMb: Number.POSITIVE_INFINITY };
  const sent = new WeakMap<Thread, Encoded>();
  const lanes = openLanes<Thread>({
    size: availableParallelism(),
    idleMs,
    start: () => startThread(path, { memoryLimitMb }),
  });

  return {
    async compose(work, opinion, given, signal) {
      const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const outcome = await lanes.lend(either, ({ child }) => {
        const isThere = isSame(opinion, sent.get(child));
        sent.set(child, opinion);
        return giveOrder(child, { work, given, ...(isThere ? {} : { opinion }) }, limits, either);
      });
      if (outcome === 'over' || outcome === 'lost')
        throw new Error(`The engine was ended over one opinion (${outcome})`);
      const { report } = outcome;
      if ('fault' in report) throw Object.assign(new Error(report.fault), { stack: report.stack });
      // What was asked for by this name.
      return report.made as WorkResult<typeof work>;
    },
    async close() {
      closing.abort(new DOMException('The engine is closed.', 'AbortError'));
      await lanes.close();
    },
  };
}

/** Each material of a run is asked for with an object of its own, that holds the same. */
function isSame(opinion: Encoded, sent: Encoded | undefined): boolean {
  const [own, other] = [Object.entries(opinion), new Map<string, unknown>(Object.entries(sent ?? {}))];
  return own.length === other.size && own.every(([name, value]) => other.get(name) === value);
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './thread.ts' : './composing-thread.js', own);
}

/** Work that takes long, in threads beside the server's: it answers everybody else meanwhile. */
import { availableParallelism } from 'node:os';
import type { KillableChild } from '../../opinion/pdf/killable-child.ts';
import { startThread } from '../../opinion/pdf/killable-thread.ts';
import { openLanes } from '../../opinion/pdf/lanes.ts';
import { giveOrder, type Outcome } from '../../opinion/pdf/one-order.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { AppError } from '../base/errors.ts';
import type { DatabaseLimits } from '../base/operating.ts';
import { openTurns } from '../base/turns.ts';
import { whenAskerLeft } from '../db/asker.ts';
import type { SignedIn } from './sign-in.ts';

/** What a thread opens of its own. */
export type AsideSetup = {
  url: string;
  limits: Omit<DatabaseLimits, 'pool'>;
  secret: string;
  appUrl: string;
};

export type AsideOrder = {
  /** As `thread.ts` lists it. */
  work: string;
  user: SignedIn;
  /** As the endpoint's schema answers it. */
  request: object;
  idempotencyKey: string | undefined;
  nowMs: number;
};

/** A file has a name and a type; what answers JSON has neither. */
export type AsideResult = { bytes: Uint8Array; fileName?: string; type?: string };

export type AsideReport =
  | { kind: 'made'; made: AsideResult }
  | {
      kind: 'refused';
      code: ErrorCode;
      message: string;
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
    }
  | { kind: 'fault'; message: string; stack: string | undefined };

export type Aside = {
  /** Throws what the work throws, and `service_unavailable` for what takes longer, or more memory, than anything may. */
  make(
    order: Omit<AsideOrder, 'nowMs' | 'idempotencyKey'> & {
      idempotencyKey?: string | undefined;
      /** Others wait for it, too: it is made although who asked first has left. */
      isShared?: boolean;
    },
  ): Promise<AsideResult>;
  /** What is still being made fails. */
  close(): Promise<void>;
};

type Options = {
  setup: AsideSetup;
  now: () => Date;
  /** The thread's entry, where it is not the source or bundle beside this module. */
  path?: URL;
  /** Processor time of the thread for one order; what it waits for, the database and the printer end by themselves. */
  cpuSeconds?: number;
  memoryLimitMb?: number;
  /** A thread that has had nothing to do for this long ends. */
  idleMs?: number;
};

const tooMuch = () =>
  new AppError('service_unavailable', {
    message: 'This takes too long to put together. Try a smaller part of it.',
  });
const tooMany = () =>
  new AppError('service_unavailable', { message: 'We’re still working on what you asked for before.' });
const brokenOff = () => new AppError('invalid_request', { message: 'The request was broken off.' });
const mostWaiting = 60;

/** By the clock, which says little on a busy machine: what hangs, ends some time. */
const deadlineMs = 10 * 60_000;

export function openAside({ setup, now, ...options }: Options): Aside {
  const { path = besideThis(), cpuSeconds = 60, memoryLimitMb = 600, idleMs = 20_000 } = options;
  const closing = new AbortController();
  const limits = { cpuSeconds, deadlineMs, memoryLimitMb: Number.POSITIVE_INFINITY };
  const lanes = openLanes<KillableChild<AsideOrder, AsideReport>>({
    // One student's work leaves another's a thread.
    size: Math.max(2, availableParallelism()),
    idleMs,
    start: () => startThread(path, { workerData: setup, memoryLimitMb }),
  });
  const turns = openTurns<number>({ most: 1, mostWaiting, refuse: tooMany });
  return {
    async make({ idempotencyKey, isShared = false, ...order }) {
      const left = isShared ? undefined : whenAskerLeft();
      const giveBack = await turns.take(order.user.userId);
      try {
        if (left?.aborted) throw brokenOff();
        const whole = { ...order, idempotencyKey, nowMs: now().getTime() };
        return madeOf(
          await lanes.lend(closing.signal, ({ child }) => giveOrder(child, whole, limits, closing.signal)),
        );
      } finally {
        giveBack();
      }
    },
    async close() {
      closing.abort(new Error('The threads are closed'));
      await lanes.close();
    },
  };
}

function madeOf(outcome: Outcome<AsideReport>): AsideResult {
  // Lost for want of memory.
  if (outcome === 'over' || outcome === 'lost') throw tooMuch();
  const { report } = outcome;
  if (report.kind === 'made') return report.made;
  if (report.kind === 'refused') throw new AppError(report.code, report);
  throw Object.assign(new Error(report.message), { stack: report.stack });
}

function besideThis(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? '../thread.ts' : './server-thread.js', own);
}

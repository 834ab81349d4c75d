import type { Opinion } from '../opinion.ts';
import { ReadingError } from '../reading-error.ts';
import type { KillableChild } from './killable-child.ts';
import type { Lane } from './lanes.ts';
import type { ReadingOrder, ReadingReport } from './messages.ts';

export type Limits = { memoryLimitMb: number; deadlineMs: number };

export type ReadingChild = KillableChild<ReadingOrder, ReadingReport>;

export type ReadingRun = {
  order: ReadingOrder;
  lane: Lane<ReadingChild>;
  limits: Limits;
  signal: AbortSignal;
  onPage?: (done: number, total: number) => void;
};

/** One page may hold a child for no longer than this; then it is given up and the rest of the file is read without it. */
const pageMs = 6_000;
/** While the child does not tell of every page: then the file is read again with care, to learn which page it is. */
const unknownPageMs = 3_000;
/** What each page that is done adds to the file's deadline. */
const perPageMs = 20;
const memoryPollMs = 20;
/** How many pages of one file may end a child before the file is given up. */
const mostLostPages = 4;

type Outcome =
  | { kind: 'opinion'; opinion: Opinion }
  | { kind: 'scans'; pages: number[]; spare: number[]; of: number }
  | { kind: 'failure'; error: ReadingError }
  | { kind: 'lost'; page: number | undefined; because: 'ended' | 'limit'; isOver: boolean };

/** What came of a file: read, or read as far as it goes without recognising its scans, and how long that took. */
export type Reading =
  | { kind: 'opinion'; opinion: Opinion }
  | { kind: 'scans'; order: ReadingOrder; pages: number[]; spare: number[]; of: number; tookMs: number };

/** Reads a file; again with care where it ended the child, and without the page that did if there is time. */
export async function readInChild(run: ReadingRun): Promise<Reading> {
  const startedAt = performance.now();
  const skip = [...run.order.skip];
  let { isCareful } = run.order;
  for (;;) {
    const order = { ...run.order, skip, isCareful };
    const outcome = await attempt(run, order, startedAt);
    if (outcome.kind === 'opinion') return outcome;
    if (outcome.kind === 'scans') return { ...outcome, order, tookMs: performance.now() - startedAt };
    if (outcome.kind === 'failure') throw skip.length > 0 ? lostEverything(outcome.error) : outcome.error;
    if (outcome.isOver || outcome.page === undefined || skip.length >= mostLostPages) {
      throw new ReadingError(outcome.because === 'limit' ? 'too_complex' : 'damaged', {
        isRetryable: outcome.isOver,
      });
    }
    if (isCareful) skip.push(outcome.page);
    isCareful = true;
    run.lane.replace();
  }
}

/** A file of which only the page that could not be read held text. */
function lostEverything(error: ReadingError): ReadingError {
  return error.code === 'no_text' ? new ReadingError('too_complex', { cause: error }) : error;
}

function attempt(run: ReadingRun, order: ReadingOrder, startedAt: number): Promise<Outcome> {
  const { limits, signal, onPage } = run;
  const { child } = run.lane;
  const longestPageMs = order.isCareful ? pageMs : unknownPageMs;
  return new Promise((resolve, reject) => {
    let page: number | undefined;
    let pageStartedAt = performance.now();
    let done = 0;
    let isRead = false;
    let hasSettled = false;
    const settle = (finish: () => void) => {
      if (hasSettled) return;
      hasSettled = true;
      clearInterval(poll);
      signal.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => {
      child.kill();
      settle(() => reject(signal.reason));
    };
    const lose = (because: 'ended' | 'limit', isOver: boolean) => {
      if (hasSettled) return;
      child.kill();
      settle(() => resolve({ kind: 'lost', page, because, isOver }));
    };
    const hear = (report: ReadingReport) => {
      if (report.kind === 'page') {
        done = report.page - 1;
        page = report.page;
        pageStartedAt = performance.now();
        if (!order.scans) onPage?.(report.done, report.of);
      } else if (report.kind === 'composing') {
        page = undefined;
        isRead = true;
        pageStartedAt = Number.POSITIVE_INFINITY;
        onPage?.(report.of, report.of);
      } else if (report.kind === 'opinion' || report.kind === 'scans') settle(() => resolve(report));
      else settle(() => resolve({ kind: 'failure', error: new ReadingError(report.code) }));
    };
    const poll = setInterval(() => {
      const now = performance.now();
      if (child.memoryMb() > limits.memoryLimitMb) lose('limit', false);
      else if (now - startedAt > limits.deadlineMs + done * perPageMs) lose('limit', true);
      else if (page !== undefined && now - pageStartedAt > longestPageMs) lose('limit', false);
    }, memoryPollMs);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    // A file whose pages were all read is not damaged: what is made of them took more memory than the child has.
    void child.ended.then(() => lose(isRead ? 'limit' : 'ended', false));
    child.order(order, hear);
  });
}

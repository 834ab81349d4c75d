import type { Opinion } from '../opinion.ts';
import { ReadingError } from '../reading-error.ts';
import type { KillableChild } from './killable-child.ts';
import type { Lane } from './lanes.ts';
import type { ReadingOrder, ReadingReport } from './messages.ts';
import { watchWork } from './work-watch.ts';

export type Limits = {
  memoryLimitMb: number;
  /** Processor time for one file, and what each page that is done adds to it. */
  cpuSeconds: number;
  /** So long a child may do nothing at all. */
  stillMs: number;
};

export type ReadingChild = KillableChild<ReadingOrder, ReadingReport>;

export type ReadingRun = {
  order: ReadingOrder;
  lane: Lane<ReadingChild>;
  limits: Limits;
  signal: AbortSignal;
  onPage?: (done: number, total: number) => void;
};

/** One page may take no more of a child's work than this; then it is given up and the rest of the file is read without it. */
const pageSeconds = 6;
/** While the child does not tell of every page: then the file is read again with care, to learn which page it is. */
const unknownPageSeconds = 3;
/** What each page that is done adds to the work for a file, so that long files are not cut off. */
const secondsPerPage = 0.02;
const pollMs = 20;
/** How often a child that something else ended is replaced before the file is suspected. */
export const mostForeignEndings = 2;
/** How many pages of one file may end a child before the file is given up. */
const mostLostPages = 4;

type Outcome =
  | { kind: 'opinion'; opinion: Opinion }
  | { kind: 'scans'; pages: number[]; spare: number[]; of: number }
  | { kind: 'failure'; error: ReadingError }
  | { kind: 'lost'; page: number | undefined; because: Loss };

/** Why a child was lost: it ended by itself or by something else, a page or the whole file took too much, or it stood still. */
type Loss = 'ended' | 'foreign' | 'limit' | 'over' | 'still';

/** What came of a file: read, or read as far as it goes without recognising its scans. */
export type Reading =
  | { kind: 'opinion'; opinion: Opinion }
  | { kind: 'scans'; order: ReadingOrder; pages: number[]; spare: number[]; of: number };

/** Reads a file; again with care where it ended the child, and without the page that did if there is time. */
export async function readInChild(run: ReadingRun): Promise<Reading> {
  const spent = { seconds: 0 };
  const skip = [...run.order.skip];
  let { isCareful } = run.order;
  let foreign = 0;
  for (;;) {
    const order = { ...run.order, skip, isCareful };
    const outcome = await attempt(run, order, spent);
    if (outcome.kind === 'opinion') return outcome;
    if (outcome.kind === 'scans') return { ...outcome, order };
    if (outcome.kind === 'failure') throw skip.length > 0 ? lostEverything(outcome.error) : outcome.error;
    const { because, page } = outcome;
    if (because === 'foreign' && foreign < mostForeignEndings) {
      foreign += 1;
      run.lane.replace();
      continue;
    }
    if (because === 'foreign' && page === undefined) throw new ReadingError('stalled');
    if (because === 'still') throw new ReadingError('stalled');
    if (because === 'over' || page === undefined || skip.length >= mostLostPages)
      throw new ReadingError(because === 'ended' ? 'damaged' : 'too_complex');
    if (isCareful) skip.push(page);
    isCareful = true;
    run.lane.replace();
  }
}

/** A file of which only the page that could not be read held text. */
function lostEverything(error: ReadingError): ReadingError {
  return error.code === 'no_text' ? new ReadingError('too_complex', { cause: error }) : error;
}

/** `spent` is what earlier attempts worked on the file. */
function attempt(run: ReadingRun, order: ReadingOrder, spent: { seconds: number }): Promise<Outcome> {
  const { limits, signal, onPage } = run;
  const { child } = run.lane;
  const mostForPage = order.isCareful ? pageSeconds : unknownPageSeconds;
  return new Promise((resolve, reject) => {
    let page: number | undefined;
    const watch = watchWork(child, limits.stillMs);
    let workedBeforePage = 0;
    let done = 0;
    let isRead = false;
    let hasSettled = false;
    const settle = (finish: () => void) => {
      if (hasSettled) return;
      hasSettled = true;
      clearInterval(poll);
      spent.seconds += watch.worked();
      signal.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => {
      child.kill();
      settle(() => reject(signal.reason));
    };
    const lose = (because: Loss) => {
      if (hasSettled) return;
      settle(() => resolve({ kind: 'lost', page, because }));
      child.kill();
    };
    const hear = (report: ReadingReport) => {
      watch.stir();
      if (report.kind === 'page') {
        done = report.page - 1;
        page = report.page;
        workedBeforePage = watch.worked();
        if (!order.scans) onPage?.(report.done, report.of);
      } else if (report.kind === 'composing') {
        page = undefined;
        isRead = true;
        onPage?.(report.of, report.of);
      } else if (report.kind === 'opinion' || report.kind === 'scans') settle(() => resolve(report));
      else settle(() => resolve({ kind: 'failure', error: new ReadingError(report.code) }));
    };
    const poll = setInterval(() => {
      const worked = watch.worked();
      if (child.memoryMb() > limits.memoryLimitMb) lose('limit');
      else if (spent.seconds + worked > limits.cpuSeconds + done * secondsPerPage) lose('over');
      else if (page !== undefined && worked - workedBeforePage > mostForPage) lose('limit');
      else if (watch.isStill()) lose('still');
    }, pollMs);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    // A file whose pages were all read is not damaged: what is made of them took more memory than the child has.
    void child.ended.then(({ isForeign }) => lose(isForeign ? 'foreign' : isRead ? 'limit' : 'ended'));
    child.order(order, hear);
  });
}

import type { Opinion } from '../opinion.ts';
import { ReadingError } from '../reading-error.ts';
import type { ReadingReport } from './messages.ts';
import type { ReadingChild } from './reading-child.ts';

export type Limits = { memoryLimitMb: number; deadlineMs: number };

export type ReadingRun = {
  path: string;
  child: ReadingChild;
  /** A fresh child in place of one that ended. */
  replace: () => ReadingChild;
  limits: Limits;
  signal: AbortSignal;
  onPage?: (done: number, total: number) => void;
};

/** One page may hold a child for no longer than this; then it is given up and the rest of the file is read without it. */
const pageMs = 6_000;
/** What each page that is done adds to the file's deadline. */
const perPageMs = 20;
const memoryPollMs = 20;
/** How many pages of one file may end a child before the file is given up. */
const mostLostPages = 4;

type Outcome =
  | { kind: 'opinion'; opinion: Opinion }
  | { kind: 'failure'; error: ReadingError }
  | { kind: 'lost'; page: number | undefined; because: 'ended' | 'limit'; isOver: boolean };

/** Reads a file, again without the page that ended the child if there is time. */
export async function readInChild(run: ReadingRun): Promise<Opinion> {
  const startedAt = performance.now();
  const skip: number[] = [];
  let child = run.child;
  for (;;) {
    const outcome = await attempt(run, child, skip, startedAt);
    if (outcome.kind === 'opinion') return outcome.opinion;
    if (outcome.kind === 'failure') throw skip.length > 0 ? lostEverything(outcome.error) : outcome.error;
    if (outcome.isOver || outcome.page === undefined || skip.length >= mostLostPages) {
      throw new ReadingError(outcome.because === 'limit' ? 'too_complex' : 'damaged');
    }
    skip.push(outcome.page);
    child = run.replace();
  }
}

/** A file of which only the page that could not be read held text. */
function lostEverything(error: ReadingError): ReadingError {
  return error.code === 'no_text' ? new ReadingError('too_complex', { cause: error }) : error;
}

function attempt(run: ReadingRun, child: ReadingChild, skip: number[], startedAt: number): Promise<Outcome> {
  const { path, limits, signal, onPage } = run;
  return new Promise((resolve, reject) => {
    let page: number | undefined;
    let pageStartedAt = performance.now();
    let done = 0;
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
        onPage?.(done, report.of);
      } else if (report.kind === 'composing') {
        page = undefined;
        pageStartedAt = Number.POSITIVE_INFINITY;
        onPage?.(report.of, report.of);
      } else if (report.kind === 'opinion') settle(() => resolve(report));
      else settle(() => resolve({ kind: 'failure', error: new ReadingError(report.code) }));
    };
    const poll = setInterval(() => {
      const now = performance.now();
      if (child.memoryMb() > limits.memoryLimitMb) lose('limit', false);
      else if (now - startedAt > limits.deadlineMs + done * perPageMs) lose('limit', true);
      else if (page !== undefined && now - pageStartedAt > pageMs) lose('limit', false);
    }, memoryPollMs);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    void child.ended.then(() => lose('ended', false));
    child.order({ path, skip }, hear);
  });
}

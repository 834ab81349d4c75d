/** What a line of the log belongs to: the request, and the job that it has set off, wherever that runs. */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Trace = {
  requestId?: string | undefined;
  job?: string;
  jobId?: string;
  /** The part of a trace that runs around it, where a collector is shown traces. */
  traceparent?: string | undefined;
};

const trace = new AsyncLocalStorage<Trace>();

export const traced = <Result>(what: Trace, work: () => Result): Result => trace.run(what, work);

export const currentTrace = (): Trace => trace.getStore() ?? {};

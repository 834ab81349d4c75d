/** The thread of the embedded engine: one order at a time. */
import { parentPort } from 'node:worker_threads';
import { threadStarted } from '../../opinion/pdf/thread-started.ts';
import type { Encoded } from '../extractive/encoder/readings.ts';
import {
  type ComposingOrder,
  type ComposingReport,
  type Work,
  type WorkInput,
  type WorkResult,
  works,
} from './works.ts';

parentPort?.postMessage(threadStarted());

/** Its findings are kept with it, for its next material. */
let last: Encoded | undefined;

parentPort?.on('message', (order: ComposingOrder) => parentPort?.postMessage(serve(order)));

function serve({ work, given, opinion }: ComposingOrder): ComposingReport {
  try {
    last = opinion ?? last;
    if (!last) throw new Error('No opinion was sent');
    // The name tells what it is given.
    const make = works[work] as (opinion: Encoded, given: WorkInput<Work>) => WorkResult<Work>;
    return { made: make(last, given) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { fault: message, stack };
  }
}

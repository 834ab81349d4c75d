/**
 * What of the work a collector of traces is shown: where no collector is configured, nothing is measured or kept. Never a
 * name, an address or a text: numbers of cases, kinds, models and how it ended.
 */
import { currentTrace, traced } from './trace.ts';

export type Attributes = Record<string, string | number>;

type What = {
  name: string;
  /** By whom it was set off: a request, a job of the queue, or neither. `client` calls another service. */
  kind?: 'server' | 'producer' | 'consumer' | 'client';
  attributes?: Attributes;
};

export type OpenSpan = {
  /** What names it in other processes, as W3C writes it. */
  traceparent: string;
  note(attributes: Attributes): void;
  end(error?: unknown): void;
};

export type SpanOpener = (what: What, parent: string | undefined) => OpenSpan;

let opener: SpanOpener | undefined;

/** For as long as the process has a collector. */
export function setSpanOpener(next: SpanOpener | undefined): void {
  opener = next;
}

const noteNothing = (): void => undefined;

/** Runs the work as a part of what runs around it; `note` tells what is known at its end alone. */
export async function inSpan<Result>(
  what: What,
  work: (note: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  if (!opener) return work(noteNothing);
  const around = currentTrace();
  const span = opener(what, around.traceparent);
  try {
    const result = await traced({ ...around, traceparent: span.traceparent }, () => work(span.note));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Follows a stream of server-sent events and comes back when it breaks. */
import type { Endpoint } from '../../shared/endpoint.ts';
import { fillPath, type RequestOf, withQuery } from './api.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

export type StreamListener = {
  /** Called at every opening, the first and each later one: read anew what may have been missed. */
  onOpen?: () => void;
  onEvent: (event: unknown) => void;
};

/** Answers the function that ends the following. */
export function follow<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  names: readonly string[],
  { onOpen, onEvent }: StreamListener,
): () => void {
  const { path, rest } = fillPath(endpoint.path, request);
  const url = withQuery(path, rest);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;

  const open = () => {
    source = new EventSource(url);
    source.onopen = () => {
      pauseMs = firstPauseMs;
      onOpen?.();
    };
    source.onerror = () => {
      // A browser reconnects by itself after a broken line, but not after an answer that is an error.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    for (const name of names) {
      source.addEventListener(name, (message) => onEvent(JSON.parse((message as MessageEvent<string>).data)));
    }
  };

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

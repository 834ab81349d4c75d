/** The one way to answer a stream: a reader that goes ends the work, wherever it was. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpBindings } from '@hono/node-server';
import { describeError, type Log } from '../base/log.ts';
import type { HttpContext } from './request.ts';

/** What is sent, piece by piece, each made when the one before was taken. `left` aborts when the reader has gone. */
export type Pieces = (left: AbortSignal) => AsyncIterable<Uint8Array | string>;

/**
 * A failure after the beginning cannot be told: the connection is cut, so that nobody takes half an answer for a whole one.
 * To HEAD the pieces are never begun.
 */
export function sendStream(log: Log, c: HttpContext, type: string, pieces: Pieces): Response {
  c.header('Content-Type', type);
  if (c.req.method === 'HEAD') return c.body(null);
  const requestId = c.get('requestId');
  const fail = (error: unknown) => log.warn({ requestId, ...describeError(error) }, 'A stream broke off');
  return c.body(toWebStream(pieces, fail, () => cutConnection(c)));
}

function cutConnection({ env }: HttpContext): void {
  // Handed in by the adapter of every server of ours.
  const { outgoing } = env as HttpBindings;
  outgoing.destroy();
}

function toWebStream(
  pieces: Pieces,
  fail: (error: unknown) => void,
  cut: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const leaving = new AbortController();
  const left = leaving.signal;
  const source = pieces(left)[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  // Of the request, for which each piece is made; the stream asks for them from nowhere.
  const inContext = AsyncLocalStorage.snapshot();
  return new ReadableStream(
    {
      async pull(stream) {
        try {
          const { done, value } = await inContext(() => source.next());
          // The reader left while the piece was made: a canceled stream throws when it is written to.
          if (left.aborted) return;
          if (done) stream.close();
          else stream.enqueue(typeof value === 'string' ? encoder.encode(value) : new Uint8Array(value));
        } catch (error) {
          fail(error);
          // Not by failing the stream, of which the adapter would tell the reader: that the connection closes cancels it.
          cut();
        }
      },
      async cancel() {
        leaving.abort();
        await Promise.resolve(source.return?.()).catch(fail);
      },
    },
    { highWaterMark: 0 },
  );
}

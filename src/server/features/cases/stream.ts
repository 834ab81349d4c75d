/** Server-sent events of a class or a case: replayed from the cursor, then as they happen. */
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import type { HttpContext } from '../../http/request.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { latestSeq, readEventsAfter, type StreamScope } from './events.ts';

const heartbeatMs = 15_000;
const reconnectMs = 1_000;

/** Ends when the client leaves, the sign-in is revoked or the server shuts down. */
export async function streamEvents(
  app: App,
  c: HttpContext,
  user: SignedIn,
  scope: StreamScope,
): Promise<Response> {
  // Nobody reads the body of such an answer: what writes it would wait for ever.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  let cursor = seenBefore(c) ?? (await latestSeq(app, scope));
  c.header('X-Accel-Buffering', 'no');
  const send = async (stream: SSEStreamingApi) => {
    const wake = newWake();
    let mustCheckSignIn = false;
    const unlisten = app.notices.listen((notice) => {
      if (notice.about === 'sign_in' && notice.userId === user.userId) mustCheckSignIn = true;
      else if (notice.about === 'case' && !isInScope(notice, scope)) return;
      wake.now();
    });
    const heartbeat = setInterval(() => {
      mustCheckSignIn = true;
      stream.write(': heartbeat\n\n').catch(() => wake.now());
      wake.now();
    }, heartbeatMs);
    app.closing.addEventListener('abort', wake.now);
    stream.onAbort(wake.now);
    try {
      // An id without data moves the client's cursor and dispatches nothing.
      await stream.write(`retry: ${reconnectMs}\nid: ${cursor}\n\n`);
      while (!stream.aborted && !app.closing.aborted) {
        const events = await readEventsAfter(app, scope, cursor);
        for (const { seq, event } of events) {
          await stream.writeSSE({ id: String(seq), event: event.type, data: JSON.stringify(event) });
          cursor = seq;
        }
        if (events.length > 0) continue;
        if (mustCheckSignIn) {
          // Before the look: what is heard during it asks for another.
          mustCheckSignIn = false;
          if (!(await app.signIn.find(c.req.raw.headers))) break;
        }
        await wake.wait();
      }
    } finally {
      clearInterval(heartbeat);
      unlisten();
      app.closing.removeEventListener('abort', wake.now);
    }
  };
  return streamSSE(c, (stream) =>
    send(stream).catch((error) => app.log.warn(describeError(error), 'An event stream broke off')),
  );
}

/** The cursor that a returning browser tells; 0 where nothing had happened yet when it came first. */
function seenBefore(c: HttpContext): number | undefined {
  const given = c.req.header('last-event-id') ?? '';
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}

/** A case is known by its id alone: it may have been moved to another class since. */
const isInScope = (notice: { classId: number; caseId: number }, { classId, caseId }: StreamScope) =>
  caseId === undefined ? notice.classId === classId : notice.caseId === caseId;

/** A wait that news end, also news that came just before it began. */
function newWake() {
  let isAwake = false;
  let resolve: (() => void) | undefined;
  return {
    now: () => {
      isAwake = true;
      resolve?.();
    },
    async wait() {
      if (!isAwake) await new Promise<void>((done) => (resolve = done));
      isAwake = false;
      resolve = undefined;
    },
  };
}

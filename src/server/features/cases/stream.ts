/** Server-sent events of a class or a case: replayed from the cursor, then as they happen. */
import { streamSSE } from 'hono/streaming';
import type { App } from '../../app.ts';
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
  const given = Number(c.req.header('last-event-id'));
  let cursor = Number.isSafeInteger(given) && given > 0 ? given : await latestSeq(app, scope);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const wake = newWake();
    let mustCheckSignIn = false;
    const unlisten = app.notices.listen((notice) => {
      if (notice.about === 'sign_in' && notice.userId === user.userId) mustCheckSignIn = true;
      else if (notice.about === 'case' && notice.classId !== scope.classId) return;
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
        if (mustCheckSignIn && !(await app.signIn.find(c.req.raw.headers))) break;
        mustCheckSignIn = false;
        await wake.wait();
      }
    } finally {
      clearInterval(heartbeat);
      unlisten();
      app.closing.removeEventListener('abort', wake.now);
    }
  });
}

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

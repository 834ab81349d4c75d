/** Server-sent events of a class or a case: replayed from the cursor, then as they happen. */
import type { CaseEvent } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import type { HttpContext } from '../../http/request.ts';
import { sendStream } from '../../http/send-stream.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { latestSeq, readEventsAfter, type StreamScope } from './events.ts';
import { type GrownPart, readPartsAfter } from './parts.ts';

const heartbeatMs = 15_000;
const reconnectMs = 1_000;

/** Ends when the client leaves, the sign-in is revoked or the server shuts down. */
export async function streamEvents(
  app: App,
  c: HttpContext,
  user: SignedIn,
  scope: StreamScope,
): Promise<Response> {
  const cursor = seenBefore(c) ?? (await latestSeq(app, scope));
  c.header('X-Accel-Buffering', 'no');
  c.header('Cache-Control', 'no-cache');
  const isSignedIn = async () => (await app.signIn.find(c.req.raw.headers)) !== undefined;
  return sendStream(app.log, c, 'text/event-stream', (left) =>
    writeEvents(app, { user, isSignedIn, scope, cursor, left }),
  );
}

type Listener = {
  user: SignedIn;
  isSignedIn: () => Promise<boolean>;
  scope: StreamScope;
  cursor: number;
  left: AbortSignal;
};

async function* writeEvents(app: App, listener: Listener): AsyncGenerator<string> {
  const { user, isSignedIn, scope, left } = listener;
  let { cursor } = listener;
  const wake = newWake();
  const parts = followParts(app, scope);
  let mustCheckSignIn = false;
  let isHeartbeatDue = false;
  const unlisten = app.notices.listen((notice) => {
    if (notice.about === 'sign_in' && notice.userId === user.userId) mustCheckSignIn = true;
    else if (notice.about === 'gap') parts.missedSome();
    else if (notice.about !== 'case' && notice.about !== 'part') return;
    else if (!isInScope(notice, scope)) return;
    else if (notice.about === 'part') parts.grew(notice.caseId);
    wake.now();
  });
  const heartbeat = setInterval(() => {
    mustCheckSignIn = true;
    isHeartbeatDue = true;
    wake.now();
  }, heartbeatMs);
  for (const end of [left, app.closing]) end.addEventListener('abort', wake.now);
  const streamEnded = app.metrics.streamOpened();
  try {
    // An id without data moves the client's cursor and dispatches nothing.
    yield `retry: ${reconnectMs}\nid: ${cursor}\n\n`;
    while (!left.aborted && !app.closing.aborted) {
      const events = await readEventsAfter(app, scope, cursor);
      for (const { seq, event } of events) {
        yield block(event, seq);
        cursor = seq;
      }
      if (events.length > 0) continue;
      for (const { part } of await parts.read()) yield block(part);
      if (mustCheckSignIn) {
        // Before the look: what is heard during it asks for another.
        mustCheckSignIn = false;
        if (!(await isSignedIn())) break;
      }
      if (isHeartbeatDue) yield ': heartbeat\n\n';
      isHeartbeatDue = false;
      await wake.wait();
    }
  } catch (error) {
    // Not cut: the browser comes back, and has lost nothing.
    app.log.warn(describeError(error), 'An event stream broke off');
  } finally {
    clearInterval(heartbeat);
    streamEnded();
    unlisten();
    app.closing.removeEventListener('abort', wake.now);
  }
}

/** JSON has no line break of its own: one line of data holds it. */
const block = (event: CaseEvent, seq?: number) =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n${seq === undefined ? '' : `id: ${seq}\n`}\n`;

/** What is being written is sent whole to a stream that opens; afterwards what grew. */
function followParts(app: App, scope: StreamScope) {
  // By case: two cases that grow at once commit in any order.
  const sent = new Map<number, number>();
  const growing = new Set<number>();
  let mustReadAll = true;
  const isNew = ({ revision, part }: GrownPart) => revision > (sent.get(part.caseId) ?? 0);
  return {
    grew: (caseId: number) => growing.add(caseId),
    missedSome: () => {
      mustReadAll = true;
    },
    async read(): Promise<GrownPart[]> {
      const cases = [...growing];
      growing.clear();
      const found: GrownPart[] = [];
      if (mustReadAll) {
        mustReadAll = false;
        found.push(...(await readPartsAfter(app, scope, 0)).filter(isNew));
      } else {
        for (const caseId of cases)
          found.push(...(await readPartsAfter(app, { ...scope, caseId }, sent.get(caseId) ?? 0)));
      }
      for (const { revision, part } of found)
        sent.set(part.caseId, Math.max(revision, sent.get(part.caseId) ?? 0));
      return found;
    },
  };
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

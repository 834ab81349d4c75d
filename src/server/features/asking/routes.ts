import * as endpoints from '../../../shared/asking.ts';
import type { App } from '../../app.ts';
import { once } from '../../http/idempotency.ts';
import { mount, mountRaw, type Router } from '../../http/mount.ts';
import { type HttpContext, readRequest, sendAnswer } from '../../http/request.ts';
import { sendStream } from '../../http/send-stream.ts';
import { requireUser } from '../../http/session.ts';
import * as asks from './asks.ts';
import * as attempts from './attempts.ts';
import * as more from './more.ts';
import * as runs from './runs.ts';
import * as shortBrief from './short-brief.ts';

export function askingRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.listAttempts, attempts.listAttempts);
  mount(router, app, endpoints.tickPoints, attempts.tickPoints);
  mount(router, app, endpoints.cancelAttempt, attempts.cancelAttempt);
  mount(router, app, endpoints.listAsks, asks.listAsks);
  mount(router, app, endpoints.cancelAsk, asks.cancelAsk);
  mount(router, app, endpoints.listMore, more.listMore);
  mount(router, app, endpoints.cancelMore, more.cancelMore);
  mount(router, app, endpoints.getShortBrief, shortBrief.getShortBrief);

  // What a model takes minutes for is no part of the transaction that keeps the key: the attempt is, once.
  mountRaw(router, endpoints.makeAttempt, async (c) => {
    const user = await requireUser(app, endpoints.makeAttempt, c);
    const request = await readRequest(endpoints.makeAttempt, c);
    const name = `${endpoints.makeAttempt.method} ${endpoints.makeAttempt.path}`;
    const key = c.req.header('idempotency-key');
    await attempts.requireAskPace(app, user, request);
    const id = await once(app, user, key, { name, content: request }, (within) =>
      attempts.storeAttempt(within, user, request),
    );
    const run = await attempts.gradeByModel(app, user, id);
    if (run && wantsEvents(c)) return sendEvents(app, c, run);
    await run?.ended;
    return sendAnswer(endpoints.makeAttempt, c, await attempts.getAttempt(app, user, id));
  });

  mountRaw(router, endpoints.askText, async (c) => {
    const user = await requireUser(app, endpoints.askText, c);
    const request = await readRequest(endpoints.askText, c);
    const name = `${endpoints.askText.method} ${endpoints.askText.path}`;
    const key = c.req.header('idempotency-key');
    await asks.requireText(app, user, request);
    const id = await once(app, user, key, { name, content: request }, (within) =>
      asks.storeAsk(within, user, request),
    );
    return sendEvents(app, c, await asks.beginAsk(app, user, id));
  });

  mountRaw(router, endpoints.askForMore, async (c) => {
    const user = await requireUser(app, endpoints.askForMore, c);
    const request = await readRequest(endpoints.askForMore, c);
    const name = `${endpoints.askForMore.method} ${endpoints.askForMore.path}`;
    const key = c.req.header('idempotency-key');
    await more.requireMore(app, user, request);
    const moreId = await once(app, user, key, { name, content: request }, (within) =>
      more.storeMore(within, user, request),
    );
    const asked = { id: request.id, moreId };
    const run = await more.beginMore(app, user, asked);
    if (wantsEvents(c)) return sendEvents(app, c, run);
    await run.ended;
    return sendAnswer(endpoints.askForMore, c, await more.whatCameOf(app, user, asked));
  });
}

const wantsEvents = (c: HttpContext) => (c.req.header('accept') ?? '').includes('text/event-stream');

function sendEvents(app: App, c: HttpContext, run: runs.AskRun<{ type: string }>): Response {
  c.header('X-Accel-Buffering', 'no');
  return sendStream(app.log, c, 'text/event-stream', async function* (left) {
    for await (const event of run.events(left)) yield runs.eventBlock(event);
  });
}

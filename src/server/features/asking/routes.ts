import * as endpoints from '../../../shared/asking.ts';
import type { App } from '../../app.ts';
import { once } from '../../http/idempotency.ts';
import { mount, mountRaw, type Router } from '../../http/mount.ts';
import { type HttpContext, readRequest, sendAnswer } from '../../http/request.ts';
import { sendStream } from '../../http/send-stream.ts';
import { requireUser } from '../../http/session.ts';
import * as asking from './service.ts';

export function askingRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.listAttempts, asking.listAttempts);
  mount(router, app, endpoints.tickPoints, asking.tickPoints);
  mount(router, app, endpoints.cancelAttempt, asking.cancelAttempt);
  mount(router, app, endpoints.listAsks, asking.listAsks);
  mount(router, app, endpoints.cancelAsk, asking.cancelAsk);
  mount(router, app, endpoints.listMore, asking.listMore);
  mount(router, app, endpoints.cancelMore, asking.cancelMore);
  mount(router, app, endpoints.getShortBrief, asking.getShortBrief);

  // What a model takes minutes for is no part of the transaction that keeps the key: the attempt is, once.
  mountRaw(router, endpoints.makeAttempt, async (c) => {
    const user = await requireUser(app, endpoints.makeAttempt, c);
    const request = await readRequest(endpoints.makeAttempt, c);
    const name = `${endpoints.makeAttempt.method} ${endpoints.makeAttempt.path}`;
    const key = c.req.header('idempotency-key');
    await asking.requireAskPace(app, user, request);
    const id = await once(app, user, key, { name, content: request }, (within) =>
      asking.storeAttempt(within, user, request),
    );
    const run = await asking.gradeByModel(app, user, id);
    if (run && wantsEvents(c)) return sendEvents(app, c, run);
    await run?.ended;
    return sendAnswer(endpoints.makeAttempt, c, await asking.getAttempt(app, user, id));
  });

  mountRaw(router, endpoints.askText, async (c) => {
    const user = await requireUser(app, endpoints.askText, c);
    const request = await readRequest(endpoints.askText, c);
    const name = `${endpoints.askText.method} ${endpoints.askText.path}`;
    const key = c.req.header('idempotency-key');
    await asking.requireText(app, user, request);
    const id = await once(app, user, key, { name, content: request }, (within) =>
      asking.storeAsk(within, user, request),
    );
    return sendEvents(app, c, await asking.beginAsk(app, user, id));
  });

  mountRaw(router, endpoints.askForMore, async (c) => {
    const user = await requireUser(app, endpoints.askForMore, c);
    const request = await readRequest(endpoints.askForMore, c);
    const name = `${endpoints.askForMore.method} ${endpoints.askForMore.path}`;
    const key = c.req.header('idempotency-key');
    await asking.requireMore(app, user, request);
    const moreId = await once(app, user, key, { name, content: request }, (within) =>
      asking.storeMore(within, user, request),
    );
    const asked = { id: request.id, moreId };
    const run = await asking.beginMore(app, user, asked);
    if (wantsEvents(c)) return sendEvents(app, c, run);
    await run.ended;
    return sendAnswer(endpoints.askForMore, c, await asking.whatCameOf(app, user, asked));
  });
}

const wantsEvents = (c: HttpContext) => (c.req.header('accept') ?? '').includes('text/event-stream');

function sendEvents(app: App, c: HttpContext, run: asking.Run<{ type: string }>): Response {
  c.header('X-Accel-Buffering', 'no');
  return sendStream(app.log, c, 'text/event-stream', async function* (left) {
    for await (const event of run.events(left)) yield asking.eventBlock(event);
  });
}

/** From an endpoint and a service function to a route. */
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Endpoint } from '../../shared/endpoint.ts';
import type { App } from '../app.ts';
import { networkOf } from '../base/network-address.ts';
import { markOf, type Place } from '../db/marks.ts';
import type { Caller, SignedIn, WithCookies } from '../outside/sign-in.ts';
import { clientAddress } from './client-address.ts';
import { findAnswer, once } from './idempotency.ts';
import { type HttpContext, type HttpEnv, readRequest, sendAnswer, sendJson, setCookies } from './request.ts';
import { requireAdmin, requireUser } from './session.ts';
import { isFromHere } from './this-machine.ts';
import { onceForVisitor } from './visitor-once.ts';

export type Router = Hono<HttpEnv>;

/** Hono writes parameters with a colon where the contract, like OpenAPI, has braces. */
const toHonoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** A private endpoint: the service function is handed the signed-in user. */
export function mount<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'user'>,
  serve: (app: App, user: SignedIn, request: z.infer<Request>) => Promise<z.input<Answer>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const user = await requireUser(app, endpoint, c);
    const request = await readRequest(endpoint, c);
    const key = endpoint.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    const name = `${endpoint.method} ${endpoint.path}`;
    const answer = await once(app, user, key, { name, content: request }, (within) =>
      serve(within, user, request),
    );
    return sendAnswer(endpoint, c, answer);
  });
}

/**
 * The same for what counts against a limit, or takes long, before it is done: `prepare` runs while nothing is held, and
 * its result is handed to the service function.
 */
export function mountPrepared<Request extends z.ZodObject, Answer extends z.ZodType, Prepared>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'user'>,
  prepare: (app: App, user: SignedIn, request: z.infer<Request>) => Promise<Prepared>,
  serve: (
    app: App,
    user: SignedIn,
    request: z.infer<Request>,
    prepared: Prepared,
  ) => Promise<z.input<Answer>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const user = await requireUser(app, endpoint, c);
    const request = await readRequest(endpoint, c);
    const key = endpoint.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    const keyed = { name: `${endpoint.method} ${endpoint.path}`, content: request };
    const earlier = await findAnswer(app, user, key, keyed);
    if (earlier) return sendAnswer(endpoint, c, earlier.answer);
    const prepared = await prepare(app, user, request);
    const answer = await once(app, user, key, keyed, (within) => serve(within, user, request, prepared));
    return sendAnswer(endpoint, c, answer);
  });
}

/**
 * The same for what may take long: its service function is called in a thread aside, as `thread.ts` lists it. Where `place`
 * names what it is made of, the answer is kept until something of that changes.
 */
export function mountAside<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'user'>,
  place?: (request: z.infer<Request>) => Place,
): void {
  mountRaw(router, endpoint, async (c) => {
    const user = await requireUser(app, endpoint, c);
    const request = await readRequest(endpoint, c);
    const idempotencyKey = endpoint.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    const work = `${endpoint.method} ${endpoint.path}`;
    const isShared = place !== undefined;
    const make = () => app.aside.make({ work, user, request, idempotencyKey, isShared });
    const name = `${user.userId} ${work} ${JSON.stringify(request)}`;
    const { bytes } = place
      ? await app.resultCache.keep(name, await markOf(app, user, place(request)), make)
      : await make();
    // Its status is of an answer with a body.
    return sendJson(c, endpoint.status as 200, new Uint8Array(bytes));
  });
}

/** A public endpoint: there is no user to hand over. */
export function mountPublic<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'public'>,
  serve: (app: App, request: z.infer<Request>, caller: Caller) => Promise<z.input<Answer>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const content = await readRequest(endpoint, c);
    const key = endpoint.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    const name = `${endpoint.method} ${endpoint.path}`;
    const answer = await onceForVisitor(app, key, { name, content }, () =>
      serve(app, content, callerOf(app, c)),
    );
    return sendAnswer(endpoint, c, answer);
  });
}

/** For administrators: to everybody else it is not there. */
export function mountAdmin<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'admin'>,
  serve: (app: App, admin: SignedIn, request: z.infer<Request>) => Promise<z.input<Answer>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const admin = await requireAdmin(app, c);
    const request = await readRequest(endpoint, c);
    return sendAnswer(endpoint, c, await serve(app, admin, request));
  });
}

/** The same for acts that must not happen twice: the same Idempotency-Key gives the same answer once. */
export function mountAdminOnce<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'admin'>,
  serve: (app: App, admin: SignedIn, request: z.infer<Request>) => Promise<z.input<Answer>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const admin = await requireAdmin(app, c);
    const content = await readRequest(endpoint, c);
    const name = `${endpoint.method} ${endpoint.path}`;
    const answer = await once(app, admin, c.req.header('idempotency-key'), { name, content }, (within) =>
      serve(within, admin, content),
    );
    return sendAnswer(endpoint, c, answer);
  });
}

type AnswerWithCookies<Answer> = WithCookies & { answer: Answer };

export const callerOf = (app: App, c: HttpContext): Caller => ({
  headers: c.req.raw.headers,
  address: networkOf(clientAddress(app, c)),
  isHere: isFromHere(app, c),
});

/** For what opens, renews or ends a session without one: the service function answers cookies beside. */
export function mountSignIn<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'public'>,
  serve: (app: App, request: z.infer<Request>, caller: Caller) => Promise<AnswerWithCookies<z.input<Answer>>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const request = await readRequest(endpoint, c);
    const { answer, setCookies: cookies } = await serve(app, request, callerOf(app, c));
    setCookies(c, cookies);
    return sendAnswer(endpoint, c, answer);
  });
}

/** The same with a session. Its answers are secrets shown once, and so are not kept for an Idempotency-Key. */
export function mountSession<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'user'>,
  serve: (
    app: App,
    user: SignedIn,
    request: z.infer<Request>,
    caller: Caller,
  ) => Promise<AnswerWithCookies<z.input<Answer>>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const user = await requireUser(app, endpoint, c);
    const request = await readRequest(endpoint, c);
    const { answer, setCookies: cookies } = await serve(app, user, request, callerOf(app, c));
    setCookies(c, cookies);
    return sendAnswer(endpoint, c, answer);
  });
}

/** For what does not fit JSON in, JSON out: cookies, files, event streams. The route asks for the user itself. */
export function mountRaw(
  router: Router,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  serve: (c: HttpContext) => Promise<Response>,
): void {
  router.on(method, toHonoPath(path), serve);
}

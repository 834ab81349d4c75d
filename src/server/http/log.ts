/** One log line a request: never its query string, body or cookies. */
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler, Next } from 'hono';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import { inSpan } from '../base/spans.ts';
import { traced } from '../base/trace.ts';
import type { HttpContext, HttpEnv } from './request.ts';

/** What a proxy may name a request by; anything else in its place is not taken over into the log. */
const proxysId = /^[\w.:-]{8,128}$/;

/** Behind a trusted proxy a request keeps the id that the proxy has logged it by; its jobs carry it on. */
export function logRequests(
  log: Log,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const given = trustedProxies > 0 ? c.req.header('x-request-id') : undefined;
    const requestId = given !== undefined && proxysId.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    const { method, path } = c.req;
    await traced({ requestId }, () => (isTold(path) ? showed(c, next) : next()));
    if (!path.startsWith('/api/')) return;
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info(
      { requestId, method, path, status: c.res.status, milliseconds, userId: c.get('userId') },
      'request',
    );
  };
}

/** A supervisor that asks whether the process lives is no work of it. */
const isTold = (path: string) => path.startsWith('/api/') && !path.startsWith('/api/health/');

/** As a part of a trace, named by what is the same for all students. */
function showed(c: HttpContext, next: Next): Promise<void> {
  const { method, path } = c.req;
  const name = `${method} ${path.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;
  return inSpan({ name, kind: 'server', attributes: { 'http.request.method': method } }, async (note) => {
    await next();
    note({ 'http.response.status_code': c.res.status });
  });
}

/** One log line a request: never its query string, body or cookies. */
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../base/log.ts';
import type { HttpEnv } from './request.ts';

export function logRequests(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    await next();
    if (!c.req.path.startsWith('/api/')) return;
    const milliseconds = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    log.info(
      { requestId, method, path, status: c.res.status, milliseconds, userId: c.get('userId') },
      'request',
    );
  };
}

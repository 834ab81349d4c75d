/** `/metrics`: for this machine, or for a caller with the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { App } from '../app.ts';
import { notFound } from '../base/errors.ts';
import type { Router } from './mount.ts';
import type { HttpContext, HttpEnv } from './request.ts';
import { isFromHere } from './this-machine.ts';

export function measureRequests({ metrics }: App): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    // By now that of the handler which answered.
    const request = { method: c.req.method, route: routePath(c), status: c.res.status };
    metrics.countRequest(request, (performance.now() - startedAt) / 1000);
  };
}

export function metricsRoute(router: Router, app: App): void {
  router.get('/metrics', async (c) => {
    if (!mayRead(app, c)) throw notFound();
    const { type, text } = await app.metrics.read();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
}

function mayRead(app: App, c: HttpContext): boolean {
  const { metricsToken } = app.config;
  const given = c.req.header('authorization');
  if (given !== undefined) return metricsToken !== undefined && isSame(given, `Bearer ${metricsToken}`);
  return isFromHere(app, c);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/** What only somebody at this machine may see. */
import type { MiddlewareHandler } from 'hono';
import type { App } from '../app.ts';
import { notFound } from '../base/errors.ts';
import { clientAddress } from './client-address.ts';
import type { HttpContext, HttpEnv } from './request.ts';

/** A proxy on this machine that nobody told the server of makes everybody look like this machine. */
export function isFromHere(app: App, c: HttpContext): boolean {
  const isForwarded = app.config.trustedProxies === 0 && c.req.header('x-forwarded-for') !== undefined;
  return !isForwarded && /^127\.|^::1$/.test(clientAddress(app, c));
}

/** Kept mails open accounts, and the test checkout gives away what is for sale: to others they are not there. */
export function forDevelopment(app: App): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!app.config.exposesDevelopment && !isFromHere(app, c)) throw notFound();
    await next();
  };
}

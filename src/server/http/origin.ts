/** Refuses a mutating call that another site made a student's browser send. */
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../base/config.ts';
import { AppError } from '../base/errors.ts';
import type { HttpEnv } from './request.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];

export function checkOrigin(config: Config): MiddlewareHandler<HttpEnv> {
  const own = ownOrigins(config);
  return async (c, next) => {
    if (reading.includes(c.req.method)) return next();
    const origin = c.req.header('origin');
    // Without an Origin only a call that carries no session, such as a webhook or a first sign-in from a script, may pass.
    const isAllowed = origin === undefined ? !c.req.header('cookie')?.includes('hotseat.') : own.has(origin);
    if (!isAllowed) throw new AppError('origin_refused');
    return next();
  };
}

/** In development localhost and 127.0.0.1 of the same port are both the app's own. */
function ownOrigins({ appUrl, isProduction }: Config): Set<string> {
  const own = new Set([appUrl]);
  if (isProduction) return own;
  const { protocol, port, hostname } = new URL(appUrl);
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    for (const name of ['localhost', '127.0.0.1']) own.add(new URL(`${protocol}//${name}:${port}`).origin);
  }
  return own;
}

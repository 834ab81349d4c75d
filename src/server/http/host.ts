/** Refuses a request that was sent to another name than ours: a page that rebinds its own name to this machine would read what it likes. */
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../base/config.ts';
import { AppError } from '../base/errors.ts';
import type { HttpEnv } from './request.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Supervisors and scrapers call a process by whatever name the network gives it; neither is told anything of a student. */
const isOfOperators = (path: string) => path.startsWith('/api/health/') || path === '/metrics';

export function checkHost({ appUrl }: Config): MiddlewareHandler<HttpEnv> {
  const own = new Set([new URL(appUrl).hostname, ...loopback]);
  return async (c, next) => {
    const host = c.req.header('host');
    const isOwn = host === undefined || own.has(hostnameOf(host) ?? '');
    if (!isOwn && !isOfOperators(c.req.path)) throw new AppError('origin_refused');
    return next();
  };
}

/** Without the port; of a name as browsers write it. */
const hostnameOf = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname;

import { getConnInfo } from '@hono/node-server/conninfo';
import type { App } from '../app.ts';
import { plainAddress } from '../base/network-address.ts';
import type { HttpContext } from './request.ts';

/** Behind trusted proxies the entry of X-Forwarded-For that the outermost of them wrote, not one that the client made up. */
export function clientAddress({ config }: App, c: HttpContext): string {
  const forwarded =
    config.trustedProxies > 0
      ? c.req.header('x-forwarded-for')?.split(',').at(-config.trustedProxies)?.trim()
      : undefined;
  return plainAddress(forwarded || getConnInfo(c).remote.address || '');
}

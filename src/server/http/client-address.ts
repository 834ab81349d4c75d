import { getConnInfo } from '@hono/node-server/conninfo';
import type { App } from '../app.ts';
import { plainAddress } from '../base/network-address.ts';
import type { HttpContext } from './request.ts';

/** Behind a trusted proxy the last entry of X-Forwarded-For: the one that proxy wrote, not one that the client made up. */
export function clientAddress({ config }: App, c: HttpContext): string {
  const forwarded = config.trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return plainAddress(forwarded || getConnInfo(c).remote.address || '');
}

/** While the secret is being replaced, a cookie that the other one signed opens what it did. */
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../base/config.ts';
import { signAnew } from '../outside/sign-in.ts';
import type { HttpEnv } from './request.ts';

export function acceptOtherSecret({ appSecret, otherSecret }: Config): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const cookies = c.req.header('cookie');
    if (appSecret !== undefined && otherSecret !== undefined && cookies !== undefined)
      c.req.raw.headers.set('cookie', signAnew(cookies, otherSecret, appSecret));
    await next();
  };
}

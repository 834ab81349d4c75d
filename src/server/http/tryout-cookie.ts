/** The cookie that opens a tryout: a random token and its signature, read by no script and sent by no other site. */
import { timingSafeEqual } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { limits } from '../../shared/prices.ts';
import type { App } from '../app.ts';
import type { HttpContext } from './request.ts';

/** Begins as the session's does: a call that carries either has to say where it comes from. */
const name = 'hotseat.try';

const optionsOf = ({ config }: App) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: config.appUrl.startsWith('https:'),
});

const signatureOf = ({ fingerprint }: App, token: string) => fingerprint(`tryout cookie ${token}`);

/** Undefined for a visitor without one, and for one that this server did not sign. */
export function tokenOf(app: App, c: HttpContext): string | undefined {
  const [token = '', signature = ''] = getCookie(c, name)?.split('.') ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(app, token))];
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

export function keepToken(app: App, c: HttpContext, token: string): void {
  const maxAge = limits.tryoutHours * 60 * 60;
  setCookie(c, name, `${token}.${signatureOf(app, token)}`, { ...optionsOf(app), maxAge });
}

export const forgetToken = (app: App, c: HttpContext) => void deleteCookie(c, name, optionsOf(app));

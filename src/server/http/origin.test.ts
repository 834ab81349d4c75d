import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../base/config.ts';
import { silentLog } from '../base/log.ts';
import { answerFailure } from './failures.ts';
import { checkOrigin } from './origin.ts';
import type { HttpEnv } from './request.ts';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  APP_URL: 'https://hotseat.example',
  MAIL_FROM: 'Hotseat <no-reply@hotseat.example>',
  SUPPORT_EMAIL: 'help@hotseat.example',
};

async function answerTo(
  environment: Record<string, string>,
  headers: Record<string, string>,
  method = 'POST',
) {
  const router = new Hono<HttpEnv>();
  router.use(checkOrigin(readConfig(environment)));
  router.all('*', (c) => c.text('done'));
  router.onError((failure, c) => answerFailure(silentLog, failure, c));
  return (await router.request('/api/anything', { method, headers })).status;
}

const cookie = 'theme=dark; hotseat.session_token=abc';

describe('a mutating call', () => {
  it.each([
    ['https://hotseat.example', 200],
    ['http://hotseat.example', 403],
    ['https://hotseat.example:8443', 403],
    ['https://hotseat.example.evil.example', 403],
    ['https://sub.hotseat.example', 403],
    ['http://localhost:3000', 403],
    ['null', 403],
    ['', 403],
  ])('in production from the origin “%s” is answered %i', async (origin, status) => {
    expect(await answerTo(production, { origin, cookie })).toBe(status);
    expect(await answerTo(production, { origin })).toBe(status);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'by %s without an Origin passes only without a session',
    async (method) => {
      expect(await answerTo(production, { cookie }, method)).toBe(403);
      expect(await answerTo(production, { cookie: '__Secure-hotseat.session_token=abc' }, method)).toBe(403);
      expect(await answerTo(production, { cookie: 'theme=dark' }, method)).toBe(200);
      expect(await answerTo(production, {}, method)).toBe(200);
    },
  );

  it('in development may come from both names of this machine, but from no other port', async () => {
    for (const name of ['localhost', '127.0.0.1']) {
      expect(await answerTo({ PORT: '3000' }, { origin: `http://${name}:3000`, cookie })).toBe(200);
      expect(await answerTo({ PORT: '3000' }, { origin: `http://${name}:3001`, cookie })).toBe(403);
    }
  });
});

describe('a reading call', () => {
  it('may come from anywhere: no other site can read its answer', async () => {
    expect(await answerTo(production, { origin: 'https://elsewhere.example', cookie }, 'GET')).toBe(200);
  });
});

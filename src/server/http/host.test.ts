import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readConfig } from '../base/config.ts';
import { silentLog } from '../base/log.ts';
import { answerFailure } from './failures.ts';
import { checkHost } from './host.ts';
import type { HttpEnv } from './request.ts';

async function answerTo(path: string, host: string, appUrl = 'http://localhost:3000') {
  const router = new Hono<HttpEnv>();
  router.use(checkHost(readConfig({ APP_URL: appUrl })));
  router.all('*', (c) => c.text('done'));
  router.onError((failure, c) => answerFailure(silentLog, failure, c));
  return (await router.request(path, { headers: { host } })).status;
}

it.each([
  ['localhost:3000', 200],
  ['LOCALHOST', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['rebound.example:3000', 403],
  ['localhost.rebound.example', 403],
  ['127.0.0.1.rebound.example', 403],
  ['192.168.1.7:3000', 403],
  ['not a host', 403],
])('in development a request to “%s” is answered %i', async (host, status) => {
  expect(await answerTo('/api/development/outbox', host)).toBe(status);
  expect(await answerTo('/', host)).toBe(status);
});

it('the name under which the product is served is ours, whatever the port', async () => {
  const appUrl = 'https://hotseat.example';
  expect(await answerTo('/api/classes', 'hotseat.example', appUrl)).toBe(200);
  expect(await answerTo('/api/classes', 'hotseat.example:8443', appUrl)).toBe(200);
  expect(await answerTo('/api/classes', 'www.hotseat.example', appUrl)).toBe(403);
});

it('supervisors and scrapers may call a process by any name', async () => {
  for (const path of ['/api/health/live', '/api/health/ready', '/metrics'])
    expect(await answerTo(path, 'web-7.internal:3000')).toBe(200);
});

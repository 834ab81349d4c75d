import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type HttpEnv, sendAnswer } from './request.ts';

const endpoint = { answer: z.object({ words: z.string() }), status: 200 } as const;
const content = (count: number) => ({ words: 'duty '.repeat(count) });

async function sent(count: number, accepted: string) {
  const app = new Hono<HttpEnv>();
  app.get('/', (c) => sendAnswer(endpoint, c, { ...content(count), secret: 'dropped' }));
  const answer = await app.request('/', { headers: { 'accept-encoding': accepted } });
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('a long answer is compressed for those who take it so', async () => {
  const { headers, bytes } = await sent(5000, 'gzip, deflate, br');
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(bytes.length).toBeLessThan(1000);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(content(5000));
});

test('so is one so long that another thread does it', async () => {
  const { headers, bytes } = await sent(100_000, 'gzip, deflate, br');
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(content(100_000));
});

test.each([
  ['a long answer to others', 5000, 'identity'],
  ['a short answer', 10, 'gzip, deflate, br'],
])('%s comes as it is', async (_, count, accepted) => {
  const { headers, bytes } = await sent(count, accepted);
  expect(headers.get('content-encoding')).toBeNull();
  expect(JSON.parse(bytes.toString())).toEqual(content(count));
});

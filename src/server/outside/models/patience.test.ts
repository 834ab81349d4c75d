import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ModelError } from '../../../study/model/model.ts';
import { usualPatience, withRetries } from './patience.ts';
import { patientFetch } from './patient-fetch.ts';

it('a rate limit that lasts is asked a handful of times, however short the waits that are named', async () => {
  let calls = 0;
  const attempt = async () => {
    calls += 1;
    throw new ModelError('rate_limited', { reason: '429', retryAfterMs: 0 });
  };
  const { signal } = new AbortController();
  const patience = { ...usualPatience, firstPauseMs: 1 };
  await expect(withRetries(attempt, patience, signal)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(calls).toBe(5);
});

it('a server is waited for as long as the caller says, and its answer is streamed', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(201, { 'x-kind': 'slow' });
    response.write('one ');
    setTimeout(() => response.end('two'), 50);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const response = await patientFetch(url, { method: 'POST', body: '{}', headers: { a: 'b' } });
  expect([response.status, response.headers.get('x-kind'), await response.text()]).toEqual([
    201,
    'slow',
    'one two',
  ]);
  await expect(patientFetch(url, { method: 'POST', signal: AbortSignal.abort() })).rejects.toThrow();
  server.close();
});

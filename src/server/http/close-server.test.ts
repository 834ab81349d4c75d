import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { describe, expect, it } from 'vitest';
import { closeServer, untilQuiet } from './close-server.ts';

async function listen(answerAfterMs: number): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, answer) => {
    incoming.resume().on('end', () => setTimeout(() => answer.end('done'), answerAfterMs));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

describe('a server that is told to stop', () => {
  it('waits for as long as others come, and not without end', async () => {
    const { server, url } = await listen(0);
    let visits = 0;
    const coming = setInterval(() => {
      visits += 1;
      if (visits === 10) clearInterval(coming);
      void fetch(url);
    }, 40);
    await untilQuiet(server, 5_000);
    expect(visits).toBe(10);
    const without = setInterval(() => void fetch(url), 40);
    const startedAt = performance.now();
    await untilQuiet(server, 500);
    clearInterval(without);
    expect(performance.now() - startedAt).toBeGreaterThan(450);
    await closeServer(server);
  });

  it('answers what it took, and then keeps nobody waiting who stays connected', async () => {
    const { server, url } = await listen(100);
    const taken = once(server, 'request');
    const answer = fetch(url);
    await taken;
    await closeServer(server);
    expect(await (await answer).text()).toBe('done');
  });

  it('does not wait for an upload that has stalled', async () => {
    const { server, url } = await listen(0);
    const headers = { 'content-length': 1_000_000 };
    const upload = request(url, { method: 'POST', headers });
    const broken = new Promise((resolve) => upload.once('close', resolve));
    const taken = once(server, 'request');
    upload.on('error', () => undefined).write('the beginning');
    await taken;
    await closeServer(server, 50);
    await broken;
  });
});

/** What takes long is made in threads that can be ended, one of a student at a time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { serveAsker } from '../db/asker.ts';
import { type Aside, openAside } from './aside.ts';

const folder = mkdtempSync(join(tmpdir(), 'aside-'));
const path = new URL(`file://${join(folder, 'thread.mjs')}`);
writeFileSync(
  path,
  `import { readlinkSync } from 'node:fs';
  import { parentPort } from 'node:worker_threads';
  const task = process.platform === 'linux' ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined;
  parentPort.postMessage({ task });
  const works = {
    echo: ({ request }) => ({ kind: 'made', made: { bytes: new TextEncoder().encode(request.text) } }),
    refuse: () => ({ kind: 'refused', code: 'not_found', message: 'It is not here.' }),
    fail: () => ({ kind: 'fault', message: 'It broke', stack: 'where it broke' }),
    never: () => { for (;;); },
    grow: () => { const all = []; for (;;) all.push(Array(100_000).fill(all.length)); },
    slow: async ({ user }) => {
      const from = Date.now();
      await new Promise((done) => setTimeout(done, 150));
      const told = JSON.stringify({ who: user.userId, from, to: Date.now() });
      return { kind: 'made', made: { bytes: new TextEncoder().encode(told) } };
    },
  };
  parentPort.on('message', async (order) => parentPort.postMessage(await works[order.work](order)));`,
);
const open: Aside[] = [];
const setup = { url: '', limits: { statementMs: 1, lockMs: 1, idleMs: 1 }, secret: '', appUrl: '' };

function openOne(options: { cpuSeconds?: number; memoryLimitMb?: number } = {}): Aside {
  const aside = openAside({ setup, now: () => new Date(), path, ...options });
  open.push(aside);
  return aside;
}

const by = (userId: number) => ({ userId, email: '', signInId: 1 });
const order = (work: string, request = {}, userId = 1) => ({ work, request, user: by(userId) });
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);

afterEach(() => Promise.all(open.splice(0).map((aside) => aside.close())));
afterAll(() => rmSync(folder, { recursive: true }));

describe('work aside', () => {
  it('answers what was made, and throws what was refused or broke', async () => {
    const aside = openOne();
    expect(textOf(await aside.make(order('echo', { text: 'words' })))).toBe('words');
    await expect(aside.make(order('refuse'))).rejects.toMatchObject({
      code: 'not_found',
      message: 'It is not here.',
    });
    await expect(aside.make(order('fail'))).rejects.toMatchObject({
      message: 'It broke',
      stack: 'where it broke',
    });
  });

  it('is ended where it takes too long, and what comes next is made', async () => {
    const aside = openOne({ cpuSeconds: 0.5 });
    await expect(aside.make(order('never'))).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(textOf(await aside.make(order('echo', { text: 'next' })))).toBe('next');
  });

  it('is ended where it takes too much memory', async () => {
    const aside = openOne({ memoryLimitMb: 24 });
    await expect(aside.make(order('grow'))).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('never keeps another student waiting for more than a thread: one works one at a time', async () => {
    const aside = openOne();
    const made = await Promise.all([1, 1, 1, 2].map((userId) => aside.make(order('slow', {}, userId))));
    const told = made.map((each) => JSON.parse(textOf(each)));
    const [first, second, third, other] = told;
    expect(second.from).toBeGreaterThanOrEqual(first.to);
    expect(third.from).toBeGreaterThanOrEqual(second.to);
    expect(other.to).toBeLessThan(third.to);
  });

  it('is not begun for one who has left, unless others wait for it, too', async () => {
    const aside = openOne();
    const leaving = new AbortController();
    const first = aside.make(order('slow'));
    const [second, shared] = serveAsker(
      1,
      () => leaving.signal,
      () =>
        [
          aside.make(order('slow')),
          aside.make({ ...order('echo', { text: 'for all' }), isShared: true }),
        ] as const,
    );
    leaving.abort();
    await expect(second).rejects.toMatchObject({ code: 'invalid_request' });
    expect(textOf(await shared)).toBe('for all');
    await first;
  });
});

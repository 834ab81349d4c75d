import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { waitFor } from '../../../test/client.ts';
import { createDatabase } from '../../../test/database.ts';
import { silentLog } from '../base/log.ts';
import { type Database, openDatabase } from '../db/db.ts';
import { openQueue } from './queue.ts';

const count = {
  name: 'count-something',
  payload: z.object({ what: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 0,
  expireSeconds: 60,
};

let url: string;
let database: Database;

beforeAll(async () => {
  url = await createDatabase(inject('serverUrl'));
  database = openDatabase({ url, log: silentLog });
});
afterAll(() => database.close());

const open = () => openQueue({ url, log: silentLog, jobs: [count], isWorker: true });

async function rowOf(what: string) {
  const { rows } = await database.pool.query<{ state: string; retry_count: number }>(
    `select state, retry_count from pgboss.job where name = $1 and data ->> 'what' = $2`,
    [count.name, what],
  );
  return rows[0];
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('a worker that ends', () => {
  it('lets what it has in hand come to its end, and takes nothing more', async () => {
    const queue = await open();
    const done: string[] = [];
    let finish: () => void = () => undefined;
    await queue.work(count, 1, async ({ what }) => {
      if (what === 'first') await new Promise<void>((resolve) => (finish = resolve));
      done.push(what);
    });
    await queue.send(database.db, count, { what: 'first' });
    await waitFor(async () => (await rowOf('first'))?.state === 'active');
    queue.drain();
    await queue.send(database.db, count, { what: 'second' });
    setTimeout(() => finish(), 1_500);
    await queue.close(10_000);
    expect(done).toEqual(['first']);
    expect(await rowOf('first')).toMatchObject({ state: 'completed' });
    expect(await rowOf('second')).toMatchObject({ state: 'created' });
  });

  it('hands back what takes longer, as often as it may be: no attempt is used up, and nothing is given up', async () => {
    for (const _ of [1, 2, 3]) {
      const queue = await open();
      let taken = false;
      await queue.work(count, 1, async ({ what }, { signal }) => {
        if (what !== 'long') return;
        taken = true;
        await untilAborted(signal);
      });
      if (!(await rowOf('long'))) await queue.send(database.db, count, { what: 'long' });
      await waitFor(async () => taken);
      await queue.close(100);
      expect(await rowOf('long')).toMatchObject({ state: 'retry' });
    }
    const last = await open();
    let attempts = 0;
    await last.work(count, 1, async ({ what }) => {
      if (what !== 'long') return;
      attempts += 1;
      if (attempts === 1) throw new Error('A fault of its own, which counts');
    });
    await waitFor(async () => (await rowOf('long'))?.state === 'completed');
    expect(attempts).toBe(2);
    await last.close();
  }, 40_000);

  it('leaves a job alone that another has taken over meanwhile', async () => {
    const queue = await open();
    let taken = false;
    await queue.work(count, 1, async ({ what }, { signal }) => {
      if (what !== 'stolen') return;
      taken = true;
      await untilAborted(signal);
    });
    await queue.send(database.db, count, { what: 'stolen' });
    await waitFor(async () => taken);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `update pgboss.job set retry_count = retry_count + 1 where data ->> 'what' = 'stolen'`,
    );
    await client.end();
    await queue.close(100);
    expect(await rowOf('stolen')).toMatchObject({ state: 'active' });
  });
});

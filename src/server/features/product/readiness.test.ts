/** Ready means that requests can be served to their end. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { silentLog } from '../../base/log.ts';

let test: TestApp;
const said: string[] = [];
const say = (_: object, message: string) => said.push(message);
beforeAll(async () => {
  test = await openTestApp({ withWorker: false, log: { ...silentLog, info: say, warn: say } });
});
afterAll(() => test.close());

/** Answers within a second share one look. */
async function readiness(): Promise<number> {
  await sleep(1_050);
  return (await fetch(`${test.url}/api/health/ready`)).status;
}

describe('the server is not ready', () => {
  it('where its database takes nothing new, until it does again', async () => {
    expect(await readiness()).toBe(200);
    const { db } = test.app;
    await db.execute(sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await db.execute(
      sql`create trigger no_room before update on readiness_probes for each row execute function no_room()`,
    );
    expect(await readiness()).toBe(503);
    await db.execute(sql`drop trigger no_room on readiness_probes`);
    expect(await readiness()).toBe(200);
  });

  it('where no temporary file can be written', async () => {
    const { files } = test.app;
    said.length = 0;
    // A device that is always full.
    test.app.files = { ...files, withFile: (work) => work('/dev/full') };
    expect(await readiness()).toBe(503);
    // Before the disk is full.
    test.app.files = { ...files, freeBytes: async () => 90e6 };
    expect(await readiness()).toBe(503);
    test.app.files = files;
    expect(await readiness()).toBe(200);
    expect(said.filter((words) => words !== 'request')).toEqual(['Not ready', 'Not ready', 'Ready again']);
  });

  it('where it is late three times in a row; before that it is busy, and keeps its place', async () => {
    const { queue } = test.app;
    test.app.queue = { ...queue, check: () => new Promise(() => undefined) };
    expect(await readiness()).toBe(200);
    expect(await readiness()).toBe(200);
    expect(await readiness()).toBe(503);
    test.app.queue = queue;
    expect(await readiness()).toBe(200);
  }, 20_000);

  it('but is, where its thread is held for a second: who asks waits for it, less long than a proxy does', async () => {
    await readiness();
    await sleep(1_050);
    const signal = new Int32Array(new SharedArrayBuffer(4));
    const ask = `const { parentPort, workerData: { signal, url } } = require('node:worker_threads');
      const at = performance.now();
      fetch(url).then(({ status }) => parentPort.postMessage([status, performance.now() - at]));
      setTimeout(() => { Atomics.store(signal, 0, 1); Atomics.notify(signal, 0); }, 50);`;
    const workerData = { signal, url: `${test.url}/api/health/ready` };
    const answered = once(new Worker(ask, { eval: true, workerData }), 'message');
    Atomics.wait(signal, 0, 0);
    Atomics.wait(signal, 0, 1, 1_000);
    const [[status, ms]] = await answered;
    expect(status).toBe(200);
    expect(ms).toBeGreaterThan(1_000);
    expect(ms).toBeLessThan(4_000);
  });

  it('and however many ask at once, one look is written', async () => {
    await readiness();
    const written = async () => (await test.app.db.execute(sql`select xmin from readiness_probes`)).rows;
    const before = await written();
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${test.url}/api/health/ready`)));
    expect(await written()).toEqual(before);
  });
});

/** A process that is told to end, as a proxy and a supervisor see it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client, waitFor } from '../../test/client.ts';
import { createDatabase } from '../../test/database.ts';
import { opinionPdfNamed } from '../../test/fixtures/make.ts';
import { killServerProcesses, startServerProcess } from '../../test/server-process.ts';
import { uploadCase } from '../shared/cases.ts';
import { listSemesters } from '../shared/semesters.ts';

let dataDir: string;
let databaseUrl: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hotseat-draining-'));
  databaseUrl = await createDatabase(inject('serverUrl'));
});
afterEach(killServerProcesses);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const statusOf = async (url: string) => (await fetch(url)).status;

async function signUp(url: string, email = 'drain@example.org'): Promise<Client> {
  const client = new Client(url);
  const password = 'correct horse battery';
  await client.register({ email, password, firstName: 'Ada', lastName: 'Student' });
  await client.verify(email);
  await client.login(email, password);
  await client.acceptTerms();
  return client;
}

/** An upload of which the last byte waits for `finish`; answers its status. */
function beginUpload(url: string, cookie: string, sessionId: number, pdf: Buffer) {
  const path = `${uploadCase.path.replace('{id}', String(sessionId))}?fileName=slow.pdf`;
  const headers = {
    ...{ cookie, origin: url, 'content-length': pdf.length, 'content-type': 'application/pdf' },
  };
  const sending = request(`${url}${path}`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
  sending.write(pdf.subarray(0, -1));
  return { status, finish: () => sending.end(pdf.subarray(-1)) };
}

describe('a process that is told to end', () => {
  it('is not ready at once, serves for as long as it drains, and lets an upload finish', async () => {
    const environment = { DRAIN_SECONDS: '3' };
    const server = await startServerProcess({ dataDir, databaseUrl, environment });
    const student = await signUp(server.url);
    const { sessionId } = await student.makeSession();
    const upload = beginUpload(server.url, student.cookie, sessionId, opinionPdfNamed(1));
    expect(await statusOf(`${server.url}/api/health/ready`)).toBe(200);
    const ended = server.kill('SIGTERM');
    await waitFor(async () => (await statusOf(`${server.url}/api/health/ready`)) === 503, 2_000);
    expect(await statusOf(`${server.url}/api/health/live`)).toBe(200);
    expect(await student.call(listSemesters, {})).toHaveLength(1);
    // After the drain itself, when no new connection is taken.
    setTimeout(() => upload.finish(), 4_000);
    expect(await upload.status).toBe(202);
    expect(await ended).toEqual({ code: 0, signal: null });
  }, 60_000);
});

describe('a worker by itself', () => {
  it('answers whether it lives and is ready, and its figures; nothing else; and that it is not while it ends its jobs', async () => {
    const { url, kill } = await startServerProcess({ dataDir, databaseUrl, role: 'worker' });
    expect(await statusOf(`${url}/api/health/live`)).toBe(200);
    expect(await statusOf(`${url}/api/health/ready`)).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^hotseat_jobs_open \d/m);
    expect(await statusOf(`${url}/api/config`)).toBe(404);
    expect(await statusOf(`${url}/`)).toBe(404);
    const web = await startServerProcess({ dataDir, databaseUrl, role: 'web' });
    const student = await signUp(web.url, 'worker@example.org');
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionPdfNamed(2));
    await student.waitForCase(body.id, ({ status }) => status !== 'queued');
    const ended = kill('SIGTERM');
    await waitFor(async () => (await statusOf(`${url}/api/health/ready`)) === 503, 2_000);
    expect(await ended).toEqual({ code: 0, signal: null });
  }, 60_000);
});

describe('the connection that a proxy keeps', () => {
  it('is kept for longer than the minute after which proxies close theirs', async () => {
    const { url } = await startServerProcess({ dataDir, databaseUrl, role: 'web' });
    const { headers } = await fetch(`${url}/api/health/live`);
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  }, 60_000);
});

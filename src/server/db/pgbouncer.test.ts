/** The recipe of deploy/pgbouncer.ini. Skipped where PgBouncer is not installed: apt-get install pgbouncer. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { waitFor } from '../../../test/client.ts';
import { createDatabase } from '../../../test/database.ts';
import { teachingOpinionPdf } from '../../../test/fixtures/fixtures.ts';
import { isReady } from '../../../test/process.ts';
import { search } from '../../shared/search.ts';
import { listSemesters } from '../../shared/semesters.ts';
import { root } from '../base/root.ts';
import { findFreePort } from './embedded/identity.ts';

const program = '/usr/sbin/pgbouncer';

describe.skipIf(!existsSync(program) || process.getuid?.() !== 0)('behind PgBouncer, by transaction', () => {
  let folder: string;
  let bouncer: ChildProcess;
  let test: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hotseat-pgbouncer-'));
    await chmod(folder, 0o755);
    const to = new URL(await createDatabase(inject('serverUrl')));
    const port = await findFreePort();
    const recipe = await readFile(join(root, 'deploy/pgbouncer.ini'), 'utf8');
    const host = to.searchParams.get('host') ?? to.hostname;
    const database = `hotseat = host=${host} port=${to.port} dbname=${to.pathname.slice(1)} user=${to.username} password=${decodeURIComponent(to.password)}`;
    const changed = recipe
      .replace(/^hotseat = .*$/m, database)
      .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
      .replace(/^auth_type = .*$/m, 'auth_type = any')
      .replace(/^auth_file = .*$/m, '')
      // So few that the statements of one process, and of one student, take turns in the same sessions.
      .replace(/^default_pool_size = .*$/m, 'default_pool_size = 3');
    const path = join(folder, 'pgbouncer.ini');
    await writeFile(path, changed);
    await chmod(path, 0o644);
    bouncer = spawn(program, ['-u', 'nobody', path], { stdio: 'ignore' });
    const databaseUrl = `postgres://${to.username}:any@127.0.0.1:${port}/hotseat`;
    const config = { databaseUrl, databaseDirectUrl: to.href };
    test = await waitFor(() => openTestApp({ config }).catch(() => undefined), 20_000);
  }, 40_000);
  afterAll(async () => {
    await test.close();
    bouncer.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('everything works: jobs, events, a search that is cancelled, readiness', async () => {
    const student = await test.student();
    const { sessionId, classId } = await student.makeSession();
    const stream = await student.openEvents(`/api/classes/${classId}/events`);
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    await stream.readUntil((event) => event.type === 'done');
    expect(await student.waitForCase(body.id)).toMatchObject({ status: 'ready' });
    expect((await student.call(search, { q: 'ferry' })).items).not.toEqual([]);
    // What is prepared once, and asked by many at a time.
    const lists = Array.from({ length: 20 }, () => student.call(listSemesters, {}));
    for (const list of await Promise.all(lists)) expect(list).toHaveLength(1);
    expect(await isReady(test.url)).toBe(true);
  }, 40_000);
});

/** Debian's PgBouncer by the recipe of deploy/pgbouncer.ini, in front of a database of ours: apt-get install pgbouncer. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../src/server/base/root.ts';
import { findFreePort } from '../src/server/db/embedded/identity.ts';

const program = '/usr/sbin/pgbouncer';

export const hasPgBouncer = existsSync(program) && process.getuid?.() === 0;

/** So few sessions by default that the statements of one process, and of one student, take turns in the same ones. */
export async function startPgBouncer(databaseUrl: string, sessions = 3) {
  const folder = await mkdtemp(join(tmpdir(), 'hotseat-pgbouncer-'));
  await chmod(folder, 0o755);
  const to = new URL(databaseUrl);
  const port = await findFreePort();
  const recipe = await readFile(join(root, 'deploy/pgbouncer.ini'), 'utf8');
  const host = to.searchParams.get('host') ?? to.hostname;
  const database = `hotseat = host=${host} port=${to.port} dbname=${to.pathname.slice(1)} user=${to.username} password=${decodeURIComponent(to.password)}`;
  const changed = recipe
    .replace(/^hotseat = .*$/m, database)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '')
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${sessions}`);
  const path = join(folder, 'pgbouncer.ini');
  await writeFile(path, changed);
  await chmod(path, 0o644);
  const bouncer = spawn(program, ['-u', 'nobody', path], { stdio: 'ignore' });
  return {
    url: `postgres://${to.username}:any@127.0.0.1:${port}/hotseat`,
    async close() {
      bouncer.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

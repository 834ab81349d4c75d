/**
 * Back to a minute, with the settings and the command of docs/operating.md, by PostgreSQL's own programs. Only with THOROUGH=1,
 * and where a server of the system is installed.
 */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../src/server/db/embedded/identity.ts';
import { findServiceUser } from '../src/server/db/embedded/os-user.ts';
import { countMissingMigrations, migrateDatabase } from '../src/server/db/migrations.ts';
import { waitFor } from './client.ts';
import { blockOf } from './operating-page.ts';

const [programs] = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').map((path) => join(path, '..'));

describe.skipIf(!process.env.THOROUGH || !programs || process.getuid?.() !== 0)(
  'a base backup and an archive',
  () => {
    let folder = '';
    const cluster = () => join(folder, 'main');
    const { uid, gid } = findServiceUser();
    const run = async (name: string, ...words: string[]) =>
      promisify(execFile)(join(programs ?? '', name), words, { uid, gid, cwd: folder });
    const server = (...words: string[]) =>
      run('pg_ctl', ...words, '--pgdata', cluster(), '--wait', '--log', join(folder, 'log'));
    const placed = (text: string) => text.replaceAll('/var/lib/postgresql', folder);
    afterAll(async () => {
      await server('stop', '--mode', 'immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    });

    it('bring the installation back as it was before a mistake, with what was done since the base backup', async () => {
      folder = await mkdtemp(join(tmpdir(), 'hotseat-recovery-'));
      await chown(folder, uid, gid);
      const archive = join(folder, 'archive');
      await mkdir(archive);
      await chown(archive, uid, gid);
      const port = String(await findFreePort());
      await run('initdb', '--pgdata', cluster(), '--auth', 'trust', '--username', 'hotseat');
      const settings = join(cluster(), 'postgresql.conf');
      await appendFile(
        settings,
        `port = ${port}\nunix_socket_directories = ''\n${placed(await blockOf('wal_level'))}`,
      );
      await server('start');
      const url = `postgres://hotseat@127.0.0.1:${port}/postgres`;
      const ask = async (statement: string) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client.query(statement).finally(() => client.end());
      };
      const add = (name: string) =>
        ask(
          `insert into users (name, first_name, last_name, email) values ('${name}', '', '', '${name}@example.org')`,
        );
      const names = async () =>
        (await ask('select name from users order by id')).rows.map(({ name }) => name);
      await migrateDatabase(url);
      await add('before');
      const [program = '', ...words] = placed(await blockOf('pg_basebackup'))
        .trim()
        .split(' ');
      await run(program, ...words, '--host', '127.0.0.1', '--port', port, '--username', 'hotseat');
      await add('since');
      const { rows } = await ask(`select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USOF') as at`);
      await ask('delete from users');
      await add('after');
      await ask('select pg_switch_wal()');
      await server('stop', '--mode', 'fast');

      await rm(cluster(), { recursive: true });
      await cp(join(folder, 'base'), cluster(), { recursive: true, preserveTimestamps: true });
      const recovery = placed(await blockOf('restore_command')).replace(/'\d{4}-.*'/, `'${rows[0].at}'`);
      await appendFile(settings, recovery);
      await writeFile(join(cluster(), 'recovery.signal'), '');
      await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, cluster()]);
      await server('start');
      // It answers what is read while it still ends its recovery.
      await waitFor(async () => !(await ask('select pg_is_in_recovery() as is')).rows[0].is, 20_000);
      expect(await names()).toEqual(['before', 'since']);
      expect(await countMissingMigrations(url)).toBe(0);
      // It takes new work at once.
      await add('again');
      expect(await names()).toEqual(['before', 'since', 'again']);
    }, 120_000);
  },
);

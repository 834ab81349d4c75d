/**
 * Two web processes behind each shipped proxy, replaced in turn while forty students work: what of their requests fails.
 * SOURCES names the sources of another release, to be measured in the same way.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inventDataDir, removeDataDir, type Server, startServer } from '../scripts/server-process.ts';
import { root } from '../src/server/base/root.ts';
import { findFreePort } from '../src/server/db/embedded/identity.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { legalVersions } from '../src/shared/legal/versions.ts';
import { isReady } from '../test/process.ts';
import { type BusyStudent, inventStudents } from './many-students.ts';
import type { Row, Table } from './table.ts';

const students = 40;
const rolls = Number(process.env.ROLLS ?? 10);
const pauseMs = { least: 150, more: 300 };
const sources = process.env.SOURCES ?? root;

type Proxy = { name: string; program: string; write(ports: Ports): Promise<string[]> };
type Ports = { folder: string; own: number; webs: number[] };

const shipped = (name: string) => readFile(join(root, 'deploy', name), 'utf8');

const proxies: Proxy[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    async write({ folder, own, webs }) {
      const text = (await shipped('nginx.conf'))
        .replace(/server \{\s+listen 80;[^}]+\}/, '')
        .replace('listen 443 ssl http2', `listen 127.0.0.1:${own}`)
        .replaceAll(/^\s*ssl_.*$/gm, '')
        .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, number) => `127.0.0.1:${webs[Number(number) - 1]}`);
      const path = join(folder, 'nginx.conf');
      const around = `user root; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}`;
      await writeFile(path, `${around}\nhttp { access_log off;\n${text}\n}\n`);
      return ['-p', folder, '-c', path];
    },
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    async write({ folder, own, webs }) {
      const text = (await shipped('Caddyfile'))
        .replace('{$HOTSEAT_DOMAIN}', `http://127.0.0.1:${own}`)
        .replaceAll(/web-(\d):3000/g, (_, number) => `127.0.0.1:${webs[Number(number) - 1]}`);
      const path = join(folder, 'Caddyfile');
      await writeFile(path, `{\n\tadmin off\n}\n${text}`);
      return ['run', '--config', path, '--adapter', 'caddyfile'];
    },
  },
];

export async function measureRolls(): Promise<Table> {
  const dataDir = await inventDataDir();
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  const webs = [await findFreePort(), await findFreePort()];
  const start = (index: number): Promise<Server> =>
    startServer({
      ...{ dataDir: join(dataDir, `web-${index}`), port: webs[index] ?? 0, role: 'web' },
      command: [process.execPath, join(sources, 'src/server/main.ts')],
      environment: {
        ...{ DATABASE_URL: database.url, DRAIN_SECONDS: '5', TRUST_PROXY: 'true', BACKUP_DIR: 'off' },
        ...{ APP_URL: `http://127.0.0.1:${webs[0]}`, APP_SECRET: 'of-two-processes-behind-one-proxy-or-two' },
      },
    });
  const servers = [await start(0), await start(1)];
  try {
    const busy = await inventStudents(
      { url: servers[0]?.url ?? '', databaseUrl: database.url },
      students,
      students,
      0,
    );
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('update users set terms_version = $1, privacy_version = $2', [
      legalVersions.terms,
      legalVersions.privacy,
    ]);
    await client.end();
    const rows: Row[] = [];
    for (const proxy of proxies.filter(({ program }) => existsSync(program))) {
      const own = await findFreePort();
      const words = await proxy.write({ folder: dataDir, own, webs });
      const child = spawn(proxy.program, words, { stdio: 'ignore', cwd: dataDir });
      while (!(await isReady(`http://127.0.0.1:${own}`))) await sleep(100);
      const asked = await ask(busy, own, `http://127.0.0.1:${webs[0]}`, async () => {
        for (let roll = 0; roll < rolls; roll += 1) {
          await servers[roll % 2]?.stop();
          servers[roll % 2] = await start(roll % 2);
          await sleep(6_000);
        }
      });
      rows.push(
        { what: `${proxy.name}: requests over ${rolls} rolls`, unit: '', values: [asked.requests] },
        { what: '  that failed', unit: '', values: [asked.failures.length], target: 0 },
      );
      if (asked.failures.length > 0) process.stderr.write(`${asked.failures.join('\n')}\n`);
      await ended(child);
    }
    return { title: `Rolling restarts under ${students} students`, rows, notes: [] };
  } finally {
    for (const server of servers) await server.stop();
    await database.close();
    await removeDataDir(dataDir);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await end;
}

/** What a browser asks of itself, each without another try. */
async function ask(busy: BusyStudent[], port: number, origin: string, work: () => Promise<void>) {
  const asked = { requests: 0, failures: [] as string[] };
  let isOver = false;
  const one = async ({ cookie, classId }: BusyStudent, index: number) => {
    const agent = new Agent({ keepAlive: true });
    for (let turn = index; !isOver; turn += 1) {
      const [method, path, more] = [
        ['GET', '/api/classes', {}],
        ['GET', `/api/classes/${classId}/sessions`, {}],
        ['POST', '/api/semesters', { 'idempotency-key': `${port}-${index}-${turn}` }],
        ['GET', '/api/semesters', {}],
        ['POST', '/api/semesters', {}],
      ][turn % 5] as [string, string, object];
      const headers = { cookie, origin, host: new URL(origin).host, ...more };
      const body = method === 'POST' ? JSON.stringify({ name: `Term ${port} ${index} ${turn}` }) : undefined;
      const outcome = await send({ agent, port, method, path, headers }, body);
      asked.requests += 1;
      if (outcome !== '200' && outcome !== '201')
        asked.failures.push(
          `${new Date().toISOString()} ${method} ${path} ${JSON.stringify(more)}: ${outcome}`,
        );
      await sleep(pauseMs.least + Math.random() * pauseMs.more);
    }
    agent.destroy();
  };
  const asking = Promise.all(busy.map(one));
  await work().finally(() => {
    isOver = true;
  });
  await asking;
  return asked;
}

function send(options: object, body: string | undefined): Promise<string> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', ...options }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', ({ message }) => resolve(message));
    });
    sent.on('error', ({ message }) => resolve(message));
    if (body !== undefined) sent.setHeader('content-type', 'application/json');
    sent.end(body);
  });
}

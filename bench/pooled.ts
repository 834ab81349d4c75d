/** Two web processes and a worker behind PgBouncer by transaction, under thirty students: what of their requests fails. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inventDataDir, removeDataDir, type Server, startServer } from '../scripts/server-process.ts';
import { root } from '../src/server/base/root.ts';
import { findFreePort } from '../src/server/db/embedded/identity.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { legalVersions } from '../src/shared/legal/versions.ts';
import { Client } from '../test/client.ts';
import { teachingOpinionPdf } from '../test/fixtures/fixtures.ts';
import { hasPgBouncer, startPgBouncer } from '../test/pgbouncer.ts';
import { type BusyStudent, inventStudents } from './many-students.ts';
import type { Table } from './table.ts';

const students = 30;
const minutes = Number(process.env.MINUTES ?? 3);
/** Of PgBouncer to the database: for what a web process alone would open 12 and more. */
const sessions = 10;
/** A student uploads once in so many turns of five requests. */
const turnsPerUpload = 40;
const lastCaseMs = 150_000;
const pauseMs = { least: 150, more: 300 };

export async function measurePooled(): Promise<Table> {
  if (!hasPgBouncer) return { title: 'PgBouncer is not installed, or this is not root', rows: [], notes: [] };
  const dataDir = await inventDataDir();
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  const bouncer = await startPgBouncer(database.url, sessions);
  const servers: Server[] = [];
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  try {
    for (const role of ['web', 'web', 'worker'] as const)
      servers.push(
        await startServer({
          ...{
            dataDir: join(dataDir, `process-${servers.length}`),
            role,
            ...(servers.length === 0 ? { port } : {}),
          },
          command: [process.execPath, join(root, 'src/server/main.ts')],
          environment: {
            ...{ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: database.url, BACKUP_DIR: 'off' },
            ...{
              APP_URL: url,
              APP_SECRET: 'of-three-processes-behind-one-pooler',
              TRUST_PROXY: '1',
            },
          },
        }),
      );
    const busy = await inventStudents({ url, databaseUrl: database.url }, students, students, 2);
    const client = new pg.Client({ connectionString: database.url });
    // Where this is broken off, its database goes first.
    client.on('error', () => undefined);
    await client.connect();
    const { terms, privacy } = legalVersions;
    await client.query('update users set terms_version = $1, privacy_version = $2', [terms, privacy]);
    const until = performance.now() + minutes * 60_000;
    const pdf = await readFile(teachingOpinionPdf);
    const worked = await Promise.all(
      busy.map((student, index) =>
        work(student, servers[index % 2]?.url ?? '', index, { origin: url, until, pdf }),
      ),
    );
    const { rows } = await client.query<{ seen: number }>(
      `select count(*)::int as seen from pg_stat_activity where datname = current_database()`,
    );
    await client.end();
    const all = worked.flatMap(({ outcomes }) => outcomes);
    const failures = all.filter((status) => status >= 400 || status === 0);
    return {
      title: `PgBouncer by transaction, ${sessions} sessions, ${students} students, ${minutes} minutes`,
      rows: [
        { what: 'requests', unit: '', values: [all.length] },
        { what: '  that failed', unit: '', values: [failures.length], target: 0 },
        { what: 'cases made', unit: '', values: [worked.reduce((sum, { made }) => sum + made, 0)] },
        {
          what: '  not ready at the end',
          unit: '',
          values: [worked.reduce((sum, { lost }) => sum + lost, 0)],
          target: 0,
        },
        { what: 'connections to the database', unit: '', values: [rows[0]?.seen ?? 0] },
      ],
      notes: [],
    };
  } finally {
    for (const server of servers) await server.stop();
    await bouncer.close();
    await database.close();
    await removeDataDir(dataDir);
  }
}

/** What a browser asks of itself, each without another try; answers the statuses, 0 for none. */
async function work(
  { cookie, classId }: BusyStudent,
  url: string,
  index: number,
  { origin, until, pdf }: { origin: string; until: number; pdf: Uint8Array },
) {
  const client = new Client(url, { origin, address: `192.0.2.${index + 1}` });
  client.cookie = cookie;
  const outcomes: number[] = [];
  const one = async (method: string, path: string, init: RequestInit = {}) => {
    const answer = await client.raw(method, path, init).catch(() => ({ status: 0, body: undefined }));
    outcomes.push(answer.status);
    if (answer.status === 0 || answer.status >= 400)
      process.stderr.write(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}\n`);
    await sleep(pauseMs.least + Math.random() * pauseMs.more);
    return answer.body;
  };
  const headers = { 'content-type': 'application/json' };
  const ids: number[] = [];
  for (let turn = index; performance.now() < until; turn += 1) {
    await one('GET', '/api/classes');
    const sessions = (await one('GET', `/api/classes/${classId}/sessions`)) as { id: number }[] | undefined;
    await one('GET', '/api/search?q=demurrage');
    await one('POST', '/api/semesters', { headers, body: JSON.stringify({ name: `Term ${index} ${turn}` }) });
    await one('GET', '/api/semesters');
    const [session] = sessions ?? [];
    if (turn % turnsPerUpload !== 0 || !session) continue;
    const { status, body } = await client.upload(session.id, pdf, { allowDuplicate: true });
    outcomes.push(status);
    if (status === 202) ids.push(body.id);
  }
  const cases = await Promise.all(ids.map((id) => client.waitForCase(id, undefined, lastCaseMs)));
  return { outcomes, made: ids.length, lost: cases.filter(({ status }) => status !== 'ready').length };
}

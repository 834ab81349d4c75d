/**
 * What one student waits for beside a thousand cases of all, and beside a hundred thousand (with THOROUGH=1 a
 * million): asked in turn, in one run.
 */
import pg from 'pg';
import { type Server, startServer } from '../scripts/server-process.ts';
import { casesEach, inventStudents, rareWord } from './many-students.ts';
import { median, type Row } from './table.ts';

/** With their cases each, of which one student's can be searched by their text. */
const amounts = [5, process.env.THOROUGH ? 5_000 : 500] as const;
const casesOf = (students: number) => (students * casesEach).toLocaleString('en-US');
const rounds = 60;
const warmRounds = 15;
const most = 1.2;
const drainSeconds = 2;

type Place = { server: Server; paths: Record<string, string>; cookie: string };

export async function measureGrowth(serverUrl: string, dataDir: string): Promise<Row[]> {
  const places: Place[] = [];
  for (const students of amounts) places.push(await fill(serverUrl, dataDir, students));
  const [small, large] = places;
  if (!small || !large) throw new Error('There is nothing to compare');
  const rows: Row[] = [];
  for (const what of Object.keys(small.paths)) {
    const taken: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let round = -warmRounds; round < rounds; round += 1) {
      const [few, many] = [await ask(small, what), await ask(large, what)];
      if (round < 0) continue;
      taken.small.push(few);
      taken.large.push(many);
    }
    const ratio = median(taken.large) / median(taken.small);
    rows.push({
      what: `${what}, ${casesOf(amounts[1])} cases of all as against ${casesOf(amounts[0])}`,
      unit: '×',
      values: [ratio],
      target: most,
    });
  }
  const startedAt = performance.now();
  await large.server.stop();
  const stoppedMs = performance.now() - startedAt;
  await small.server.stop();
  rows.push({
    what: `a process ends, beyond the ${drainSeconds} s that it drains`,
    ...{ unit: 'ms', values: [stoppedMs - 1_000 * drainSeconds], target: 2_000 },
  });
  return rows;
}

async function fill(serverUrl: string, dataDir: string, amount: number): Promise<Place> {
  const name = `growth_${amount}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  const environment = {
    DATABASE_URL: databaseUrl.href,
    DRAIN_SECONDS: String(drainSeconds),
    BACKUP_DIR: 'off',
  };
  const server = await startServer({ dataDir: `${dataDir}/${name}`, environment });
  const [student] = await inventStudents({ url: server.url, databaseUrl: databaseUrl.href }, 1, amount);
  if (!student) throw new Error('There is no student');
  const paths = {
    'a class with 40 cases': `/api/classes/${student.classId}/sessions`,
    'a class with 200 cases': `/api/classes/${student.fullClassId}/sessions`,
    classes: '/api/classes',
    'search for a rare word': `/api/search?q=${rareWord}`,
    'search for words of every case': '/api/search?q=cold%20storage',
  };
  return { server, paths, cookie: student.cookie };
}

async function ask({ server, paths, cookie }: Place, what: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}${paths[what]}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${what} was answered ${answer.status}`);
  return performance.now() - startedAt;
}

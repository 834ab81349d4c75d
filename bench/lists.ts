/** How long the calls take that fill a student's lists, while fifty students ask without a pause. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inventDataDir, removeDataDir, startServer } from '../scripts/server-process.ts';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { type Answers, ask, type ListCall, leaf, secondsAScreen } from './asking.ts';
import { type BusyStudent, casesEach, inventStudents, rareWord, studentCount } from './many-students.ts';
import { median, type Row, type Table } from './table.ts';

const clients = 50;
const seconds = 20;
/** Before the first measure: of a server that has just started, code is still being compiled and the heap grows. */
const warmSeconds = 10;
const targetMs = 50;

/** Rows of a table, as they stand: what the bare server answers too. */
const plainCalls: ListCall[] = [
  { what: 'the user', path: () => '/api/auth/user' },
  { what: 'semesters', path: () => '/api/semesters' },
  { what: 'classes', path: () => '/api/classes' },
  { what: 'favourite classes', path: () => '/api/favorite-classes' },
  { what: 'a class with 40 cases', path: ({ classId }) => `/api/classes/${classId}/sessions` },
];

const calls: ListCall[] = [
  ...plainCalls,
  { what: 'subscription status', path: () => '/api/subscription/status' },
  { what: 'search for a rare word', path: () => `/api/search?q=${rareWord}` },
];

/** Beyond what a list is: asked alone, to see what they cost. */
const heavyCalls: ListCall[] = [
  {
    what: `a class with ${casesEach} cases`,
    path: ({ fullClassId }) => `/api/classes/${fullClassId}/sessions`,
  },
  { what: 'search for words of every case', path: () => '/api/search?q=cold%20storage' },
];

/** The plain calls alone, of the product and of the bare server: the longest of their p99, and how many a second. */
type Plain = Record<'product' | 'bare', { p99: number; perSecond: number }>;
type Run = { mixed: Answers[]; perSecond: number; paced: Answers[]; heavy: Answers[]; plain: Plain };

export async function measureLists(runs: number): Promise<Table> {
  const dataDir = await inventDataDir();
  // The server goes on with the database that is filled here, and takes it along when it ends.
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    const server = await startServer({ dataDir });
    const students = await inventStudents({ url: server.url, databaseUrl: database.url }, clients);
    const bare = await startBare(database.url);
    await ask({ url: server.url, students, asked: calls, duration: warmSeconds });
    await ask({ url: bare.url, students, asked: plainCalls, duration: warmSeconds });
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(server.url, bare.url, students));
    bare.stop();
    await server.stop();
    return tableOf(measured);
  } finally {
    await database.close();
    await removeDataDir(dataDir);
  }
}

async function startBare(databaseUrl: string): Promise<{ url: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [databaseUrl]);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The bare server did not start')));
  const [port] = await Promise.race([once(child, 'message'), ended]);
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function askPlain(url: string, students: BusyStudent[]) {
  const { answers, perSecond } = await ask({ url, students, asked: plainCalls, duration: seconds / 2 });
  return { p99: Math.max(...answers.map(({ p99 }) => p99)), perSecond };
}

async function measureOnce(url: string, bareUrl: string, students: BusyStudent[]): Promise<Run> {
  const plain = { product: await askPlain(url, students), bare: await askPlain(bareUrl, students) };
  const { answers: mixed, perSecond } = await ask({ url, students, asked: calls, duration: seconds });
  const paced = await leaf(url, students, calls);
  const heavy: Answers[] = [];
  for (const call of heavyCalls) {
    const { answers } = await ask({ url, students, asked: [call], duration: seconds / 4 });
    heavy.push(...answers);
  }
  return { mixed, perSecond, paced, heavy, plain };
}

function tableOf(runs: Run[]): Table {
  const p99s = (of: 'mixed' | 'paced' | 'heavy', index: number) =>
    runs.map((run) => run[of][index]?.p99 ?? Number.NaN);
  const listed = calls.flatMap(({ what }, index): Row[] => [
    { what: `${what}, p99`, unit: 'ms', values: p99s('mixed', index), target: targetMs },
    { what: '  median', unit: 'ms', values: runs.map(({ mixed }) => mixed[index]?.median ?? Number.NaN) },
    { what: '  p99 at the pace of a student', unit: 'ms', values: p99s('paced', index), target: targetMs },
  ]);
  const heavy = heavyCalls.map(
    ({ what }, index): Row => ({ what: `${what}, alone, p99`, unit: 'ms', values: p99s('heavy', index) }),
  );
  const plain = (of: 'product' | 'bare', figure: 'p99' | 'perSecond') =>
    runs.map((run) => run.plain[of][figure]);
  const bare = (figure: 'p99' | 'perSecond', unit: string) =>
    `${Math.round(median(plain('bare', figure)))} ${unit}`;
  return {
    title: `Lists: ${clients} students at once, of ${studentCount} with ${casesEach} cases each`,
    rows: [
      ...listed,
      { what: 'calls a second, all together', unit: '/s', values: runs.map(({ perSecond }) => perSecond) },
      ...heavy,
      {
        what: 'the plain lists alone, longest p99',
        unit: 'ms',
        values: plain('product', 'p99'),
        peer: bare('p99', 'ms'),
      },
      {
        what: '  calls a second',
        unit: '/s',
        values: plain('product', 'perSecond'),
        peer: bare('perSecond', '/s'),
      },
    ],
    notes: [
      `Each student asks again as soon as she is answered. At a student's pace: a screen with all of the lists at once, in ${secondsAScreen} s on the average.`,
      'The plain lists are the first five. Their peer, asked in the same run, is the least that Node does for them: node:http, pg and the same rows, without a check, a log or a rule; what it needs is what this machine needs just now.',
    ],
  };
}

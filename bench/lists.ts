/** How long the calls take that fill a student's lists, while fifty students ask without a pause. */
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { type BusyStudent, casesEach, inventStudents, rareWord, studentCount } from './many-students.ts';
import { inventDataDir, removeDataDir, startServer } from './server-process.ts';
import { median, type Row, type Table } from './table.ts';

const clients = 50;
const seconds = 20;
/** Before the first measure: of a server that has just started, code is still being compiled and the heap grows. */
const warmSeconds = 10;
const targetMs = 50;
/** Who leafs through her classes without reading opens one in five seconds, and each asks for all of the lists. */
const secondsAScreen = 5;
/** Long enough for some hundreds of answers of each list. */
const leafingSeconds = 40;

type ListCall = { what: string; path: (student: BusyStudent) => string };

const calls: ListCall[] = [
  { what: 'the user', path: () => '/api/auth/user' },
  { what: 'semesters', path: () => '/api/semesters' },
  { what: 'classes', path: () => '/api/classes' },
  { what: 'favourite classes', path: () => '/api/favorite-classes' },
  { what: 'subscription status', path: () => '/api/subscription/status' },
  { what: 'a class with 40 cases', path: ({ classId }) => `/api/classes/${classId}/sessions` },
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

/** Of one call. */
type Answers = { what: string; p99: number; median: number };
type Run = { mixed: Answers[]; perSecond: number; paced: Answers[]; heavy: Answers[] };

export async function measureLists(runs: number): Promise<Table> {
  const dataDir = await inventDataDir();
  // The server goes on with the database that is filled here, and takes it along when it ends.
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    const server = await startServer({ dataDir });
    const students = await inventStudents({ url: server.url, databaseUrl: database.url }, clients);
    await ask({ url: server.url, students, asked: calls, duration: warmSeconds });
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(server.url, students));
    await server.stop();
    return tableOf(measured);
  } finally {
    await database.close();
    await removeDataDir(dataDir);
  }
}

async function measureOnce(url: string, students: BusyStudent[]): Promise<Run> {
  const { answers: mixed, perSecond } = await ask({ url, students, asked: calls, duration: seconds });
  const paced = await leaf(url, students);
  const heavy: Answers[] = [];
  for (const call of heavyCalls) {
    const { answers } = await ask({ url, students, asked: [call], duration: seconds / 4 });
    heavy.push(...answers);
  }
  return { mixed, perSecond, paced, heavy };
}

type Asking = {
  url: string;
  students: BusyStudent[];
  asked: ListCall[];
  /** In seconds. */
  duration: number;
};

/** Each student goes through the calls again and again, each beginning with another. */
async function ask({ url, students, asked, duration }: Asking) {
  const times = asked.map((): number[] => []);
  const begun = students.values();
  const refused: number[] = [];
  const result = await autocannon({
    url,
    duration,
    connections: students.length,
    setupClient(client) {
      const student = begun.next().value;
      if (!student) return;
      let at = students.indexOf(student) % asked.length;
      const inTurn = [...asked.slice(at), ...asked.slice(0, at)];
      client.setRequests(
        inTurn.map(({ path }) => ({
          method: 'GET',
          path: path(student),
          headers: { cookie: student.cookie },
        })),
      );
      client.on('response', (status, _, ms) => {
        if (status !== 200) refused.push(status);
        times[at]?.push(ms);
        at = (at + 1) % asked.length;
      });
    },
  });
  if (refused.length > 0 || result.errors > 0) throw new Error(`${refused.length} calls were refused`);
  const answers = asked.map(({ what }, index) => describe(what, times[index] ?? []));
  return { answers, perSecond: times.flat().length / result.duration };
}

/** Each student opens a screen, which asks for all of the lists at once, and the next after about five seconds. */
async function leaf(url: string, students: BusyStudent[]): Promise<Answers[]> {
  const times = calls.map((): number[] => []);
  const endAt = performance.now() + leafingSeconds * 1000;
  const pause = (s: number) => sleep(2 * Math.random() * s * 1000);
  const open = (student: BusyStudent) =>
    Promise.all(
      calls.map(async ({ path }, index) => {
        const askedAt = performance.now();
        const answer = await fetch(url + path(student), { headers: { cookie: student.cookie } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`A call was refused: ${answer.status}`);
        times[index]?.push(performance.now() - askedAt);
      }),
    );
  await Promise.all(
    students.map(async (student) => {
      for (await pause(secondsAScreen); performance.now() < endAt; await pause(secondsAScreen))
        await open(student);
    }),
  );
  return calls.map(({ what }, index) => describe(what, times[index] ?? []));
}

function describe(what: string, times: number[]): Answers {
  const sorted = times.toSorted((a, b) => a - b);
  return { what, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, median: median(sorted) };
}

function tableOf(runs: Run[]): Table {
  const p99s = (of: keyof Omit<Run, 'perSecond'>, index: number) =>
    runs.map((run) => run[of][index]?.p99 ?? Number.NaN);
  const listed = calls.flatMap(({ what }, index): Row[] => [
    { what: `${what}, p99`, unit: 'ms', values: p99s('mixed', index), target: targetMs },
    { what: '  median', unit: 'ms', values: runs.map(({ mixed }) => mixed[index]?.median ?? Number.NaN) },
    { what: '  p99 at the pace of a student', unit: 'ms', values: p99s('paced', index), target: targetMs },
  ]);
  const heavy = heavyCalls.map(
    ({ what }, index): Row => ({ what: `${what}, alone, p99`, unit: 'ms', values: p99s('heavy', index) }),
  );
  return {
    title: `Lists: ${clients} students at once, of ${studentCount} with ${casesEach} cases each`,
    rows: [
      ...listed,
      { what: 'calls a second, all together', unit: '/s', values: runs.map(({ perSecond }) => perSecond) },
      ...heavy,
    ],
    notes: [
      `Each student asks again as soon as she is answered. At a student's pace: a screen with all of the lists at once, in ${secondsAScreen} s on the average.`,
    ],
  };
}

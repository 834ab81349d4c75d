/** Students who ask for lists: without a pause, or at a student's pace; and how long they waited. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { BusyStudent } from './many-students.ts';
import { median } from './table.ts';

/** Who leafs through her classes without reading opens one in five seconds, and each asks for all of the lists. */
export const secondsAScreen = 5;
/** Long enough for some hundreds of answers of each list. */
const leafingSeconds = 40;

export type ListCall = { what: string; path: (student: BusyStudent) => string };

/** Of one call. */
export type Answers = { what: string; p99: number; median: number };

type Asking = {
  url: string;
  students: BusyStudent[];
  asked: ListCall[];
  /** In seconds. */
  duration: number;
};

/** Each student goes through the calls again and again, each beginning with another. */
export async function ask({ url, students, asked, duration }: Asking) {
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
export async function leaf(url: string, students: BusyStudent[], calls: ListCall[]): Promise<Answers[]> {
  const times = calls.map((): number[] => []);
  const endAt = performance.now() + leafingSeconds * 1000;
  const pause = (s: number) => sleep(2 * Math.random() * s * 1000);
  const open = (student: BusyStudent) =>
    Promise.all(
      calls.map(async ({ path }, index) => {
        const askedAt = performance.now();
        await askAsBrowser(url + path(student), student);
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

const connections = new Agent({ keepAlive: true });

/** To the answer's last byte, compressed as a browser takes it: to unpack it is no work of the server. */
function askAsBrowser(url: string, { cookie }: BusyStudent): Promise<void> {
  const options = { agent: connections, headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } };
  return new Promise((resolve, reject) => {
    const request = get(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A call was refused: ${answer.statusCode}`));
      answer.once('end', resolve).once('error', reject).resume();
    });
    request.once('error', reject);
  });
}

function describe(what: string, times: number[]): Answers {
  const sorted = times.toSorted((a, b) => a - b);
  return { what, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, median: median(sorted) };
}

/** What the product takes of a machine's memory, PostgreSQL left out. */
import { opinionOf, opinions, source } from './documents.ts';
import { analyze, analyzeTogether, enrolStudent } from './journey.ts';
import { makeLargePdf } from './large-file.ts';
import { forgetPeak, isTold, memoryOf, readingChildrenOf, watchChildren } from './process-memory.ts';
import { inventDataDir, removeDataDir, type Server, startServer } from './server-process.ts';
import type { Table } from './table.ts';

const analyses = 20;
const largeFiles = 6;
const largeFileBytes = 40 * 1024 * 1024;
/** For collectors and pools to give back what they do not need. */
const settleMs = 10_000;

type Rest = { resident: number; proportional: number };
type Run = { started: Rest; rest: Rest; child: number; growth: number; largeChild: number };

const peer = 'a comparable product 330 MiB, a bare server 69 MiB';

export async function measureMemory(runs: number): Promise<Table> {
  const title = `Memory, without PostgreSQL`;
  if (!isTold)
    return { title, rows: [], notes: ['Not measured: this system has no /proc/PID/smaps_rollup.'] };
  const one: Run[] = [];
  const two: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    one.push(await measureOnce(['all']));
    two.push(await measureOnce(['web', 'worker']));
  }
  const target = 200;
  return {
    title,
    rows: [
      { what: 'One process, just started, RSS', unit: 'MB', values: one.map((run) => run.started.resident) },
      {
        what: `  at rest after ${analyses} analyses, RSS`,
        unit: 'MB',
        values: one.map((run) => run.rest.resident),
        target,
        peer,
      },
      { what: '  the same, PSS', unit: 'MB', values: one.map((run) => run.rest.proportional) },
      {
        what: 'Web and worker, just started, RSS',
        unit: 'MB',
        values: two.map((run) => run.started.resident),
      },
      {
        what: `  at rest after ${analyses} analyses, RSS`,
        unit: 'MB',
        values: two.map((run) => run.rest.resident),
        target,
        peer,
      },
      { what: '  the same, PSS', unit: 'MB', values: two.map((run) => run.rest.proportional), target },
      {
        what: `Extraction child, peak, up to ${longest} pages`,
        unit: 'MB',
        values: one.map((run) => run.child),
        target: 600,
      },
      {
        what: 'Six uploads of 40 MB at once, one process, over rest',
        unit: 'MB',
        values: one.map((run) => run.growth),
        target: 150,
      },
      {
        what: '  web and worker together, over rest',
        unit: 'MB',
        values: two.map((run) => run.growth),
        target: 150,
      },
      {
        what: '  extraction child meanwhile, peak',
        unit: 'MB',
        values: one.map((run) => run.largeChild),
        target: 600,
      },
    ],
    notes: [
      source,
      `RSS and PSS are those of /proc, summed over the processes, ${settleMs / 1000} s after the last reading child ended.`,
      'PSS counts a page that several processes share once, divided among all who share it (the program of Node itself).',
      'Growth is the peak RSS (VmHWM, begun anew before) less the RSS at rest; children are counted apart.',
    ],
  };
}

const longest = Math.max(...opinions.map(({ pages }) => pages));

async function measureOnce(roles: ('all' | 'web' | 'worker')[]): Promise<Run> {
  const dataDir = await inventDataDir();
  const servers: Server[] = [];
  try {
    for (const role of roles) servers.push(await startServer({ dataDir, role }));
    return await measureServers(servers);
  } finally {
    for (const server of servers.toReversed()) await server.stop();
    await removeDataDir(dataDir);
  }
}

async function measureServers(servers: Server[]): Promise<Run> {
  const [web] = servers;
  const worker = servers.at(-1);
  if (!web || !worker) throw new Error('No server was started');
  const student = await enrolStudent(web);
  await settle(worker);
  const started = sumOf(servers);
  const first = watchChildren(worker.pid);
  for (let done = 0; done < analyses; done += 1)
    await analyze(student, (opinions[done % opinions.length] ?? opinionOf(16)).path);
  await settle(worker);
  first.end();
  const rest = sumOf(servers);
  const files = Array.from({ length: largeFiles }, () => makeLargePdf(largeFileBytes));
  for (const { pid } of servers) forgetPeak(pid);
  const second = watchChildren(worker.pid);
  await analyzeTogether(student, files);
  second.end();
  const peak = servers.reduce((sum, { pid }) => sum + (memoryOf(pid)?.peak ?? 0), 0);
  return { started, rest, child: first.peak(), growth: peak - rest.resident, largeChild: second.peak() };
}

/** Waits until no reading child is left, and then for things to calm down. */
async function settle(worker: Server): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let waits = 0; waits < 100 && readingChildrenOf(worker.pid).length > 0; waits += 1) await pause(200);
  await pause(settleMs);
}

function sumOf(servers: Server[]): Rest {
  const sum = { resident: 0, proportional: 0 };
  for (const { pid } of servers.flatMap((server) =>
    [server.pid, ...readingChildrenOf(server.pid)].map((pid) => ({ pid })),
  )) {
    const memory = memoryOf(pid);
    sum.resident += memory?.resident ?? 0;
    sum.proportional += memory?.proportional ?? 0;
  }
  return sum;
}

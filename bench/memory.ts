/** What the product takes of a machine's memory, PostgreSQL left out. */

import { inventDataDir, removeDataDir, type Server, startServer } from '../scripts/server-process.ts';
import { longest, opinions, source } from './documents.ts';
import { analyze, analyzeTogether, enrolStudent, read } from './journey.ts';
import { makeLargePdf } from './large-file.ts';
import { forgetPeak, isTold, memoryOf, peakOfChildren, readingChildrenOf } from './process-memory.ts';
import type { Row, Table } from './table.ts';

const analyses = 20;
const largeFiles = 6;
const largeFileBytes = 40 * 1024 * 1024;
/** For collectors and pools to give back what they do not need. */
const settleMs = 10_000;

type Rest = { resident: number; proportional: number };
type Run = {
  started: Rest;
  rest: Rest;
  child: number;
  longChild: number;
  growth: number;
  largeChild: number;
};

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
  return {
    title,
    rows: [
      row('One process, just started, RSS', one, ({ started }) => started.resident),
      row(`  at rest after ${analyses} analyses, RSS`, one, ({ rest }) => rest.resident, 200, peer),
      row('  the same, PSS', one, ({ rest }) => rest.proportional),
      row('Web and worker, just started, RSS', two, ({ started }) => started.resident),
      row(`  at rest after ${analyses} analyses, RSS`, two, ({ rest }) => rest.resident, 200, peer),
      row('  the same, PSS', two, ({ rest }) => rest.proportional, 200),
      row(`Extraction child, peak over ${analyses} analyses`, one, ({ child }) => child, 600),
      row(`  of a file of ${longest.pages} pages`, one, ({ longChild }) => longChild, 600),
      row('Six uploads of 40 MB at once, one process, over rest', one, ({ growth }) => growth, 150),
      row('  web and worker together, over rest', two, ({ growth }) => growth, 150),
      row('  extraction child meanwhile, peak', one, ({ largeChild }) => largeChild, 600),
    ],
    notes: [
      source,
      `At rest: ${settleMs / 1000} s after the last reading child ended; summed over the processes, as Linux tells it in /proc.`,
      'PSS counts a page that several processes share once, divided among them: two processes share the program of Node.',
      'Over rest: the peak of RSS (VmHWM, begun anew before) less RSS before; children are counted apart.',
    ],
  };
}

function row(what: string, runs: Run[], value: (run: Run) => number, target?: number, peer?: string): Row {
  return {
    what,
    unit: 'MB',
    values: runs.map(value),
    ...(target === undefined ? {} : { target }),
    ...(peer === undefined ? {} : { peer }),
  };
}

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
  const child = await peakOfChildren(worker.pid, async () => {
    for (let done = 0; done < analyses; done += 1)
      await analyze(student, (opinions[done % opinions.length] ?? longest).path);
  });
  await settle(worker);
  const rest = sumOf(servers);
  const longChild = await peakOfChildren(worker.pid, () => read(student, longest.path));
  await settle(worker);
  const files = Array.from({ length: largeFiles }, () => makeLargePdf(largeFileBytes));
  const before = sumOf(servers).resident;
  for (const { pid } of servers) forgetPeak(pid);
  const largeChild = await peakOfChildren(worker.pid, () => analyzeTogether(student, files));
  const peak = servers.reduce((sum, { pid }) => sum + (memoryOf(pid)?.peak ?? 0), 0);
  return { started, rest, child, longChild, growth: peak - before, largeChild };
}

/** Waits until no reading child is left, and then for things to calm down. */
async function settle(worker: Server): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let waits = 0; waits < 100 && readingChildrenOf(worker.pid).length > 0; waits += 1) await pause(200);
  await pause(settleMs);
}

function sumOf(servers: Server[]): Rest {
  const sum = { resident: 0, proportional: 0 };
  for (const pid of servers.flatMap((server) => [server.pid, ...readingChildrenOf(server.pid)])) {
    const memory = memoryOf(pid);
    sum.resident += memory?.resident ?? 0;
    sum.proportional += memory?.proportional ?? 0;
  }
  return sum;
}

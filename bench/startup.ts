/** How long `npm start` takes from installed to serving, and what of it is what. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  inventDataDir,
  removeDataDir,
  runToEnd,
  type Server,
  type StartOptions,
  startScript,
  startServer,
} from '../scripts/server-process.ts';
import { root } from '../src/server/base/root.ts';
import type { Row, Table } from './table.ts';

type Start = { serving: number; database: number; ready: number };
type Run = Record<'npmEmpty' | 'npmAgain' | 'scriptEmpty' | 'scriptAgain', Start> & {
  setup: number;
  build: number;
  node: number;
};

const npmStart = ['npm', 'start'];

export async function measureStartup(runs: number): Promise<Table> {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce());
  const row = (what: string, value: (run: Run) => number, target?: number): Row => ({
    what,
    unit: 'ms',
    values: measured.map(value),
    ...(target === undefined ? {} : { target }),
  });
  return {
    title: 'From the command to the first good answer of /api/health/ready',
    rows: [
      row('`npm start`, empty data folder', ({ npmEmpty }) => npmEmpty.serving, 5000),
      row('`npm start`, again', ({ npmAgain }) => npmAgain.serving, 2000),
      row(
        '  of it npm and its pre-script',
        ({ npmAgain, scriptAgain }) => npmAgain.serving - scriptAgain.serving,
      ),
      row('    of it scripts/setup.mjs', ({ setup }) => setup),
      row('`node scripts/start.ts`, empty data folder', ({ scriptEmpty }) => scriptEmpty.serving),
      row('  until PostgreSQL answers', ({ scriptEmpty }) => scriptEmpty.database),
      row('  then until ready', ({ scriptEmpty }) => scriptEmpty.ready - scriptEmpty.database),
      row('`node scripts/start.ts`, again', ({ scriptAgain }) => scriptAgain.serving),
      row('  of it Node itself', ({ node }) => node),
      row('  of it seeing that nothing must be built', ({ build, node }) => build - node),
      row('  until PostgreSQL answers', ({ scriptAgain }) => scriptAgain.database),
      row('  then until ready', ({ scriptAgain }) => scriptAgain.ready - scriptAgain.database),
    ],
    notes: [
      'Installed, web app and server built; each run begins with an empty data folder and starts it twice either way.',
      'Until PostgreSQL answers: Node, the look at the sources, loading the bundle, making the cluster where there is none.',
      'Then: migrations, the queue’s tables and workers, listening. Both by the times in the server’s log.',
    ],
  };
}

async function measureOnce(): Promise<Run> {
  const npmEmptyAndAgain = await startTwice(npmStart);
  const scriptEmptyAndAgain = await startTwice(startScript);
  const node = process.execPath;
  return {
    npmEmpty: npmEmptyAndAgain[0],
    npmAgain: npmEmptyAndAgain[1],
    scriptEmpty: scriptEmptyAndAgain[0],
    scriptAgain: scriptEmptyAndAgain[1],
    setup: await runToEnd([node, join(root, 'scripts/setup.mjs')]),
    build: await runToEnd([node, join(root, 'scripts/build.ts')]),
    node: await runToEnd([node, '--eval', '0']),
  };
}

async function startTwice(command: string[]): Promise<[Start, Start]> {
  const dataDir = await inventDataDir();
  try {
    return [await startOnce({ dataDir, command }), await startOnce({ dataDir, command })];
  } finally {
    await removeDataDir(dataDir);
  }
}

async function startOnce(options: StartOptions): Promise<Start> {
  const server = await startServer(options);
  try {
    return {
      serving: server.servingAfterMs,
      database: await saidBy(server, 'Started the database'),
      ready: await saidBy(server, 'ready'),
    };
  } finally {
    await server.stop();
  }
}

/** It answers a little before its log says so. */
async function saidBy(server: Server, message: string): Promise<number> {
  const endAt = Date.now() + saysWithinMs;
  for (;;) {
    const afterMs = server.saidAfterMs(message);
    if (afterMs !== undefined) return afterMs;
    if (Date.now() > endAt) throw new Error(`The server's log does not say “${message}”`);
    await setTimeout(pauseMs);
  }
}

const saysWithinMs = 5000;
const pauseMs = 20;

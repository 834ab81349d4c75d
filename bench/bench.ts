// `npm run bench`: the figures that the product is held to, beside their targets and what peers need. No timed tests: it prints.
// --runs N (5) and --only GROUP narrow it.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import { stopEverything } from '../scripts/server-process.ts';
import { measureExtraction } from './beside-poppler.ts';
import { measureCourseOutlines } from './course-outlines.ts';
import { measureTerms } from './drill.ts';
import { measureDrillLists } from './drill-lists.ts';
import { measureLists } from './lists.ts';
import { measureMemory } from './memory.ts';
import { measureModels } from './models.ts';
import { measureOperating } from './operating.ts';
import { measurePooled } from './pooled.ts';
import { measureRolls } from './rolls.ts';
import { measureStandstills } from './standstills.ts';
import { measureStartup } from './startup.ts';
import { formatTable } from './table.ts';
import { measureUploads } from './upload.ts';
import { measureWeb } from './web.ts';

/** Each answers the text that is printed. */
const groups: Record<string, (runs: number) => Promise<string>> = {
  upload: async (runs) => formatTable(await measureUploads(runs)),
  extraction: measureExtraction,
  memory: async (runs) => formatTable(await measureMemory(runs)),
  models: async (runs) => formatTable(await measureModels(runs)),
  lists: async (runs) => formatTable(await measureLists(runs)),
  web: async (runs) => formatTable(await measureWeb(runs)),
  drill: async (runs) => `${formatTable(measureTerms(runs))}\n\n${formatTable(await measureDrillLists())}`,
  course: async () => formatTable(await measureCourseOutlines()),
  thread: measureStandstills,
  operate: async () => formatTable(await measureOperating()),
  rolls: async () => formatTable(await measureRolls()),
  pooled: async () => formatTable(await measurePooled()),
  startup: async (runs) => formatTable(await measureStartup(runs)),
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1.');
  const chosen = Object.entries(groups).filter(([name]) => values.only === undefined || name === values.only);
  if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(groups).join(', ')}.`);
  await buildIfStale();
  process.stdout.write(`${describeMachine()}\nMedians over ${runs} ${runs === 1 ? 'run' : 'runs'}.\n`);
  for (const [, measure] of chosen) process.stdout.write(`\n${await measure(runs)}\n`);
}

function describeMachine(): string {
  const load = loadavg()[0]?.toFixed(1);
  return `${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load before ${load}`;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopEverything().finally(() => process.exit(1)));

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await stopEverything();
}

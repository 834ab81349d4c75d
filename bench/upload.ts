/** How long a student waits between dropping an opinion and reading what was made of it. */
import { opinionOf, pagesInWords, source } from './documents.ts';
import { analyze, enrolStudent, type Times } from './journey.ts';
import { inventDataDir, removeDataDir, startServer } from './server-process.ts';
import type { Table } from './table.ts';

/** Longer than reading children are kept without work. */
const restMs = 7_000;

const kinds = ['cold', 'warm', 'rested', 'long', 'short', 'middle'] as const;
type Run = Record<(typeof kinds)[number], Times>;

export async function measureUploads(runs: number): Promise<Table> {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce());
  const times = (kind: keyof Run, until: keyof Times) => measured.map((run) => run[kind][until]);
  const sixteen = pagesInWords(16);
  return {
    title: 'From the first byte of an upload',
    rows: [
      {
        what: `${sixteen}, brief read, first after start`,
        unit: 'ms',
        values: times('cold', 'brief'),
        target: 2500,
      },
      { what: `${sixteen}, brief read, warm`, unit: 'ms', values: times('warm', 'brief'), target: 1200 },
      { what: `  of it until 202`, unit: 'ms', values: times('warm', 'accepted') },
      { what: `  of it until the text is stored`, unit: 'ms', values: times('warm', 'text') },
      { what: `  until outline and questions too`, unit: 'ms', values: times('warm', 'ready') },
      { what: `${sixteen}, brief read, after a rest of 7 s`, unit: 'ms', values: times('rested', 'brief') },
      {
        what: `${pagesInWords(138)}, brief read, warm`,
        unit: 'ms',
        values: times('long', 'brief'),
        target: 8000,
      },
      {
        what: `${pagesInWords(9)}, text stored, warm`,
        unit: 'ms',
        values: times('short', 'text'),
        target: 200,
        peer: 'papra 135 ms (plain text)',
      },
      {
        what: `${pagesInWords(30)}, text stored, warm`,
        unit: 'ms',
        values: times('middle', 'text'),
        target: 300,
        peer: 'papra 185 ms (plain text)',
      },
    ],
    notes: [
      source,
      'Each run: `node scripts/start.ts` on an empty data folder, one student, one upload after the other.',
      'Readiness is heard from the class’s event stream; the brief counts once its content was answered.',
      'Warm: a reading child of the upload before is still there; after a rest a new one is started.',
    ],
  };
}

async function measureOnce(): Promise<Run> {
  const dataDir = await inventDataDir();
  const server = await startServer({ dataDir });
  try {
    const student = await enrolStudent(server);
    const measure = (pages: number) => analyze(student, opinionOf(pages).path);
    const cold = await measure(16);
    await measure(30);
    const warm = await measure(16);
    const short = await measure(9);
    const middle = await measure(30);
    const long = await measure(138);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return { cold, warm, short, middle, long, rested: await measure(16) };
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

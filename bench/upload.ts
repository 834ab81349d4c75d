/** How long a student waits between dropping an opinion and reading what was made of it. */

import { inventDataDir, removeDataDir, startServer } from '../scripts/server-process.ts';
import { hasRealOpinions, opinionOf, pagesInWords, source } from './documents.ts';
import { type Analysis, analyze, enrolStudent, type Times } from './journey.ts';
import type { Row, Table } from './table.ts';

/** Longer than reading children are kept without work. */
const restMs = 7_000;

const kinds = ['cold', 'warm', 'rested', 'long', 'short', 'middle', 'beside'] as const;
type Run = Record<(typeof kinds)[number], Analysis>;

export async function measureUploads(runs: number): Promise<Table> {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce());
  const row = (what: string, kind: keyof Run, until: keyof Times, target?: number, peer?: string): Row => ({
    what,
    unit: 'ms',
    values: measured.map((run) => run[kind][until]),
    // A target for a long opinion says nothing of a short one that stands in for it.
    ...(target !== undefined && hasRealOpinions ? { target } : {}),
    ...(peer === undefined ? {} : { peer }),
  });
  const recognised = measured[0]?.middle.recognised ?? 0;
  const pictures = recognised === 0 ? '' : `, ${recognised} of them recognised from pictures`;
  const sixteen = pagesInWords(16);
  return {
    title: 'From the first byte of an upload',
    rows: [
      row(`${sixteen}, brief read, first after start`, 'cold', 'brief', 2500),
      row(`${sixteen}, brief read, warm`, 'warm', 'brief', 1200),
      row('  of it until 202', 'warm', 'accepted'),
      row('  of it until the text is stored', 'warm', 'text'),
      row('  until outline and questions too', 'warm', 'ready'),
      row(`${sixteen}, brief read, after a rest of 7 s`, 'rested', 'brief'),
      row(`${pagesInWords(138)}, brief read, warm`, 'long', 'brief', 8000),
      row(`${pagesInWords(9)}, text stored, warm`, 'short', 'text', 200, 'papra 135 ms (plain text)'),
      row(
        `${pagesInWords(30)}, text stored, warm${pictures}`,
        'middle',
        'text',
        300,
        'papra 185 ms (plain text)',
      ),
      row(`${pagesInWords(32)}, text stored, warm`, 'beside', 'text'),
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
    // Another opinion each time: what the encoder read last is kept, and would not be read again.
    const measure = (pages: number, nth = 0) => analyze(student, opinionOf(pages, nth).path);
    const cold = await measure(16);
    await measure(32);
    const warm = await measure(16, 1);
    const short = await measure(9);
    const middle = await measure(30);
    const beside = await measure(32);
    const long = await measure(138);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return { cold, warm, short, middle, beside, long, rested: await measure(16, 2) };
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

/** Damaged, locked, hostile and mislabelled files: each has to end as text or as one sentence, in time. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openReadingPool } from '../src/opinion/pdf/pool.ts';
import { ReadingError } from '../src/opinion/reading-error.ts';
import { type EvalGroup, type EvalRun, figureRow, shareRow } from './eval-rows.ts';

const limitMs = 20_000;
/** Of all files one in so many, unless all are asked for. */
const sampled = 10;

export async function measureBadFiles({ folder, withAllBadFiles }: EvalRun): Promise<EvalGroup | undefined> {
  const path = join(folder, 'bad-pdfs');
  if (!existsSync(path)) return undefined;
  const all = readdirSync(path).filter((name) => name.endsWith('.pdf'));
  const files = withAllBadFiles ? all : all.filter((_, index) => index % sampled === 0);
  const pool = openReadingPool({ size: 2 });
  const outcomes: { file: string; ms: number; isSaid: boolean; trouble?: string }[] = [];
  const queue = [...files];
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift())
      outcomes.push({ file, ...(await outcomeOf(() => pool.read(join(path, file!)))) });
  };
  await Promise.all([lane(), lane()]);
  await pool.close();
  const survived = outcomes.filter(({ isSaid, ms }) => isSaid && ms <= limitMs);
  const slowest = Math.max(...outcomes.map(({ ms }) => ms)) / 1000;
  return {
    title: withAllBadFiles ? 'Damaged and hostile files' : `Damaged and hostile files, one in ${sampled}`,
    rows: [
      shareRow('text or one sentence within 20 s', survived.length, files.length, 1, 'poppler 99.78 %'),
      figureRow('the slowest', slowest, { digits: 1, unit: ' s', most: limitMs / 1000 }),
    ],
    notes: outcomes
      .filter((each) => !survived.includes(each))
      .map(({ file, ms, trouble = '' }) => `${file}: ${Math.round(ms)} ms ${trouble}`),
  };
}

async function outcomeOf(
  read: () => Promise<unknown>,
): Promise<{ ms: number; isSaid: boolean; trouble?: string }> {
  const startedAt = performance.now();
  try {
    await read();
    return { ms: performance.now() - startedAt, isSaid: true };
  } catch (error) {
    const ms = performance.now() - startedAt;
    return error instanceof ReadingError
      ? { ms, isSaid: true }
      : { ms, isSaid: false, trouble: String(error) };
  }
}

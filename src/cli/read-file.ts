import { stat } from 'node:fs/promises';
import { maxFileBytes } from '../opinion/limits.ts';
import type { Opinion } from '../opinion/opinion.ts';
import { openReadingPool } from '../opinion/pdf/pool.ts';
import { ReadingError } from '../opinion/reading-error.ts';
import { UsageError } from './usage-error.ts';

/** Reads one PDF in a killable child, as the server does. Throws ReadingError for a file that cannot be used. */
export async function readFileAsOpinion(path: string): Promise<Opinion> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new UsageError(`There is no file ${path}.`);
  if (file.size > maxFileBytes) throw new ReadingError('too_large');
  const pool = openReadingPool({ size: 1, idleMs: 1 });
  try {
    return await pool.read(path);
  } finally {
    await pool.close();
  }
}

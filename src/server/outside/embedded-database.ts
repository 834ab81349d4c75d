/** The database that comes along, which an earlier release's is brought to. */
import { findEarlier } from '../db/embedded/earlier.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { bringOver } from './backup/bring-over.ts';
import type { Job } from './queue.ts';

type Options = Pick<Parameters<typeof openEmbeddedPostgres>[0], 'dataDir' | 'log'> & { jobs: Job[] };

export function openEmbeddedDatabase({ jobs, ...options }: Options): Promise<EmbeddedPostgres> {
  const over = (from: string, to: string, file: string) => bringOver(jobs, from, to, file);
  return openEmbeddedPostgres({ ...options, upgrade: { bringOver: over, findEarlier } });
}

/** Puts all that one database of an installation holds into another, which takes its place: as a backup does, without a hold. */
import pg from 'pg';
import { silentLog } from '../../base/log.ts';
import { unfinishedRestore } from '../../db/unfinished-restore.ts';
import { type Job, openQueue } from '../queue.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

type State = { isInstallation: boolean; hasQueue: boolean; isUnfinished: boolean };

export async function bringOver(jobs: Job[], from: string, to: string, path: string): Promise<void> {
  const { isInstallation, hasQueue, isUnfinished } = await look(from);
  // Half of a restore is left behind: what is empty takes it anew, and is no installation before.
  if (isUnfinished) return ask(to, `create schema ${unfinishedRestore}`).then(() => undefined);
  if (!isInstallation) return;
  if (!hasQueue) await (await openQueue({ url: from, log: silentLog, jobs, isWorker: false })).close();
  await writeBackup({ url: from, path, secret: { fingerprint: '' }, takenAt: new Date() });
  await restoreBackup({ url: to, path, jobs, log: silentLog, isHeld: false });
}

async function look(url: string): Promise<State> {
  const [state] = await ask<State>(
    url,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isInstallation",
       to_regclass('pgboss.job') is not null as "hasQueue",
       to_regnamespace('${unfinishedRestore}') is not null as "isUnfinished"`,
  );
  if (!state) throw new Error('The database says nothing of itself');
  return state;
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

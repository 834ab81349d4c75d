/** Puts a backup into an empty database: of the release that wrote it or of a later one, embedded or not. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../../base/log.ts';
import { applicationName, openDatabase } from '../../db/db.ts';
import { migrateDatabase } from '../../db/migrations.ts';
import { unfinishedRestore } from '../../db/unfinished-restore.ts';
import { type Job, openQueue } from '../queue.ts';
import type { Head } from './format.ts';
import { loadTables, restoredJobs } from './load-tables.ts';
import { BackupError, checkBackup } from './read-backup.ts';
import type { Progress } from './write-backup.ts';

type Order = {
  url: string;
  path: string;
  jobs: Job[];
  log: Log;
  onTable?: Progress;
  /** Whether it makes and mails nothing before it is released; by default it waits. */
  isHeld?: boolean;
};

const hold = `insert into holds (name) values ('restored') on conflict do nothing`;

/** Answers what the backup says of itself. What is broken off leaves a database that only another restore uses. */
export async function restoreBackup(order: Order): Promise<Head> {
  const head = await checkBackup(order.path);
  const client = new pg.Client({
    connectionString: order.url,
    application_name: `${applicationName} restore`,
  });
  await client.connect();
  try {
    await makeRoom(client);
    await migrateDatabase(order.url, { isRestore: true, upTo: head.migration });
    await loadTables({ ...order, head });
    // In steps that an installation has gone through as well, each with rows in its tables.
    await migrateDatabase(order.url, { isRestore: true });
    if (order.isHeld ?? true) await client.query(hold);
    const { rows } = await client.query<Waiting>(
      `select name, data as payload, start_after as "startsAt" from ${restoredJobs} order by place`,
    );
    await sendJobs(order, rows);
    await client.query(`drop schema ${unfinishedRestore} cascade`);
    return head;
  } finally {
    await client.end();
  }
}

const notEmpty =
  'This database is not empty. Restore into an empty one: another DATA_DIR, or a DATABASE_URL that names a new database.';

async function makeRoom(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isUnfinished: boolean; tables: number }>(
    `select to_regnamespace('${unfinishedRestore}') is not null as "isUnfinished",
       (select count(*)::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables`,
  );
  if (rows[0]?.isUnfinished) {
    await client.query(
      'drop schema public cascade; create schema public; drop schema if exists drizzle cascade; drop schema if exists pgboss cascade',
    );
  } else {
    if (rows[0]?.tables !== 0) throw new BackupError(notEmpty);
    await client.query(`create schema ${unfinishedRestore}`);
  }
}

type Waiting = { name: string; payload: Record<string, unknown> | null; startsAt: Date };

/** By the queue itself: its tables are its own. What this release no longer knows is left out. */
async function sendJobs({ url, jobs, log }: Order, waiting: Waiting[]): Promise<void> {
  const queue = await openQueue({ url, log, jobs, isWorker: false });
  const database = openDatabase({ url, log, maxConnections: 1 });
  try {
    await database.db.transaction(async (db) => {
      // If it breaks off after this, it starts over.
      await db.execute(sql`delete from pgboss.job`);
      for (const { name, payload, startsAt } of waiting) {
        const job = jobs.find((each) => each.name === name);
        if (!job?.payload.safeParse(payload ?? {}).success) continue;
        const delaySeconds = Math.max(0, Math.ceil((startsAt.getTime() - Date.now()) / 1000));
        await queue.send(db, job, payload ?? {}, { delaySeconds });
      }
    });
  } finally {
    await database.close();
    await queue.close();
  }
}

/** Background jobs on the product's own database: sent inside the transaction that makes them necessary. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { describeError, type Log } from '../base/log.ts';
import type { Db } from '../db/db.ts';

/** An endpoint without HTTP. Delivered at least once: what works it must bear a repetition. */
export type Job<Payload extends z.ZodObject = z.ZodObject> = {
  /** verb-noun. */
  name: string;
  payload: Payload;
  retryLimit: number;
  retryDelaySeconds: number;
  /** The longest one attempt may take. */
  expireSeconds: number;
  /** Receives the payload of a job whose attempts are used up, also when its worker was killed. */
  whenGivenUp?: Job;
};

export type Attempt = {
  /** Aborts when the job expired or the worker is closing. */
  signal: AbortSignal;
};

export type Queue = {
  send<Payload extends z.ZodObject>(
    db: Db,
    job: Job<Payload>,
    payload: z.input<Payload>,
    options?: { delaySeconds?: number },
  ): Promise<void>;
  work<Payload extends z.ZodObject>(
    job: Job<Payload>,
    concurrency: number,
    work: (payload: z.infer<Payload>, attempt: Attempt) => Promise<void>,
  ): Promise<void>;
  /** Runs the job (without payload) by the clock; the cron expression is in UTC. */
  schedule(job: Job, cron: string): Promise<void>;
  /** How many jobs wait or run. */
  countOpen(): Promise<number>;
  /** The same by job, those that wait longest first; a job that is to start later does not wait yet. */
  describeOpen(): Promise<OpenJobs[]>;
  close(): Promise<void>;
};

export type OpenJobs = { job: string; waiting: number; running: number; oldestAt: Date | null };

/** A worker that died is noticed after this long without a sign of life; the library allows no less. */
const heartbeatSeconds = 10;

type QueueOptions = { url: string; log: Log; jobs: Job[]; isWorker: boolean };

export async function openQueue({ url, log, jobs, isWorker }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'hotseat queue',
    max: isWorker ? 6 : 2,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'The queue reports an error'));
  await boss.start();
  for (const job of jobs.toSorted(
    (a, b) => Number(b.whenGivenUp === undefined) - Number(a.whenGivenUp === undefined),
  )) {
    await ensureQueue(boss, job);
  }
  return {
    async send(db, job, payload, { delaySeconds } = {}) {
      await boss.send(job.name, job.payload.parse(payload), {
        db: fromDrizzle(db, sql),
        ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
      });
    },
    async work(job, concurrency, work) {
      const options = {
        batchSize: 1,
        localConcurrency: concurrency,
        pollingIntervalSeconds: 1,
        // With notification on, this is also how long a retry can wait: the library's 30 s would be felt.
        notifyPollingIntervalSeconds: 1,
      } as const;
      await boss.work(job.name, options, async ([taken]) => {
        if (!taken) return;
        try {
          await work(job.payload.parse(taken.data ?? {}), { signal: taken.signal });
        } catch (error) {
          const described = describeError(error);
          log.warn({ job: job.name, attempt: taken.retryCount + 1, ...described }, 'A job failed');
          // The library keeps what it catches in the job's row.
          throw new Error(described.message);
        }
      });
    },
    async schedule(job, cron) {
      await boss.schedule(job.name, cron, {});
    },
    async countOpen() {
      const { rows } = await boss
        .getDb()
        .executeSql(
          `select count(*)::int as open from pgboss.job where state in ('created', 'retry', 'active')`,
        );
      return rows[0].open;
    },
    async describeOpen() {
      const { rows } = await boss.getDb().executeSql(`
        select name as job, (count(*) filter (where state <> 'active'))::int as waiting,
          (count(*) filter (where state = 'active'))::int as running,
          min(start_after) filter (where state <> 'active' and start_after <= now()) as "oldestAt"
        from pgboss.job where state in ('created', 'retry', 'active')
        group by name order by 4 nulls last, name`);
      return rows;
    },
    close: () => boss.stop({ graceful: true, timeout: 8_000, close: true }),
  };
}

async function ensureQueue(boss: PgBoss, job: Job): Promise<void> {
  const options = {
    notify: true,
    heartbeatSeconds,
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: job.retryDelaySeconds > 0,
    expireInSeconds: job.expireSeconds,
    deleteAfterSeconds: 86_400,
    ...(job.whenGivenUp ? { deadLetter: job.whenGivenUp.name } : {}),
  };
  if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options);
  else await boss.createQueue(job.name, options);
}

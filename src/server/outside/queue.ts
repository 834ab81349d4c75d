/** Background jobs on the product's own database: sent inside the transaction that makes them necessary. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { describeError, type Log } from '../base/log.ts';
import { inSpan } from '../base/spans.ts';
import { currentTrace, traced } from '../base/trace.ts';
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
  /** Aborts when the job expired, or is handed back since the worker ends. */
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
  /** By job: those that are due, those that run, and since when the oldest is due. */
  listDue(): Promise<DueJobs[]>;
  /** The same by job, those that wait longest first; a job that is to start later does not wait yet. */
  describeOpen(): Promise<OpenJobs[]>;
  /** Rejects where jobs cannot be sent or taken. */
  check(): Promise<void>;
  /** Takes no new jobs; running ones go on. */
  drain(): void;
  /**
   * Waits for the jobs that run, `graceMs` from the beginning of the drain at most; what runs then is told to stop and
   * handed back: another worker takes it, and the attempt that was cut short does not count.
   */
  close(graceMs?: number): Promise<void>;
};

export type DueJobs = { job: string; due: number; running: number; oldestAt: Date | null };

export type OpenJobs = { job: string; waiting: number; running: number; oldestAt: Date | null };

/** A worker that died is noticed after this long without a sign of life; the library allows no less. */
const heartbeatSeconds = 10;

const usualGraceMs = 8_000;
/** For what is told to stop: a child is killed, a call broken off and its cost written down. */
const handBackWithinMs = 5_000;

type QueueOptions = {
  url: string;
  log: Log;
  jobs: Job[];
  isWorker: boolean;
  /** Hears of every attempt that failed. */
  onFailure?: (job: string) => void;
};

export async function openQueue({
  url,
  log,
  jobs,
  isWorker,
  onFailure = nothing,
}: QueueOptions): Promise<Queue> {
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
  const running = new Set<Promise<void>>();
  const handingBack = new AbortController();
  let drainedAt: number | undefined;

  function drain(): void {
    if (drainedAt !== undefined) return;
    drainedAt = performance.now();
    for (const { name } of jobs)
      boss
        .offWork(name, { wait: false })
        .catch((error: unknown) => log.warn(describeError(error), 'The queue'));
  }

  /** True once nothing is running. */
  const isIdle = (withinMs: number) =>
    Promise.race([
      Promise.allSettled(running).then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, Math.max(0, withinMs), false).unref()),
    ]);

  for (const job of jobs.toSorted(
    (a, b) => Number(b.whenGivenUp === undefined) - Number(a.whenGivenUp === undefined),
  )) {
    await ensureQueue(boss, job);
  }
  return {
    async send(db, job, payload, { delaySeconds } = {}) {
      const { requestId, traceparent } = currentTrace();
      // Beside the payload, whose schema does not know it.
      const carried = {
        ...(requestId === undefined ? {} : { [requestIdName]: requestId }),
        ...(traceparent === undefined ? {} : { [traceparentName]: traceparent }),
      };
      await boss.send(
        job.name,
        { ...job.payload.parse(payload), ...carried },
        {
          db: fromDrizzle(db, sql),
          ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
        },
      );
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
        const signal = AbortSignal.any([taken.signal, handingBack.signal]);
        const carried = (taken.data ?? {}) as Record<string, unknown>;
        const { [requestIdName]: requestId, [traceparentName]: traceparent } = carried;
        const working = traced(
          {
            ...(typeof requestId === 'string' ? { requestId } : {}),
            ...(typeof traceparent === 'string' ? { traceparent } : {}),
            ...{ job: job.name, jobId: taken.id },
          },
          () =>
            inSpan(
              {
                name: `job ${job.name}`,
                kind: 'consumer',
                attributes: { ...idsOf(taken.data), attempt: taken.retryCount + 1 },
              },
              async () => {
                log.info({ ...idsOf(taken.data), attempt: taken.retryCount + 1 }, 'A job begins');
                await work(job.payload.parse(taken.data ?? {}), { signal });
              },
            ),
        );
        const ended = working.then(nothing, nothing);
        running.add(ended);
        try {
          await working;
        } catch (error) {
          if (handingBack.signal.aborted) return await handBack(boss, job, taken, log);
          const described = describeError(error);
          onFailure(job.name);
          const caused = { job: job.name, jobId: taken.id, attempt: taken.retryCount + 1 };
          log.warn({ ...caused, ...idsOf(taken.data), ...described }, 'A job failed');
          // The library keeps what it catches in the job's row.
          throw new Error(described.message);
        } finally {
          running.delete(ended);
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
    async listDue() {
      const { rows } = await boss.getDb().executeSql(
        `
        select name as job, (count(*) filter (where state <> 'active' and start_after <= now()))::int as due,
          (count(*) filter (where state = 'active'))::int as running,
          min(start_after) filter (where state <> 'active' and start_after <= now()) as "oldestAt"
        from pgboss.job where state < 'completed' and name = any($1) group by name`,
        [jobs.map(({ name }) => name)],
      );
      return jobs.map(
        ({ name }) =>
          rows.find(({ job }) => job === name) ?? { job: name, due: 0, running: 0, oldestAt: null },
      );
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
    async check() {
      await boss.getDb().executeSql('select 1 from pgboss.queue limit 1');
    },
    drain,
    async close(graceMs = usualGraceMs) {
      drain();
      if (!(await isIdle(graceMs - (performance.now() - (drainedAt ?? 0))))) {
        handingBack.abort(new Error('The worker ends: the job is handed back'));
        await isIdle(handBackWithinMs);
      }
      await boss.stop({ graceful: true, timeout: 1_000, close: true });
    },
  };
}

const requestIdName = '__requestId';
const traceparentName = '__traceparent';

const nothing = (): void => undefined;

/** Of a payload the numbers alone: what it is about, and nothing that somebody has written. */
const idsOf = (payload: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(payload ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

/**
 * The library counts an attempt when a job is taken again. One more is allowed instead of one less counted: the number of
 * the attempt is what tells this worker's end of the job from the next one's.
 */
async function handBack(
  boss: PgBoss,
  { name }: Job,
  { id, retryCount }: { id: string; retryCount: number },
  log: Log,
): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [name, id, retryCount],
  );
  log.info({ job: name, jobId: id }, 'A job was handed back');
}

async function ensureQueue(boss: PgBoss, job: Job): Promise<void> {
  const options = {
    notify: true,
    heartbeatSeconds,
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: job.retryDelaySeconds > 0,
    expireInSeconds: job.expireSeconds,
    // Finished jobs are of no use, and every fetch would look through them.
    deleteAfterSeconds: 3_600,
    ...(job.whenGivenUp ? { deadLetter: job.whenGivenUp.name } : {}),
  };
  if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options);
  else await boss.createQueue(job.name, options);
}

/** Figures of this process for Prometheus. Ids, names and paths are never labels: each would be a series of its own. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnalysisLabels, MetricSources, Metrics } from './metrics-words.ts';

export type { Metrics } from './metrics-words.ts';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** An embedded run takes seconds; one of a language model minutes. */
const analysisBuckets = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800];
const callBuckets = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600];

export function openMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'hotseat_request_duration_seconds',
    help: 'How long requests took to be answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const analyses = new Histogram<keyof AnalysisLabels>({
    name: 'hotseat_analysis_duration_seconds',
    help: 'How long runs of analyses took, by engine, tier and outcome (ready, asked, failed).',
    labelNames: ['engine', 'tier', 'outcome'],
    buckets: analysisBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'hotseat_analysis_failures_total',
    help: 'Analyses that failed for good, by the code that the student is told.',
    labelNames: ['code'],
    registers,
  });
  const calls = new Histogram({
    name: 'hotseat_model_call_duration_seconds',
    help: 'How long calls to language models took, by model and outcome.',
    labelNames: ['model', 'outcome'],
    buckets: callBuckets,
    registers,
  });
  const tokens = new Counter({
    name: 'hotseat_model_tokens_total',
    help: 'Tokens that language models read and wrote.',
    labelNames: ['model', 'direction'],
    registers,
  });
  const cents = new Counter({
    name: 'hotseat_model_cost_cents_total',
    help: 'What calls to language models cost, in US cents, where prices are known.',
    labelNames: ['model'],
    registers,
  });
  const mails = new Counter({
    name: 'hotseat_mails_total',
    help: 'Mails by what became of them: sent, failed (tried again), given_up.',
    labelNames: ['outcome'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'hotseat_job_failures_total',
    help: 'Attempts at jobs that failed, by job.',
    labelNames: ['job'],
    registers,
  });
  const streams = new Gauge({
    name: 'hotseat_event_streams_open',
    help: 'Event streams that browsers hold open.',
    registers,
  });
  const refresh = addGauges(registry, sources);
  let isProcessWatched = false;
  return {
    countRequest: (request, seconds) => requests.observe(request, seconds),
    countAnalysis: (analysis, seconds) => analyses.observe(analysis, seconds),
    countFailure: (code) => failures.inc({ code }),
    countModelCall({ model, outcome, usage, costCents }, seconds) {
      calls.observe({ model, outcome }, seconds);
      tokens.inc({ model, direction: 'input' }, usage.inputTokens);
      tokens.inc({ model, direction: 'output' }, usage.outputTokens);
      cents.inc({ model }, costCents ?? 0);
    },
    countMail: (outcome) => mails.inc({ outcome }),
    countJobFailure: (job) => jobFailures.inc({ job }),
    streamOpened() {
      streams.inc();
      return () => streams.dec();
    },
    async read() {
      // Watching the event loop costs a little all the time: only where somebody reads it.
      if (!isProcessWatched) collectDefaultMetrics({ register: registry });
      isProcessWatched = true;
      await refresh();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Answers what looks the figures up when somebody reads them. What the database does not tell is left out, and the rest stands. */
function addGauges(registry: Registry, sources: MetricSources): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  gauge('hotseat_build_info', 'Always 1; which release runs as which kind of process.', [
    'version',
    'process',
  ]).set(sources.build, 1);
  const waiting = gauge('hotseat_jobs_waiting', 'Jobs that are due and wait for a worker, by job.', ['job']);
  const running = gauge('hotseat_jobs_running', 'Jobs that workers have in hand, by job.', ['job']);
  const oldest = gauge('hotseat_jobs_oldest_seconds', 'For how long the oldest due job has waited, by job.', [
    'job',
  ]);
  const open = gauge('hotseat_jobs_open', 'Jobs that wait, are to start later, or run.');
  const held = gauge('hotseat_held', '1 where this is a restored copy that was not released yet.');
  const backup = gauge(
    'hotseat_backup_age_seconds',
    'How old the last backup is; absent where there is none.',
  );
  const up = gauge('hotseat_database_up', '1 where the database answered for these figures.');
  const connections = gauge(
    'hotseat_database_connections',
    'Connections to the database, by pool and state.',
    ['pool', 'state'],
  );
  const queued = gauge('hotseat_database_waiting', 'Statements that wait for a connection, by pool.', [
    'pool',
  ]);
  const killed = gauge(
    'hotseat_children_killed',
    'Children that were killed: a file, or a page, was too much for them.',
  );
  const free = gauge('hotseat_disk_free_bytes', 'Room on the disk of DATA_DIR.');
  return async () => {
    free.set(await sources.freeBytes());
    killed.set(sources.countKilled());
    for (const { pool, busy, idle, waiting: count } of sources.listPools()) {
      connections.set({ pool, state: 'busy' }, busy);
      connections.set({ pool, state: 'idle' }, idle);
      queued.set({ pool }, count);
    }
    for (const each of [waiting, running, oldest]) each.reset();
    for (const each of [open, held, backup]) each.remove();
    const found = await sources.look().catch(() => undefined);
    up.set(found ? 1 : 0);
    if (!found) return;
    const ageOf = (at: Date) => Math.max(0, (Date.now() - at.getTime()) / 1000);
    open.set(found.openJobs);
    held.set(found.isHeld ? 1 : 0);
    if (found.lastBackupAt) backup.set(ageOf(found.lastBackupAt));
    for (const { job, due, running: count, oldestAt } of found.jobs) {
      waiting.set({ job }, due);
      running.set({ job }, count);
      oldest.set({ job }, oldestAt ? ageOf(oldestAt) : 0);
    }
  };
}

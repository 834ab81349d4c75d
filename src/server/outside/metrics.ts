/** Figures of this process for Prometheus. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** `route` is the pattern, not the path: every id would be a series of its own. */
  countRequest(request: { method: string; route: string; status: number }, seconds: number): void;
  /** In Prometheus' text format, whose media type is `type`. */
  read(): Promise<{ type: string; text: string }>;
};

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMetrics(countOpenJobs: () => Promise<number>): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'hotseat_request_duration_seconds',
    help: 'How long requests took to be answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  new Gauge({
    name: 'hotseat_jobs_open',
    help: 'Jobs that wait or run, of all processes together.',
    registers: [registry],
    async collect() {
      this.set(await countOpenJobs());
    },
  });
  let isProcessWatched = false;
  return {
    countRequest: (request, seconds) => requests.observe(request, seconds),
    async read() {
      // Watching the event loop costs a little all the time: only where somebody reads it.
      if (!isProcessWatched) collectDefaultMetrics({ register: registry });
      isProcessWatched = true;
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

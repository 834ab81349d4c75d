/** Loaded into a server that is measured: on SIGUSR2 it writes how late its event loop was since the last time. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.LOOP_DELAY_FILE;
const resolutionMs = 10;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

// What is recorded is the time between two looks, of which one is due every ten milliseconds.
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);

process.on('SIGUSR2', () => {
  if (file) writeFileSync(file, JSON.stringify({ p99: late(delay.percentile(99)), max: late(delay.max) }));
  delay.reset();
});

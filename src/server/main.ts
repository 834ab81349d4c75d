/** Reads the configuration, opens the app, starts server and worker, closes them in order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { product } from '../shared/prices.ts';
import { type App, openApp } from './app.ts';
import { giveBackAtRest } from './base/at-rest.ts';
import { type Config, loadEnvironmentFile, readConfig } from './base/config.ts';
import { openLog } from './base/log.ts';
import { root } from './base/root.ts';
import { closeServer } from './http/close-server.ts';
import { buildServer } from './server.ts';
import { jobs, startWorker } from './worker.ts';

type Closer = () => Promise<unknown>;

/** After this long, what still hangs is left behind: the database loses nothing by it. */
const closeTimeoutMs = 20_000;

/** Given by `npm start`. */
const endWithParentFlag = '--end-with-parent';

async function start(): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig();
  const closers: Closer[] = [];
  const opening = open(config, closers);
  const stop = closeOnce(opening, closers);
  // From the first moment on: a signal that comes early closes what was opened by then.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  if (process.argv.includes(endWithParentFlag)) endWithParent(() => void stop(0));
  try {
    await opening;
  } catch (error) {
    say(inWords(error, config));
    await stop(1);
  }
}

async function open(config: Config, closers: Closer[]): Promise<void> {
  const log = openLog();
  const { app, close, beginClosing } = await openApp(config, log, jobs);
  closers.push(close);
  if (config.process !== 'web') await startWorker(app);
  if (config.process !== 'worker') closers.push(await listen(app, config));
  closers.push(async () => beginClosing());
  giveBackAtRest();
  log.info({ process: config.process, version: process.version }, 'ready');
  if (config.process !== 'worker') process.stdout.write(`${product} is ready at ${config.appUrl}\n`);
}

async function listen(app: App, { port, host }: Config): Promise<Closer> {
  const webFolder = join(root, 'dist/web');
  // Beside the development server of the web app this one answers the API alone.
  const router = await buildServer(app, existsSync(webFolder) ? webFolder : undefined);
  const server = serve({
    fetch: router.fetch,
    port,
    hostname: host,
    // A file of 50 MB over a slow line takes longer than the five minutes that Node allows.
    serverOptions: { requestTimeout: 20 * 60_000 },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return () => closeServer(server);
}

/** New requests are refused first, then the app closes; a second signal changes nothing. */
function closeOnce(opening: Promise<void>, closers: Closer[]) {
  let closing: Promise<void> | undefined;
  return (exitCode: number): Promise<void> => {
    closing ??= (async () => {
      setTimeout(() => process.exit(exitCode), closeTimeoutMs).unref();
      await opening.catch(() => undefined);
      for (const close of closers.splice(0).reverse()) await close();
      process.exit(exitCode);
    })();
    return closing;
  };
}

/**
 * npm hands a signal to the shell between, and the shell dies of it without a word to this process:
 * a parent that is gone means the same as the signal.
 */
function endWithParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

function inWords(error: unknown, { port, host }: Config): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is taken by another program. Set PORT to a free one.`;
  }
  return error.message;
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

start().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

/** Reads the configuration, opens the app, starts server and worker, closes them in order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { product } from '../shared/prices.ts';
import { type App, openApp } from './app.ts';
import { giveBackAtRest } from './base/at-rest.ts';
import { type Config, loadEnvironmentFile, readConfig } from './base/config.ts';
import { describeError, type Log, openLog } from './base/log.ts';
import { root } from './base/root.ts';
import { startAgainOrEnd } from './base/start-again.ts';
import { closeServer, untilQuiet } from './http/close-server.ts';
import { buildServer, buildWorkerServer } from './server.ts';
import { jobs, startWorker } from './worker.ts';

type Closer = () => Promise<unknown>;

/** Beyond the drain; after this long, what still hangs is left behind: the database loses nothing by it. */
const closeTimeoutMs = 20_000;

/** Longer than the minute for which proxies keep theirs: a connection is closed by who sends on it, never while he does. */
const keepAliveMs = 75_000;

/** What is being answered is given this long to come to its end also where nothing is drained. */
const leastGraceMs = 3_000;

const exposure =
  'EXPOSE_DEVELOPMENT is set: whoever reaches this server can read its kept mails and pay at its test checkout';

/** Given by `npm start`. */
const endWithParentFlag = '--end-with-parent';

async function start(): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig();
  const log = openLog(undefined, { level: config.operating.logLevel, process: config.process });
  const closers: Closer[] = [];
  const opening = open(config, log, closers);
  const stop = stopOnce(opening, closers, log, 2 * config.operating.drainMs + closeTimeoutMs);
  // From the first moment on: a signal that comes early closes what was opened by then.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => stop(() => process.exit(0)));
  if (process.argv.includes(endWithParentFlag)) endWithParent(() => stop(() => process.exit(0)));
  const endAfter = (error: unknown) => {
    log.error(describeError(error), 'An error that nobody caught ends the process');
    stop(() => {
      log.flush();
      startAgainOrEnd();
    });
  };
  // What the process was doing is lost: it ends, as after a signal, and starts again.
  process.on('uncaughtException', endAfter);
  try {
    await opening;
  } catch (error) {
    say(inWords(error, config));
    stop(() => process.exit(1));
  }
}

async function open(config: Config, log: Log, closers: Closer[]): Promise<void> {
  const { app, close: closeApp, beginDraining, beginClosing } = await openApp(config, log, jobs);
  closers.push(closeApp);
  if (config.process !== 'web') await startWorker(app);
  const close = await listen(app, config);
  // Who asks a worker whether it is ready is answered for as long as it ends its jobs.
  if (config.process === 'worker') closers.unshift(close);
  else closers.push(close);
  closers.push(async () => beginClosing());
  closers.push(async () => {
    log.info({}, 'stopping');
    beginDraining();
    // A worker is asked for nothing: only its jobs are waited for, when the queue closes.
    if (config.process !== 'worker')
      await new Promise((resolve) => setTimeout(resolve, config.operating.drainMs));
  });
  if (config.exposesDevelopment && (app.testCheckout || !config.isProduction)) log.warn({}, exposure);
  for (const warning of config.warnings) log.warn({}, warning);
  giveBackAtRest();
  log.info({ node: process.version }, 'ready');
  if (config.process !== 'worker') process.stdout.write(`${product} is ready at ${config.appUrl}\n`);
}

async function listen(app: App, { port, host, process: role, operating }: Config): Promise<Closer> {
  const webFolder = join(root, 'dist/web');
  const router =
    role === 'worker'
      ? buildWorkerServer(app)
      : // Beside the development server of the web app this one answers the API alone.
        await buildServer(app, existsSync(webFolder) ? webFolder : undefined);
  const server = serve({
    fetch: router.fetch,
    port,
    hostname: host,
    // A file of 50 MB over a slow line takes longer than the five minutes that Node allows.
    serverOptions: { requestTimeout: 20 * 60_000, keepAliveTimeout: keepAliveMs },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return async () => {
    if (operating.drainMs > 0 && role !== 'worker') await untilQuiet(server, leastGraceMs);
    await closeServer(server, Math.max(leastGraceMs, operating.drainMs));
  };
}

/** New requests are refused first, then the app closes; what asks a second time changes nothing. */
function stopOnce(opening: Promise<void>, closers: Closer[], log: Log, withinMs: number) {
  let isStopping = false;
  return (end: () => void): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(end, withinMs).unref();
    void closeAll(opening, closers, log).then(end);
  };
}

/** What cannot be closed keeps nothing else open. Never rejects. */
async function closeAll(opening: Promise<void>, closers: Closer[], log: Log): Promise<void> {
  await opening.catch(() => undefined);
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => log.error(describeError(error), 'Something could not be closed'));
  }
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

/** The real app on a database of its own, served on a free port: what feature tests call. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { inject } from 'vitest';
import { type App, openApp } from '../src/server/app.ts';
import { type Config, readConfig } from '../src/server/base/config.ts';
import { type Log, silentLog } from '../src/server/base/log.ts';
import { modelFolder } from '../src/server/base/root.ts';
import { mailLink } from '../src/server/features/auth/jobs.ts';
import { answerLinkRequest } from '../src/server/features/auth/links.ts';
import { sendMail } from '../src/server/features/mail/jobs.ts';
import { deliverMail } from '../src/server/features/mail/service.ts';
import { closeServer } from '../src/server/http/close-server.ts';
import { buildServer } from '../src/server/server.ts';
import { jobs, startWorker } from '../src/server/worker.ts';
import { openComposer } from '../src/study/composing/composer.ts';
import { openEncoder } from '../src/study/extractive/encoder/encoder.ts';
import { Client } from './client.ts';
import { createDatabase } from './database.ts';
import { keptComposer, keptEncoder, keptReader } from './kept-work.ts';

export type TestApp = {
  app: App;
  url: string;
  databaseUrl: string;
  /** Somebody with no session. */
  visitor(): Client;
  /** A new student, registered, verified through the outbox, signed in and with the terms accepted. */
  student(name?: string): Promise<Client>;
  /** The same before she has accepted the terms. */
  newcomer(name?: string): Promise<Client>;
  close(): Promise<void>;
};

type Options = {
  config?: Partial<Config>;
  /** Off where a test wants to look at what waits for a worker; mails are sent all the same. */
  withWorker?: boolean;
  /** Where the name of the host matters; otherwise it is 127.0.0.1. */
  isOnLocalhost?: boolean;
  log?: Log;
  change?: (app: App) => void;
};

export async function openTestApp({
  config,
  withWorker = true,
  isOnLocalhost = false,
  log = testLog,
  change,
}: Options = {}): Promise<TestApp> {
  const databaseUrl = await createDatabase(inject('serverUrl'));
  const dataDir = await mkdtemp(join(tmpdir(), 'hotseat-app-'));
  const { url, server, setRouter } = await listen(isOnLocalhost ? 'localhost' : '127.0.0.1');
  const base = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, APP_URL: url });
  const opened = await openApp({ ...base, ...config }, log, jobs);
  Object.assign(opened.app, engines, { reader: keptReader(opened.app.reader) });
  change?.(opened.app);
  setRouter(await buildServer(opened.app));
  if (withWorker) await startWorker(opened.app);
  else {
    await opened.app.queue.work(mailLink, 1, (payload) => answerLinkRequest(opened.app, payload));
    await opened.app.queue.work(sendMail, 1, (payload) => deliverMail(opened.app, payload));
  }
  let count = 0;
  return {
    app: opened.app,
    url,
    databaseUrl,
    visitor: () => new Client(url),
    async student(name = `student${++count}`) {
      const client = await signUp(new Client(url), name);
      await client.acceptTerms();
      return client;
    },
    newcomer: (name = `student${++count}`) => signUp(new Client(url), name),
    async close() {
      opened.beginClosing();
      await closeServer(server);
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * One for all apps of a process: to start their children and threads anew for each would take longer than most tests. They rest
 * and end by themselves.
 */
const engines = {
  encoder: keptEncoder(openEncoder({ folder: modelFolder })),
  composer: keptComposer(openComposer()),
};

/** An error that nobody expected is seen in the test's output. */
const print = (details: object, message: string) => console.log(message, details);
const testLog: Log = { ...silentLog, warn: print, error: print };

/** The port must be known before the app is opened: links in mails carry it. */
async function listen(name: string) {
  let fetch: (request: Request, env: unknown) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const server: ServerType = serve({
    fetch: (request, env) => fetch(request, env),
    port: 0,
    hostname: '127.0.0.1',
    // As in production: with Node's five seconds a busy machine closes a connection that the next call is sent on.
    serverOptions: { keepAliveTimeout: 75_000 },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The test server has no port');
  return {
    url: `http://${name}:${address.port}`,
    server,
    setRouter: (router: { fetch: typeof fetch }) => {
      fetch = router.fetch;
    },
  };
}

async function signUp(client: Client, name: string): Promise<Client> {
  const email = `${name}@example.org`;
  const password = 'correct horse battery';
  await client.register({ email, password, firstName: name, lastName: 'Student' });
  await client.verify(email);
  await client.login(email, password);
  return client;
}

/** The App: everything a feature may use, and how it is opened and closed. */
import { openReadingPool, type ReadingPool } from '../opinion/pdf/pool.ts';
import { type ClassFileReader, openClassFileReader } from '../study/class-file/reader.ts';
import { type Composer, openComposer } from '../study/composing/composer.ts';
import { type Encoder, openEncoder } from '../study/extractive/encoder/encoder.ts';
import { openPrinter, type Printer } from '../study/print/printer.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import { rateLimitPoints } from './base/rate-limits.ts';
import { modelFolder, version } from './base/root.ts';
import { openDatabases } from './db/databases.ts';
import type { Db } from './db/db.ts';
import { lookForState } from './db/installation.ts';
import { migrateDatabase } from './db/migrations.ts';
import { type Aside, openAside } from './outside/aside.ts';
import { type Backups, openBackups } from './outside/backups.ts';
import { followChosenModels } from './outside/chosen-models.ts';
import { openEmbeddedDatabase } from './outside/embedded-database.ts';
import { placesToLook } from './outside/local-models/places.ts';
import { type MailServer, openMailServer } from './outside/mail.ts';
import { type Metrics, openMetrics } from './outside/metrics.ts';
import { type Models, openModels } from './outside/models.ts';
import { type Notices, openNotices } from './outside/notices.ts';
import type { Payments } from './outside/payments.ts';
import { type Job, openQueue, type Queue } from './outside/queue.ts';
import { openRateLimits, type RateLimits } from './outside/rate-limits.ts';
import { openResultCache, type ResultCache } from './outside/result-cache.ts';
import { keepSecret, openFingerprint } from './outside/secret.ts';
import { encryptAnew, openSignIn, type ProviderOptions, type SignIn } from './outside/sign-in.ts';
import { openSpans } from './outside/spans.ts';
import { openStripe } from './outside/stripe.ts';
import { openTemporaryFiles, type TemporaryFiles } from './outside/temporary-files.ts';
import { openTestCheckout, type TestCheckout } from './outside/test-checkout/test-checkout.ts';

export type App = {
  config: Config;
  db: Db;
  /** For searches alone: two of a student at a time, canceled once nobody waits for them. */
  searchDb: Db;
  /** For readiness alone: one connection that nothing else waits for. */
  healthDb: Db;
  queue: Queue;
  signIn: SignIn;
  rateLimits: RateLimits;
  notices: Notices;
  /** Absent where no mail server is configured: mails are then kept and shown. */
  mailServer: MailServer | undefined;
  /** Absent in production without the provider's key: nothing can be bought then. */
  payments: Payments | undefined;
  /** In place of the provider where no key is set; never in production. */
  testCheckout: TestCheckout | undefined;
  files: TemporaryFiles;
  reader: ReadingPool;
  printer: Printer;
  classFiles: ClassFileReader;
  /** The pretrained encoder, by which the embedded engine reads sentences; slow, so it is asked before the engine is. */
  encoder: Encoder;
  /** The embedded engine. */
  composer: Composer;
  /** Threads for what takes long; what they made is kept until it changes. */
  aside: Aside;
  resultCache: ResultCache;
  /** What writes the material of each tier. */
  models: Models;
  /** Where language models of one's own are looked for, when an administrator asks. */
  modelPlaces: readonly string[];
  /** Resolves once `models` is what the database says; every process does so by itself when it is told. */
  rereadModels(): Promise<void>;
  /** One way, and keyed: what was asked can be compared later without being kept. */
  fingerprint: (text: string) => string;
  /** By a second secret, while one is being replaced. */
  otherFingerprint: ((text: string) => string) | undefined;
  backups: Backups;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  /** Aborts when the process was told to end: it serves what still comes, and asks to be left out of what is new. */
  draining: AbortSignal;
  /** Aborts when the process begins to close: what waits for news ends. */
  closing: AbortSignal;
};

export type OpenedApp = {
  app: App;
  /** From now on it is not ready, and its worker takes no new jobs; running jobs go on for as long as a drain may last. */
  beginDraining(): void;
  /** Tells what waits for news, such as open event streams, to end. */
  beginClosing(): void;
  close(): Promise<void>;
};

/** What a worker has in hand is given this long to come to its end also where nothing is drained. */
const leastDrainMs = 8_000;

/** Opens what lies outside, from the ground up; `close` closes it in the reverse order. */
export async function openApp(config: Config, log: Log, jobs: Job[]): Promise<OpenedApp> {
  const closers: (() => unknown)[] = [];
  const draining = new AbortController();
  const closing = new AbortController();
  const close = async () => {
    closing.abort();
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const build = { version, process: config.process };
    closers.push(await openSpans({ endpoint: config.operating.tracesEndpoint, build }));
    const url = config.databaseUrl ?? (await openEmbedded(config, log, jobs, closers));
    const secret = config.appSecret ?? (await keepSecret(config.dataDir));
    const directUrl = config.databaseDirectUrl ?? url;
    const backups = openBackups({ url: directUrl, secret, log, config });
    await migrateDatabase(directUrl, { before: backups.beforeMigration }).catch((cause: Error) => {
      if (!config.databaseUrl) throw cause;
      throw new Error(`The database that DATABASE_URL names cannot be used: ${cause.message}`, { cause });
    });
    const databases = openDatabases({ url, directUrl }, log, config.operating.database, config.isTest);
    const { db } = databases.main;
    closers.push(() => databases.close());
    if (config.otherSecret !== undefined) {
      const encrypted = await encryptAnew(db, secret, config.otherSecret);
      if (encrypted > 0) log.info({ encrypted }, 'Second factors were encrypted with the new secret');
    }
    const notices = await openNotices(directUrl, log);
    closers.push(() => notices.close());
    const queue = await openQueue({
      ...{ url: directUrl, log, jobs, isWorker: config.process !== 'web' },
      onFailure: (job) => app.metrics.countJobFailure(job),
    });
    const mailServer = config.smtpUrl ? openMailServer(config.smtpUrl, config.mailFrom) : undefined;
    closers.push(() => mailServer?.close());
    const { readersAtOnce: size } = config.operating;
    const reader = openReadingPool({
      ...(size === undefined ? {} : { size }),
      keepsOne: config.process !== 'web' && !config.isTest,
    });
    const printer = openPrinter();
    const classFiles = openClassFileReader();
    const encoder = openEncoder({
      folder: modelFolder,
      onTrouble: (reason) =>
        log.warn({ reason }, 'The encoder could not be used: the engine reads without it'),
    });
    const composer = openComposer();
    const { pool: _, ...limits } = config.operating.database;
    const aside = openAside({
      setup: { url: directUrl, limits, secret, appUrl: config.appUrl },
      now: () => app.now(),
    });
    // The queue closes first: it lets running jobs end, and they use all the rest.
    closers.push(
      () => reader.close(),
      () => printer.close(),
      () => classFiles.close(),
      () => encoder.close(),
      () => composer.close(),
      () => aside.close(),
      () => queue.close(Math.max(leastDrainMs, config.operating.drainMs)),
    );
    const testCheckout = config.usesTestCheckout
      ? openTestCheckout({ db, queue, appUrl: config.appUrl, now: () => app.now() })
      : undefined;
    const provider = config.stripe ?? testCheckout;
    const app: App = {
      config,
      db,
      searchDb: databases.search.db,
      healthDb: databases.health.db,
      queue,
      notices,
      mailServer,
      payments: provider && openStripe(provider),
      testCheckout,
      reader,
      printer,
      classFiles,
      encoder,
      composer,
      aside,
      resultCache: openResultCache(),
      models: openModels(config.models),
      modelPlaces: placesToLook(config.models.ollamaUrl),
      rereadModels: () => chosen.reread(),
      log,
      metrics: openMetrics({
        build,
        listPools: databases.listPools,
        countKilled: () => reader.countKilled(),
        freeBytes: () => app.files.freeBytes(),
        look: () => lookForFigures(db, queue),
      }),
      signIn: openSignIn({
        db: databases.sessions.db,
        secret,
        appUrl: config.appUrl,
        supportEmail: config.supportEmail,
        providers: providersOf(config),
      }),
      rateLimits: openRateLimits(
        databases.limits.connections,
        { ...rateLimitPoints, ...config.rateLimits },
        config.campusNetworks,
      ),
      files: await openTemporaryFiles(config.dataDir),
      fingerprint: openFingerprint(secret),
      otherFingerprint: config.otherSecret === undefined ? undefined : openFingerprint(config.otherSecret),
      backups,
      now: () => new Date(),
      draining: draining.signal,
      closing: closing.signal,
    };
    const chosen = await followChosenModels({ db, notices, log, config: config.models }, (models) => {
      app.models = models;
    });
    closers.push(() => chosen.stop());
    const beginDraining = () => {
      draining.abort();
      queue.drain();
    };
    return { app, close, beginDraining, beginClosing: () => closing.abort() };
  } catch (error) {
    await close();
    throw error;
  }
}

function providersOf({ google: { clientId, clientSecret, issuer }, university }: Config): ProviderOptions[] {
  const google = clientId && clientSecret ? [{ id: 'google' as const, clientId, clientSecret, issuer }] : [];
  return university ? [...google, { id: 'oidc', ...university }] : google;
}

async function openEmbedded(
  config: Config,
  log: Log,
  jobs: Job[],
  closers: (() => unknown)[],
): Promise<string> {
  const server = await openEmbeddedDatabase({
    dataDir: config.dataDir,
    jobs,
    log: (message, details) => log.info(details ?? {}, message),
  });
  closers.push(() => server.close());
  return server.url;
}

async function lookForFigures(db: Db, queue: Queue) {
  const jobs = await queue.listDue();
  return { ...(await lookForState(db)), jobs, openJobs: await queue.countOpen() };
}

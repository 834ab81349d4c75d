/** What commands of the operator share: the configuration of the installation, and its database. */
import { resolve } from 'node:path';
import { type Config, loadEnvironmentFile, readConfig, settingsSource } from '../server/base/config.ts';
import { silentLog } from '../server/base/log.ts';
import { version } from '../server/base/root.ts';
import { type Database, openDatabase } from '../server/db/db.ts';
import { hasEmbeddedDatabase } from '../server/db/embedded-postgres.ts';
import { countMissingMigrations, knownMigrations } from '../server/db/migrations.ts';
import { openEmbeddedDatabase } from '../server/outside/embedded-database.ts';
import { jobs } from '../server/worker.ts';
import { UsageError } from './usage-error.ts';
import { counted } from './words.ts';

/** Says, before anything is done, which installation it will be done to. */
export function operatorConfig(tell: (sentence: string) => void = say): Config {
  loadEnvironmentFile();
  try {
    const config = readConfig();
    tell(`Hotseat ${version}, ${nameDatabase(config)}${fromFile(settingsSource())}`);
    return config;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const fromFile = (file: string | undefined) => (file === undefined ? '' : `, settings from ${file}`);

/** Without its password. */
function nameDatabase({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `the embedded database in ${resolve(dataDir)}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} at ${hostname}:${port || 5432}`;
}

type DatabaseOptions = {
  /** Whether an embedded database is made where there is none. */
  mayCreate?: boolean;
  /** Whether there must be an installation in the database. */
  mayBeEmpty?: boolean;
};

/** Joins the database of a running server, or starts it for as long as the work takes. Throws UsageError where it is not there. */
export async function withDatabaseUrl<Result>(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: Config,
  work: (url: string) => Promise<Result>,
  { mayCreate = false, mayBeEmpty = false }: DatabaseOptions = {},
): Promise<Result> {
  const checked = async (url: string) => {
    await requireInstallation(url, mayBeEmpty);
    return work(url);
  };
  if (databaseDirectUrl) return checked(databaseDirectUrl);
  if (!mayCreate && !hasEmbeddedDatabase(dataDir)) throw new UsageError(noneThere(resolve(dataDir)));
  const server = await openEmbeddedDatabase({ dataDir, jobs, log: () => undefined }).catch(refuse);
  try {
    return await checked(server.url);
  } finally {
    await server.close();
  }
}

const noneThere = (dataDir: string) =>
  `There is no database in ${dataDir}: start the product there once, or name an installation with --settings FILE.`;

/** What the database, or its start, refuses is told in a sentence. */
const refuse = (cause: Error): never => {
  throw new UsageError(cause.message || String('code' in cause && cause.code), { cause });
};

async function requireInstallation(url: string, mayBeEmpty: boolean): Promise<void> {
  const missing = await countMissingMigrations(url).catch(refuse);
  if (missing === knownMigrations().length && !mayBeEmpty)
    throw new UsageError(
      'This database is empty: nothing has been installed in it yet. Run “hotseat migrate”, or check DATABASE_URL.',
    );
}

export const withDatabase = <Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  withDatabaseUrl(config, async (url) => {
    const database = openDatabase({ url, log: silentLog, maxConnections: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });

export const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** One line a table, for what takes minutes. */
export const showTable = (table: string, rows: number) => {
  if (rows > 0) say(`  ${table}: ${counted(rows, 'row')}`);
};

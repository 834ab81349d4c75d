/** What commands of the operator share: the configuration of the installation, and its database. */
import { type Config, loadEnvironmentFile, readConfig } from '../server/base/config.ts';
import { silentLog } from '../server/base/log.ts';
import { type Database, openDatabase } from '../server/db/db.ts';
import { openEmbeddedDatabase } from '../server/outside/embedded-database.ts';
import { jobs } from '../server/worker.ts';
import { UsageError } from './usage-error.ts';
import { counted } from './words.ts';

export function operatorConfig(): Config {
  loadEnvironmentFile();
  try {
    return readConfig();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Joins the database of a running server, or starts it for as long as the work takes. */
export async function withDatabaseUrl<Result>(
  { databaseUrl, dataDir }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) return work(databaseUrl);
  const server = await openEmbeddedDatabase({ dataDir, jobs, log: () => undefined });
  try {
    return await work(server.url);
  } finally {
    await server.close();
  }
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

/** The database, by several ways: none can be crowded by what is asked on another. */
import type { Log } from '../base/log.ts';
import type { DatabaseLimits } from '../base/operating.ts';
import { cancelForGone } from './connections.ts';
import { type Database, openDatabase } from './db.ts';

export type Databases = {
  main: Database;
  /** Who somebody is. */
  sessions: Database;
  /** How often she may. */
  limits: Database;
  /** What takes long to be found. */
  search: Database;
  /** Whether the database answers: who asks that does not wait for the others. */
  health: Database;
  listPools(): { pool: string; busy: number; idle: number; waiting: number }[];
  close(): Promise<void>;
};

const searchTimeoutMs = 10_000;

/**
 * What cancels a search by its session's number, and what tells whether the database lives, goes past a pooler.
 * `isStrict`: work that holds a connection and asks for another fails, as in tests; otherwise the log tells of it.
 */
export function openDatabases(
  { url, directUrl }: { url: string; directUrl: string },
  log: Log,
  { pool, ...limits }: DatabaseLimits,
  isStrict: boolean,
): Databases {
  const secondAsked = isStrict ? fail : undefined;
  const shared = { url, directUrl, log, limits, secondAsked };
  const main = openDatabase({ ...shared, maxConnections: pool });
  const ways = {
    main,
    health: openDatabase({ ...shared, url: directUrl, maxConnections: 1 }),
    sessions: openDatabase({ ...shared, maxConnections: 4 }),
    limits: openDatabase({
      ...shared,
      maxConnections: 3,
      share: { most: 1, mostWaiting: 1_000 },
      // They wait for one another's locks.
      arrange: (pool) => ({
        query: (statement, values) => pool.query(statement, values),
        connect: () => pool.connect(),
      }),
    }),
    search: openDatabase({
      ...shared,
      url: directUrl,
      maxConnections: 4,
      share: { most: 2, mostWaiting: 20 },
      arrange: (pool) => cancelForGone(pool, main.pool),
      limits: { ...limits, statementMs: Math.min(searchTimeoutMs, limits.statementMs) },
    }),
  };
  return {
    ...ways,
    listPools: () =>
      Object.entries(ways).map(
        ([
          name,
          {
            pool: { totalCount, idleCount, waitingCount },
          },
        ]) => ({
          pool: name,
          busy: totalCount - idleCount,
          idle: idleCount,
          waiting: waitingCount,
        }),
      ),
    async close() {
      for (const { close } of Object.values(ways).reverse()) await close();
    },
  };
}

function fail(error: Error): never {
  throw error;
}

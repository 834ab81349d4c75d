import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { describeError, type Log } from '../base/log.ts';
import type { DatabaseLimits } from '../base/operating.ts';
import { type Connections, type Share, shareFairly, watchForSecond } from './connections.ts';
import { holding } from './held.ts';
import { mostPipelines, openPipelines } from './pipelines.ts';

/** The database, or a transaction of it: what a service is handed. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  db: NodePgDatabase;
  connections: Connections;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
};

export const applicationName = 'hotseat';

type Options = {
  url: string;
  /** Where statements with a name are sent, if a pooler by transaction stands before `url`. */
  directUrl?: string;
  log: Log;
  maxConnections?: number;
  share?: Share;
  /** By default statements with a name share connections, and none is cancelled. */
  arrange?: (pool: pg.Pool, direct: pg.Pool) => Connections;
  /** What the server ends of itself, so that nothing is held or waited for without end. */
  limits?: Partial<Omit<DatabaseLimits, 'pool'>>;
  /** Hears of work that asks for a second connection; what it throws, the work is told. */
  secondAsked?: ((error: Error) => void) | undefined;
};

/** With three of ten in one hand, another student's call finds one free; a browser has six calls on their way at most. */
const commonShare: Share = { most: 3, mostWaiting: 1_000 };

export function openDatabase({
  url,
  directUrl = url,
  log,
  maxConnections = 10,
  share = commonShare,
  arrange = openPipelines,
  limits: { statementMs = 0, lockMs = 0, idleMs = 0 } = {},
  secondAsked = (error) => log.error(describeError(error), 'Work may come to a standstill'),
}: Options): Database {
  const warn = (error: Error) => log.warn({ error: error.message }, 'A database connection broke');
  const open = (connectionString: string, max: number) => {
    const opened = new pg.Pool({ ...settings, connectionString, max });
    // A connection that breaks (the server was restarted) is replaced by the pool; unheard, the event would end the process.
    // The pool hears the idle ones alone: one that breaks between two statements of a transaction speaks for itself.
    opened.on('error', warn);
    opened.on('connect', (client) => client.on('error', warn));
    if (connectionString !== directUrl) opened.on('connect', forgetNames);
    return opened;
  };
  const settings = {
    application_name: applicationName,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    pipeline: true,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
    keepAlive: true,
  };
  const pool = open(url, maxConnections);
  const direct = directUrl === url ? pool : open(directUrl, mostPipelines);
  const connections = watchForSecond(shareFairly(arrange(pool, direct), share), secondAsked);
  const close = async () => {
    await pool.end();
    if (direct !== pool) await direct.end();
  };
  return { db: openDrizzle(connections), connections, pool, url, close };
}

/** A pooler gives the next transaction a session in which nothing of this one is prepared. */
function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest);
  // It passes on what it is given.
  client.query = unnamed as typeof client.query;
}

const isNamed = (first: unknown): first is pg.QueryConfig =>
  typeof first === 'object' && first !== null && 'name' in first && 'text' in first && !('submit' in first);

function openDrizzle(connections: Connections): NodePgDatabase {
  const options = { casing: 'snake_case' } as const;
  // Drizzle asks nothing else of a pool.
  const db = drizzle({ client: connections as pg.Pool, ...options });
  // Drizzle's own never gives back a connection that breaks at BEGIN: the pool would run dry, and could not close.
  db.transaction = async (work, config) => {
    const client = await connections.connect();
    try {
      return await holding(() => drizzle(client, options).transaction(work, config));
    } finally {
      client.release();
    }
  };
  return db;
}

/** Who is given a connection, and when. */
import type pg from 'pg';
import { AppError } from '../base/errors.ts';
import { openTurns } from '../base/turns.ts';
import { type Asker, currentAsker, whenAskerLeft } from './asker.ts';
import { isHolding } from './held.ts';

/** What Drizzle asks of a pool. */
export type Connections = {
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
  /** For a transaction. */
  connect(): Promise<pg.PoolClient>;
};

export type Share = {
  /** Connections, and shared places on one, that one asker has at a time. */
  most: number;
  /** Beyond them what has waited longest is refused. */
  mostWaiting: number;
};

const askedTooMuch = () => new AppError('too_many_requests', { retryAfterSeconds: 1 });

/** A queue for every student stands before the pool. */
export function shareFairly(connections: Connections, share: Share): Connections {
  const turns = openTurns<Asker>({ ...share, refuse: askedTooMuch });
  const takeTurn = async () => {
    const asker = currentAsker();
    return asker === undefined ? () => undefined : turns.take(asker);
  };
  return {
    async query(statement, values) {
      const giveBack = await takeTurn();
      try {
        return await connections.query(statement, values);
      } finally {
        giveBack();
      }
    },
    async connect() {
      const giveBack = await takeTurn();
      const client = await connections.connect().catch((error: unknown) => {
        giveBack();
        throw error;
      });
      const release = client.release.bind(client);
      client.release = (broken) => {
        giveBack();
        release(broken);
      };
      return client;
    },
  };
}

/** `tell` hears of work that asks for a connection while it holds one; what it throws, the work is told. */
export function watchForSecond(connections: Connections, tell: (error: Error) => void): Connections {
  const look = () => {
    if (isHolding()) tell(new Error('A connection was asked for within a transaction, which holds one'));
  };
  return {
    async query(statement, values) {
      look();
      return connections.query(statement, values);
    },
    async connect() {
      look();
      return connections.connect();
    },
  };
}

/** Each statement on a connection of its own, and canceled at the server when the caller has gone. */
export function cancelForGone(pool: pg.Pool, cancelBy: pg.Pool): Connections {
  async function query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const left = whenAskerLeft();
    const client = await pool.connect();
    let cancelled: Promise<unknown> | undefined;
    let pid = 0;
    const cancel = () => {
      cancelled = cancelBy.query('select pg_cancel_backend($1)', [pid]);
    };
    try {
      pid = await processOf(client);
      if (left?.aborted) throw brokenOff();
      left?.addEventListener('abort', cancel);
      return await client.query(statement, values).catch((cause: unknown) => {
        throw left?.aborted ? brokenOff(cause) : cause;
      });
    } finally {
      left?.removeEventListener('abort', cancel);
      // Not before it has arrived: it would hit the next user of the connection.
      await cancelled?.catch(() => undefined);
      client.release();
    }
  }
  return { query, connect: () => pool.connect() };
}

const brokenOff = (cause?: unknown) =>
  new AppError('invalid_request', { message: 'The request was broken off.', cause });

const processes = new WeakMap<pg.PoolClient, Promise<number>>();

/** Asked once per connection: the number that a pooler reports on connecting is its own. */
function processOf(client: pg.PoolClient): Promise<number> {
  const known = processes.get(client);
  if (known) return known;
  const asked = client
    .query<{ pid: number }>('select pg_backend_pid() as pid')
    .then(({ rows }) => rows[0]?.pid ?? 0);
  processes.set(client, asked);
  return asked;
}

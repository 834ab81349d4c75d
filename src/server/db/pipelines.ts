import type pg from 'pg';
import type { Connections } from './connections.ts';

/** A connection, and how many statements wait for their answers on it. */
type Pipeline = { connection: Promise<pg.PoolClient>; waiting: number };

/** While one is busy with a long search, the statements of other students go elsewhere. */
export const mostPipelines = 2;

/**
 * The pool, but that statements with a name share connections, each sent without waiting for the answers before it: the
 * pool by itself keeps a connection for every statement until it is answered. Names are for short reads (`statement.ts`).
 * What writes has none: it may wait for another's lock, and all behind it would wait along. A statement is prepared once for a
 * session: behind a pooler that gives each transaction another one, names need a pool past it.
 */
export function openPipelines(pool: pg.Pool, forNamed = pool): Connections {
  const pipelines: Pipeline[] = [];

  function choose(): Pipeline {
    const [emptiest] = pipelines.toSorted((a, b) => a.waiting - b.waiting);
    if (emptiest && pipelines.length === mostPipelines) return emptiest;
    const opened = { connection: forNamed.connect(), waiting: 0 };
    pipelines.push(opened);
    return opened;
  }

  async function leave(pipeline: Pipeline): Promise<void> {
    pipeline.waiting -= 1;
    if (pipeline.waiting > 0) return;
    pipelines.splice(pipelines.indexOf(pipeline), 1);
    // The pool sees by itself whether the connection still lives; one that never came is nothing to give back.
    await pipeline.connection.then(
      (connection) => connection.release(),
      () => undefined,
    );
  }

  async function query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (!statement.name) return pool.query(statement, values);
    const pipeline = choose();
    pipeline.waiting += 1;
    try {
      return await (await pipeline.connection).query(statement, values);
    } finally {
      await leave(pipeline);
    }
  }

  return { query, connect: () => pool.connect() };
}

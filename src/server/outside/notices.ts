/** News between processes through the database's NOTIFY: ids alone travel, listeners read the rows. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import type { Log } from '../base/log.ts';
import { applicationName, type Db } from '../db/db.ts';

/** One connection a process: by it the database tells how many there are. */
export const noticesName = `${applicationName} notices`;

const channel = 'hotseat_notices';

const noticeSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('case'), classId: z.number(), caseId: z.number() }),
  /** A material of a running case has grown: no change of the case. */
  z.object({ about: z.literal('part'), classId: z.number(), caseId: z.number() }),
  z.object({ about: z.literal('sign_in'), userId: z.number() }),
  /** What a student asked for is to stop: the process that works on it hears of it. */
  z.object({ about: z.literal('cancel'), what: z.enum(['attempt', 'ask']), id: z.number() }),
  /** Other models write from now on. */
  z.object({ about: z.literal('models') }),
  /** News may have been missed (the connection broke): read again what you watch. */
  z.object({ about: z.literal('gap') }),
]);
export type Notice = z.infer<typeof noticeSchema>;

export type Notices = {
  /** Heard by every process once the transaction commits. */
  tell(db: Db, notice: Notice): Promise<void>;
  /** Returns the way to stop listening. */
  listen(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
};

const reconnectDelayMs = 250;

export async function openNotices(url: string, log: Log): Promise<Notices> {
  const listeners = new Set<(notice: Notice) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;

  const spread = (notice: Notice) => {
    for (const listener of listeners) listener(notice);
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: noticesName,
      keepAlive: true,
    });
    next.on('error', (error) => log.warn({ error: error.message }, 'The notice connection broke'));
    next.on('notification', ({ payload }) => {
      const notice = noticeSchema.safeParse(JSON.parse(payload ?? '{}'));
      if (notice.success) spread(notice.data);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    // Not before: a client that never got through ends as well, and the loop that opened it goes on by itself.
    next.on('end', () => void reconnect());
    client = next;
    if (isClosed) await next.end();
  };

  const reconnect = async () => {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, reconnectDelayMs).unref());
      try {
        await connect();
        spread({ about: 'gap' });
        return;
      } catch {
        // The next round tries again; the first failure was logged by the broken connection.
      }
    }
  };

  await connect();
  return {
    async tell(db, notice) {
      await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

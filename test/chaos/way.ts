/** A way to the database that can be cut, frozen, and broken at a statement. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { readStatements } from './statements.ts';

export type Trap = {
  catches(statement: string): boolean;
  /** Whether the server has worked the statement when it springs; nobody hears its answer. */
  isWorked: boolean;
  /** The connection is broken by then. */
  spring(statement: string): void;
};

export type Way = {
  port: number;
  /** The database's address by this way. */
  url: string;
  /** Takes no connection any more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Breaks the connections that there are; new ones are taken. */
  breakOff(): void;
  /** Takes everything and hands nothing on. */
  freeze(): void;
  thaw(): void;
  /** The latest one counts, and springs once. */
  set(trap: Trap | undefined): void;
  /** How often each statement went this way. */
  seen: ReadonlyMap<string, number>;
};

type Pair = { near: Socket; far: Socket };

export async function openWay(databaseUrl: string): Promise<Way> {
  const to = new URL(databaseUrl);
  const socketFolder = to.searchParams.get('host');
  const databasePort = Number(to.port);
  const pairs = new Set<Pair>();
  const seen = new Map<string, number>();
  let isFrozen = false;
  let trap: Trap | undefined;

  const end = (pair: Pair) => {
    pair.near.destroy();
    pair.far.destroy();
    pairs.delete(pair);
  };

  /** Answers what it caught. */
  const lookFor = (statements: string[]): { statement: string; sprung: Trap } | undefined => {
    for (const statement of statements) {
      seen.set(statement, (seen.get(statement) ?? 0) + 1);
      if (!trap?.catches(statement)) continue;
      const sprung = trap;
      trap = undefined;
      return { statement, sprung };
    }
    return undefined;
  };

  const join = (pair: Pair) => {
    const { near, far } = pair;
    const read = readStatements();
    const springAfter = (statement: string, sprung: Trap) => {
      end(pair);
      sprung.spring(statement);
    };
    near.on('data', (bytes) => {
      const caught = lookFor(read(bytes));
      if (!caught) return void far.write(bytes);
      const { statement, sprung } = caught;
      if (!sprung.isWorked) return springAfter(statement, sprung);
      far.removeAllListeners('data').once('data', () => springAfter(statement, sprung));
      far.write(bytes);
    });
    far.on('data', (bytes) => near.write(bytes));
  };

  const server: Server = createServer((near) => {
    const far = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.${databasePort}`)
      : connect(databasePort, to.hostname);
    const pair = { near, far };
    pairs.add(pair);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => end(pair));
    }
    join(pair);
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  const listen = (on: number) => new Promise<void>((done) => server.listen(on, '127.0.0.1', done));
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The way has no port');
  const { port } = address;
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.search = '';
  const each = (work: (socket: Socket) => unknown) => {
    for (const { near, far } of pairs) for (const socket of [near, far]) work(socket);
  };
  const breakOff = () => [...pairs].forEach(end);
  return {
    port,
    url: url.href,
    seen,
    async cut() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      breakOff();
      await closed;
    },
    mend: () => listen(port),
    breakOff,
    freeze() {
      isFrozen = true;
      each((socket) => socket.pause());
    },
    thaw() {
      isFrozen = false;
      each((socket) => socket.resume());
    },
    set(next) {
      trap = next;
    },
  };
}

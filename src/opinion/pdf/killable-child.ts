import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An order as the child gets it, with what it has to watch itself. */
export type Watched<Order> = Order & { watch: { memoryLimitMb: number | null } };

/** How a process went. `isForeign`: by nothing that it or its pool did, as when the system lacks memory; another may succeed. */
export type Ending = { isForeign: boolean };

/** A child process as a pool sees it. */
export type KillableChild<Order, Report> = {
  /** Not from the moment it is killed, though the process ends a little later. */
  isAlive(): boolean;
  /** Sends an order; reports go to `onReport` until the next order. */
  order(order: Order, onReport: (report: Report) => void): void;
  /** Resolves when the process is gone. */
  ended: Promise<Ending>;
  kill(): void;
  /** Kills it and waits until it is gone. */
  end(): Promise<unknown>;
  /** Lets this process end although the child lives. */
  rest(): void;
  /** Resident memory in MB; 0 where this system does not tell, and the child watches itself. */
  memoryMb(): number;
  /** Seconds of work of all its threads since it was started; where this system does not tell, seconds by the clock. */
  workedSeconds(): number;
};

/** No fault of a program's own ends it by these. */
const foreignSignals = new Set<NodeJS.Signals>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

const isLinux = process.platform === 'linux';
const pageBytes = 4096;
const ticksPerSecond = 100;

/** Pages of one file live as long as its reading: a small old space would be collected again and again for nothing. */
const roomyHeap = ['--initial-old-space-size=128', '--min-semi-space-size=16', '--max-semi-space-size=16'];
/** Where what is large lies outside of the heap. */
export const smallHeap = ['--max-semi-space-size=4'];

export function startChild<Order extends object, Report>(
  path: URL,
  memoryLimitMb: number,
  heap: readonly string[] = roomyHeap,
): KillableChild<Order, Report> {
  const child = fork(fileURLToPath(path), {
    // Nothing of the server's environment: the child opens files of strangers.
    env: process.platform === 'win32' ? { SystemRoot: 'C:\\Windows' } : {},
    execArgv: ['--max-old-space-size=384', ...heap],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  const startedAt = performance.now();
  let alive = true;
  let condemned = false;
  let listener: ((report: Report) => void) | undefined;
  const ended = new Promise<Ending>((resolve) => {
    const end = (isForeign: boolean) => {
      alive = false;
      resolve({ isForeign });
    };
    child.once('exit', (_, signal) => end(!condemned && signal !== null && foreignSignals.has(signal)));
    // It could not be started.
    child.once('error', () => end(true));
  });
  // Both ends of the channel are ours: a child sends reports of its own pool alone.
  child.on('message', (report) => listener?.(report as Report));
  const kill = () => {
    condemned = true;
    if (alive) child.kill('SIGKILL');
  };
  return {
    isAlive: () => alive && !condemned && child.connected,
    order(order, onReport) {
      listener = onReport;
      child.ref();
      child.channel?.ref();
      const watch = { memoryLimitMb: isLinux ? null : memoryLimitMb };
      child.send({ ...order, watch } satisfies Watched<Order>, () => {});
    },
    ended,
    kill,
    end() {
      child.ref();
      kill();
      return ended;
    },
    rest() {
      listener = undefined;
      child.unref();
      child.channel?.unref();
    },
    memoryMb: () => (isLinux && alive && child.pid ? residentMb(child.pid) : 0),
    workedSeconds: () => {
      if (!isLinux) return (performance.now() - startedAt) / 1000;
      return alive && child.pid ? cpuSeconds(child.pid) : 0;
    },
  };
}

function residentMb(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1];
    return (Number(pages) * pageBytes) / 1024 / 1024;
  } catch {
    return 0;
  }
}

const cpuSeconds = (pid: number) => secondsIn(`/proc/${pid}/stat`);

/** Of a thread of this process, by its number at the system. */
export const threadSeconds = (task: number): number => secondsIn(`/proc/self/task/${task}/stat`);

function secondsIn(path: string): number {
  try {
    const stat = readFileSync(path, 'latin1');
    // The second field, the program's name, may hold blanks; user and system time are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

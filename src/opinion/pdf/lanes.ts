/** A bounded number of children at work: who waits, who rests, who is replaced. What they do is not known here. */
import type { KillableChild } from './killable-child.ts';

// Which orders a child takes is between it and its user.
type AnyChild = Pick<KillableChild<never, never>, 'isAlive' | 'kill' | 'end' | 'rest' | 'memoryMb'>;

export type Lane<Child> = {
  child: Child;
  /** Ends the child and answers a fresh one in its place. */
  replace(): Child;
};

export type Lanes<Child> = {
  /** Waits until a child is free and lends it; throws the signal's reason when it aborts while waiting. */
  lend<Made>(signal: AbortSignal, work: (lane: Lane<Child>) => Promise<Made>): Promise<Made>;
  /** Where one may be kept and none rests, starts one before it is asked for. */
  prepare(): void;
  /** What the largest child holds at this moment, in MB. */
  memoryMb(): number;
  /** How many children were lost at work: killed at a limit or by their user, or ended by themselves. */
  countLost(): number;
  /** Ends every child. */
  close(): Promise<void>;
};

/** A kept child that holds more has grown with its work, and a fresh one takes its place. */
const wornMb = 220;

export function openLanes<Child extends AnyChild>(options: {
  size: number;
  /** A child that has had nothing to do for this long ends. */
  idleMs: number;
  start: () => Child;
  /** Whether one may be kept although it has nothing to do: asked each time its rest is over. None by default. */
  mayKeep?: () => boolean;
}): Lanes<Child> {
  const { size, idleMs, start, mayKeep = () => false } = options;
  const idle = new Map<Child, NodeJS.Timeout>();
  const busy = new Set<Child>();
  const queue: ((child: Child) => void)[] = [];
  let isClosed = false;
  let lost = 0;

  function take(): Child {
    for (const [child, timer] of idle) {
      idle.delete(child);
      clearTimeout(timer);
      if (child.isAlive()) return child;
    }
    return start();
  }

  function serve(): void {
    while (queue.length > 0 && busy.size < size) {
      const child = take();
      busy.add(child);
      queue.shift()!(child);
    }
  }

  function giveBack(child: Child): void {
    busy.delete(child);
    if (!child.isAlive() && !isClosed) lost += 1;
    if (child.isAlive() && !isClosed) {
      letRest(child);
    } else child.kill();
    serve();
  }

  function letRest(child: Child): void {
    child.rest();
    idle.set(child, setTimeout(() => retire(child), idleMs).unref());
  }

  function retire(child: Child): void {
    idle.delete(child);
    const isWorn = !child.isAlive() || child.memoryMb() > wornMb;
    if (isClosed || idle.size > 0 || !mayKeep()) child.kill();
    else if (isWorn) {
      child.kill();
      letRest(start());
    } else letRest(child);
  }

  function waitForChild(signal: AbortSignal): Promise<Child> {
    return new Promise((resolve, reject) => {
      const begin = (child: Child) => {
        signal.removeEventListener('abort', leave);
        resolve(child);
      };
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(begin);
      serve();
    });
  }

  return {
    async lend(signal, work) {
      signal.throwIfAborted();
      const lane: Lane<Child> = {
        child: await waitForChild(signal),
        replace() {
          busy.delete(lane.child);
          lane.child.kill();
          lost += 1;
          lane.child = start();
          busy.add(lane.child);
          return lane.child;
        },
      };
      try {
        return await work(lane);
      } finally {
        giveBack(lane.child);
      }
    },
    prepare() {
      if (!isClosed && idle.size === 0 && busy.size < size && mayKeep()) letRest(start());
    },
    memoryMb: () => Math.max(0, ...[...busy, ...idle.keys()].map((child) => child.memoryMb())),
    countLost: () => lost,
    async close() {
      isClosed = true;
      const children = [...idle.keys(), ...busy];
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all(children.map((child) => child.end()));
    },
  };
}

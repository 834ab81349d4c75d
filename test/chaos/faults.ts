/** What goes wrong: each fault strikes once, and is over when it resolves. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Member } from './member.ts';

export type World = {
  members: Member[];
  /** Beside all ways. */
  database: pg.Client;
  random: () => number;
};

/** Answers where it struck. */
type Fault = (world: World) => Promise<string>;

const hourMs = 60 * 60 * 1000;

/** A statement that does not come in time is not waited for: the next one is taken. */
const patienceMs = 1_200;

export const pick = <Item>(random: () => number, from: readonly Item[]): Item => {
  const item = from[Math.floor(random() * from.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};

/** One that is up; waits for it where all of them are starting. */
async function choose({ members, random }: World, role?: Member['role']): Promise<Member> {
  for (;;) {
    const up = members.filter((each) => each.running() && (!role || each.role === role));
    if (up.length > 0) return pick(random, up);
    await sleep(50);
  }
}

/** At any statement of those that this process has worked so far, the rare ones as often as the frequent ones. */
async function atStatement(
  world: World,
  role: Member['role'],
  strike: (member: Member) => unknown,
): Promise<string> {
  const { random } = world;
  const member = await choose(world, role);
  const wanted = pick(random, [...member.way.seen.keys(), '']);
  const isWorked = random() < 0.5;
  const struck = new Promise<string>((resolve) => {
    const spring = (statement: string) => {
      strike(member);
      resolve(`${role} ${isWorked ? 'after' : 'before'} ${statement}`);
    };
    member.way.set({ isWorked, spring, catches: (statement) => statement === wanted });
    setTimeout(() => member.way.set({ isWorked, spring, catches: () => true }), patienceMs).unref();
  });
  const ended = member.running()?.ended.then(() => `${role} that had ended`);
  const where = await Promise.race([struck, ended ?? struck]);
  member.way.set(undefined);
  return where;
}

const kill = (member: Member) => member.running()?.kill('SIGKILL');

/** The processes that read PDFs for it. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

async function setDisk({ database }: World, isFull: boolean): Promise<void> {
  await database.query('update chaos_disk set is_full = $1', [isFull]);
}

const faults = {
  'worker killed at a statement': (world) => atStatement(world, 'worker', kill),
  'web process killed at a statement': (world) => atStatement(world, 'web', kill),
  'connection of a worker lost at a statement': (world) => atStatement(world, 'worker', () => undefined),
  'connection of a web process lost at a statement': (world) => atStatement(world, 'web', () => undefined),
  'all connections of a process lost': async (world) => {
    const { way, name } = await choose(world);
    way.breakOff();
    return name;
  },
  'all connections ended by the database': async ({ database }) => {
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return 'database';
  },
  'database frozen': async (world) => {
    const { way, name } = await choose(world);
    way.freeze();
    await sleep(500 + world.random() * 2_500);
    way.thaw();
    return name;
  },
  'database out of reach': async (world) => {
    const { way, name } = await choose(world);
    await way.cut();
    await sleep(world.random() * 1_500);
    await way.mend();
    return name;
  },
  'reader killed': async (world) => {
    const worker = await choose(world, 'worker');
    const until = performance.now() + patienceMs;
    let children: number[] = [];
    while (children.length === 0 && performance.now() < until) {
      children = childrenOf(worker.running()?.pid ?? 0);
      if (children.length === 0) await sleep(10);
    }
    if (children.length > 0) process.kill(pick(world.random, children), 'SIGKILL');
    return children.length > 0 ? worker.name : 'no reader was there';
  },
  'process stands still': async (world) => {
    const member = await choose(world);
    const { pid } = member.running() ?? {};
    // Some longer than the ten seconds after which a worker counts as dead: it comes back beside who took over.
    const isLong = member.role === 'worker' && world.random() < 0.3;
    if (pid) process.kill(pid, 'SIGSTOP');
    await sleep(isLong ? 12_000 : 500 + world.random() * 2_000);
    if (pid && member.running()?.pid === pid) process.kill(pid, 'SIGCONT');
    return `${member.name}${isLong ? ', for longer than its jobs are kept for it' : ''}`;
  },
  'disk full': async (world) => {
    await setDisk(world, true);
    await sleep(300 + world.random() * 1_200);
    await setDisk(world, false);
    return 'database';
  },
  'clock jumps': async (world) => {
    const member = await choose(world);
    await member.setClock(pick(world.random, [-36, -1, 1, 36]) * hourMs);
    await sleep(300 + world.random() * 1_200);
    await member.setClock(0);
    return member.name;
  },
  'no workers': async ({ members, random }) => {
    const workers = members.filter(({ role }) => role === 'worker');
    for (const worker of workers) worker.keepDown(true);
    await Promise.all(workers.map(kill));
    await sleep(500 + random() * 1_500);
    for (const worker of workers) worker.keepDown(false);
    return 'all of them killed at once';
  },
  'process replaced': async (world) => {
    const member = await choose(world);
    await member.running()?.kill('SIGTERM');
    return member.name;
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** How often each comes, as against the others. */
const shares: Record<FaultName, number> = {
  'worker killed at a statement': 20,
  'web process killed at a statement': 12,
  'connection of a worker lost at a statement': 20,
  'connection of a web process lost at a statement': 16,
  'all connections of a process lost': 4,
  'all connections ended by the database': 2,
  'database frozen': 4,
  'database out of reach': 3,
  'reader killed': 5,
  'process stands still': 4,
  'disk full': 4,
  'clock jumps': 4,
  'no workers': 2,
  'process replaced': 3,
};

/** Of so many faults each kind has its share, and one at least; in the order of the seed. */
export function planFaults(amount: number, random: () => number): FaultName[] {
  const all = Object.keys(shares) as FaultName[];
  const weighted = all.flatMap((name) => Array<FaultName>(shares[name]).fill(name));
  const rest = Array.from({ length: Math.max(0, amount - all.length) }, () => pick(random, weighted));
  return [...all, ...rest]
    .map((name) => ({ name, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

export const strike = (name: FaultName, world: World): Promise<string> => faults[name](world);

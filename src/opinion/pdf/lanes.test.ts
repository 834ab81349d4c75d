import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLanes } from './lanes.ts';

type Fake = ReturnType<typeof fakeChild>;

function fakeChild(holdsMb: number) {
  let alive = true;
  const kill = () => {
    alive = false;
  };
  return {
    isAlive: () => alive,
    kill,
    end: async () => kill(),
    rest: () => {},
    memoryMb: () => holdsMb,
  };
}

const idleMs = 20;
const never = new AbortController().signal;

function open(mayKeep: () => boolean, holdsMb = 80) {
  const started: Fake[] = [];
  const start = () => {
    const child = fakeChild(holdsMb);
    started.push(child);
    return child;
  };
  return { lanes: openLanes({ size: 2, idleMs, start, mayKeep }), started };
}

test('a child that was started ahead is there for the first who asks, and stays while it may', async () => {
  const { lanes, started } = open(() => true);
  lanes.prepare();
  lanes.prepare();
  await wait(5 * idleMs);
  await lanes.lend(never, async ({ child }) => expect(child).toBe(started[0]));
  await wait(5 * idleMs);
  expect(started).toHaveLength(1);
  expect(started[0]!.isAlive()).toBe(true);
  await lanes.close();
  expect(started[0]!.isAlive()).toBe(false);
});

test('none is kept where memory is short, and none started ahead', async () => {
  let isShort = true;
  const { lanes, started } = open(() => !isShort);
  lanes.prepare();
  expect(started).toHaveLength(0);
  isShort = false;
  lanes.prepare();
  isShort = true;
  await wait(5 * idleMs);
  expect(started.map((child) => child.isAlive())).toEqual([false]);
  await lanes.close();
});

test('one that grew with its work gives way to a fresh one', async () => {
  const { lanes, started } = open(() => true, 400);
  lanes.prepare();
  await wait(1.5 * idleMs);
  expect(started.map((child) => child.isAlive())).toEqual([false, true]);
  await lanes.close();
});

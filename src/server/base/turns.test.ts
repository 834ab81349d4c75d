import { afterEach, expect, it, vi } from 'vitest';
import { openTurns } from './turns.ts';

const open = (rules: { most: number; crowdedAt?: number; restTimes?: number; mostWaiting?: number }) =>
  openTurns<string>({ mostWaiting: 1_000, refuse: () => new Error('too many'), ...rules });

afterEach(() => void vi.useRealTimers());

/** Takes `count` turns at once; each is given back when `end` is called. */
function takeMany(turns: ReturnType<typeof open>, who: string, count: number) {
  const taken: (() => void)[] = [];
  const refused: number[] = [];
  for (let each = 0; each < count; each += 1)
    turns.take(who).then(
      (giveBack) => taken.push(giveBack),
      () => refused.push(each),
    );
  const settle = () => new Promise(setImmediate);
  return {
    refused,
    settle,
    working: () => taken.length,
    async end() {
      taken.shift()?.();
      await settle();
    },
  };
}

it('somebody has so many at a time, and others theirs', async () => {
  const turns = open({ most: 2 });
  const many = takeMany(turns, 'one', 5);
  await many.settle();
  expect(many.working()).toBe(2);
  await turns.take('another');
  await many.end();
  expect(many.working()).toBe(2);
});

it('a crowd of one has one at a time, until few of it are left', async () => {
  const many = takeMany(open({ most: 4, crowdedAt: 5 }), 'one', 20);
  await many.settle();
  const atWork: number[] = [];
  while (many.working() > 0) {
    atWork.push(many.working());
    await many.end();
  }
  expect(atWork).toHaveLength(20);
  expect(atWork.slice(3, 14)).toEqual(Array.from({ length: 11 }, () => 1));
  expect(Math.max(...atWork.slice(14))).toBe(4);
});

it('a crowd rests for a multiple of what each turn took, and never for hours', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const many = takeMany(open({ most: 4, crowdedAt: 2, restTimes: 4 }), 'one', 20);
  await many.settle();
  // The first four came before there was a crowd.
  for (let each = 0; each < 4; each += 1) await many.end();
  await vi.advanceTimersByTimeAsync(20);
  expect(many.working()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await many.end();
  await vi.advanceTimersByTimeAsync(399);
  expect(many.working()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(many.working()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await many.end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(many.working()).toBe(1);
});

it('beyond what may wait the one that waited longest is refused', async () => {
  const many = takeMany(open({ most: 1, mostWaiting: 3 }), 'one', 6);
  await many.settle();
  expect(many.refused).toEqual([1, 2]);
});

it('a turn is given back once, however often it is said', async () => {
  const turns = open({ most: 1 });
  const giveBack = await turns.take('one');
  giveBack();
  giveBack();
  const many = takeMany(turns, 'one', 3);
  await many.settle();
  expect(many.working()).toBe(1);
});

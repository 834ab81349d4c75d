import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackAtRest } from './at-rest.ts';

const collect = vi.fn();
const busyFor = (utilization: number) =>
  vi
    .spyOn(performance, 'eventLoopUtilization')
    .mockReturnValue({ utilization, idle: 1_000 * (1 - utilization), active: 1_000 * utilization });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.stubGlobal('gc', collect.mockClear());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('memory is given back once after some seconds of rest, and not again while nothing has grown', () => {
  busyFor(0.01);
  giveBackAtRest();
  vi.advanceTimersByTime(3_000);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
});

test('nobody who is answered waits for it', () => {
  busyFor(0.2);
  giveBackAtRest();
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
});

test('where the process may not collect by itself, it goes on without', () => {
  vi.stubGlobal('gc', undefined);
  expect(giveBackAtRest).not.toThrow();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tooltipTiming } from './tooltip-timing.ts';

let seen: string[];
let timing: ReturnType<typeof tooltipTiming<string>>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  timing = tooltipTiming<string>({ show: (target) => seen.push(target), hide: () => seen.push('-') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('opens when a pointer has rested for 700 ms, and not for one that passes', () => {
    timing.enter('bold');
    vi.advanceTimersByTime(699);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['bold']);
    timing.close();
    vi.advanceTimersByTime(1000);
    timing.enter('bold');
    timing.leave();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['bold', '-']);
  });

  it('opens at once within 300 ms of another', () => {
    timing.open('bold');
    timing.close();
    vi.advanceTimersByTime(299);
    timing.enter('italic');
    expect(seen).toEqual(['bold', '-', 'italic']);
    timing.enter('underlined');
    expect(seen.at(-1)).toBe('underlined');
    timing.close();
    vi.advanceTimersByTime(300);
    timing.enter('bold');
    expect(seen.at(-1)).toBe('-');
  });

  it('opens at once for the keyboard', () => {
    timing.open('bold');
    expect(seen).toEqual(['bold']);
  });

  it('stays while the pointer is on its words', () => {
    timing.open('bold');
    timing.leave();
    timing.stay();
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(['bold']);
    timing.leave();
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(['bold', '-']);
  });
});

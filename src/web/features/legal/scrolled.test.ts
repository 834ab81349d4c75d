import { describe, expect, it } from 'vitest';
import { isScrolledThrough } from './scrolled.ts';

const at = (scrollTop: number) => isScrolledThrough({ scrollTop, scrollHeight: 1400, clientHeight: 400 });

describe('a legal text', () => {
  it('counts as read from 99.5 percent of the way on', () => {
    expect([0, 994, 995, 1000].map(at)).toEqual([false, false, true, true]);
  });

  it('that fits into its frame needs no scrolling', () => {
    expect(isScrolledThrough({ scrollTop: 0, scrollHeight: 300, clientHeight: 400 })).toBe(true);
  });
});

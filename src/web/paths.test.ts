import { describe, expect, it } from 'vitest';
import { idOf, pathTo } from './paths.ts';

describe('an address', () => {
  it('is made for each thing by its id', () => {
    expect([pathTo.class(4), pathTo.brief(5), pathTo.outline(6), pathTo.questions(7)]).toEqual([
      '/class/4',
      '/brief/5',
      '/outline/6',
      '/questions/7',
    ]);
  });

  it('holds an id only where it is a positive whole number', () => {
    expect(idOf('12')).toBe(12);
    for (const wrong of ['0', '-1', '1.5', 'abc', '1e3', '', undefined, '99999999999'])
      expect(idOf(wrong)).toBeUndefined();
  });
});

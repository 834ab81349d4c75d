import { expect, it } from 'vitest';
import { readPlace, writePlace } from './desk-place.ts';

it('a place written into the address is read back', () => {
  const place = { at: 'p12.2', from: 'facts-3', side: 'opinion' } as const;
  expect(writePlace('', place)).toBe('at=p12.2&from=facts-3&side=opinion');
  expect(readPlace(writePlace('', place))).toEqual(place);
});

it('an address without a place shows the material', () => {
  expect(readPlace('')).toEqual({ at: undefined, from: undefined, side: 'material' });
});

it('what else the address says stays', () => {
  expect(
    writePlace('question=2&at=p1&side=opinion', { at: undefined, from: undefined, side: 'material' }),
  ).toBe('question=2');
});

import { describe, expect, it } from 'vitest';
import { costText, durationText, fileSizeText, shareText } from './figures.ts';

describe('figures of the administrators’ area', () => {
  it('tell durations in the unit that says most', () => {
    expect([0, 850, 4200, 60_000, 200_000, 3_720_000].map(durationText)).toEqual([
      '0 ms',
      '850 ms',
      '4.2 s',
      '1 min 0 s',
      '3 min 20 s',
      '1 h 2 min',
    ]);
  });

  it('tell what little a model costs, and much in cents', () => {
    expect([0, 0.04, 1.25, 42, 150, 1500].map(costText)).toEqual([
      '$0',
      '$0.0004',
      '$0.013',
      '$0.42',
      '$1.50',
      '$15',
    ]);
  });

  it('tell a share of nothing as a dash', () => {
    expect([shareText(1, 3), shareText(0, 4), shareText(0, 0)]).toEqual(['33%', '0%', '–']);
  });

  it('tell the size of a file', () => {
    expect([900, 200_000, 5_000_000].map(fileSizeText)).toEqual(['1 kB', '196 kB', '4.8 MB']);
  });
});
